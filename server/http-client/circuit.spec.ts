import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Circuit } from './circuit.js';

class Away extends Error {}

const away = () => Promise.reject(new Away('away'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const circuit = () =>
  new Circuit({ maxFailures: 3, restMs: 1000, isOutage: (error) => error instanceof Away });

describe('#59 a circuit', () => {
  it('opens after some failures in a row, and lets calls through again later', async () => {
    const service = circuit();
    const call = vi.fn(away);
    for (let time = 0; time < 3; time++) await expect(service.run(call)).rejects.toThrow(Away);
    await expect(service.run(call)).rejects.toThrow('left alone');
    expect(call).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1001);
    await expect(service.run(() => Promise.resolve('back'))).resolves.toBe('back');
    await expect(service.run(call)).rejects.toThrow(Away);
    await expect(service.run(() => Promise.resolve('still there'))).resolves.toBe('still there');
  });

  it('opens at once where the service is still away after the rest', async () => {
    const service = circuit();
    for (let time = 0; time < 3; time++) await expect(service.run(away)).rejects.toThrow(Away);
    vi.advanceTimersByTime(1001);
    await expect(service.run(away)).rejects.toThrow(Away);
    await expect(service.run(away)).rejects.toThrow('left alone');
  });

  it('stays closed for what is wrong with single calls', async () => {
    const service = circuit();
    for (let time = 0; time < 9; time++) {
      await expect(service.run(() => Promise.reject(new Error('no such mailbox')))).rejects.toThrow(
        'no such',
      );
    }
  });
});
