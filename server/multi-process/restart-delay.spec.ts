import { expect, it } from 'vitest';
import { RestartDelay } from './restart-delay.js';

it('The first crash restarts at once, and the delay of further crashes doubles up to a minute', () => {
  const delay = new RestartDelay(() => 0);
  const delays = Array.from({ length: 9 }, () => {
    delay.onStart();
    return delay.onCrash();
  });
  expect(delays).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

it('A crash after a minute restarts at once again', () => {
  let now = 0;
  const delay = new RestartDelay(() => now);
  delay.onStart();
  delay.onCrash();
  delay.onStart();
  now = 60_001;
  expect(delay.onCrash()).toBe(0);
});
