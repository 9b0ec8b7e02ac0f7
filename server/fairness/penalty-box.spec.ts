import { describe, expect, it } from 'vitest';
import { PenaltyBox } from './penalty-box.js';

describe('keys that asked for too much', () => {
  it('are not held back where nobody else asks, nor is anybody who asked for little', () => {
    const floods = new PenaltyBox(1_000, () => 0);
    floods.recordArrival('flood');
    floods.penalize('flood');
    floods.recordCompletion('flood', 50);
    expect(floods.shouldThrottle('flood', 9)).toBe(false);
    floods.recordArrival('other');
    expect(floods.shouldThrottle('other', 9)).toBe(false);
    expect(floods.shouldThrottle('flood', 1)).toBe(true);
  });

  it('beside others have one thing at a time, and rest as long as each took', () => {
    let time = 0;
    const floods = new PenaltyBox(1_000, () => time);
    floods.penalize('flood');
    floods.recordArrival('other');
    floods.recordArrival('flood');
    expect([floods.shouldThrottle('flood', 1), floods.shouldThrottle('flood', 0)]).toEqual([true, false]);
    time = 30;
    floods.recordCompletion('flood', 30);
    time = 59;
    expect(floods.shouldThrottle('flood', 0)).toBe(true);
    time = 60;
    expect(floods.shouldThrottle('flood', 0)).toBe(false);
  });

  it('rest no longer than a flood lasts', () => {
    let time = 0;
    const floods = new PenaltyBox(1_000, () => time);
    floods.penalize('flood');
    floods.recordCompletion('flood', 60_000);
    time = 999;
    floods.penalize('flood');
    floods.recordArrival('other');
    expect(floods.shouldThrottle('flood', 0)).toBe(true);
    time = 1_000;
    expect(floods.shouldThrottle('flood', 0)).toBe(false);
  });

  it('need no rest beside other floods alone', () => {
    const floods = new PenaltyBox(1_000, () => 0);
    for (const key of ['one', 'other']) {
      floods.penalize(key);
      floods.recordArrival(key);
      floods.recordCompletion(key, 500);
    }
    expect([floods.shouldThrottle('one', 0), floods.shouldThrottle('one', 1)]).toEqual([false, true]);
  });

  it('are none any more when they stayed away for long enough', () => {
    let time = 0;
    const floods = new PenaltyBox(1_000, () => time);
    floods.penalize('flood');
    time = 1_000;
    floods.recordArrival('other');
    floods.recordCompletion('flood', 500);
    expect([floods.shouldThrottle('flood', 0), floods.shouldThrottle('flood', 5)]).toEqual([false, false]);
  });
});
