import { describe, expect, it } from 'vitest';
import { PenaltyBox } from './penalty-box.js';

describe('PenaltyBox', () => {
  it('throttles neither a single active key nor a well-behaved one', () => {
    const penaltyBox = new PenaltyBox(1_000, () => 0);
    penaltyBox.recordArrival('flood');
    penaltyBox.penalize('flood');
    penaltyBox.recordCompletion('flood', 50);
    expect(penaltyBox.shouldThrottle('flood', 9)).toBe(false);
    penaltyBox.recordArrival('other');
    expect(penaltyBox.shouldThrottle('other', 9)).toBe(false);
    expect(penaltyBox.shouldThrottle('flood', 1)).toBe(true);
  });

  it('limits a penalized key to one request at a time with a cooldown of the same duration', () => {
    let time = 0;
    const penaltyBox = new PenaltyBox(1_000, () => time);
    penaltyBox.penalize('flood');
    penaltyBox.recordArrival('other');
    penaltyBox.recordArrival('flood');
    expect([penaltyBox.shouldThrottle('flood', 1), penaltyBox.shouldThrottle('flood', 0)]).toEqual([
      true,
      false,
    ]);
    time = 30;
    penaltyBox.recordCompletion('flood', 30);
    time = 59;
    expect(penaltyBox.shouldThrottle('flood', 0)).toBe(true);
    time = 60;
    expect(penaltyBox.shouldThrottle('flood', 0)).toBe(false);
  });

  it('limits the cooldown to the penalty window', () => {
    let time = 0;
    const penaltyBox = new PenaltyBox(1_000, () => time);
    penaltyBox.penalize('flood');
    penaltyBox.recordCompletion('flood', 60_000);
    time = 999;
    penaltyBox.penalize('flood');
    penaltyBox.recordArrival('other');
    expect(penaltyBox.shouldThrottle('flood', 0)).toBe(true);
    time = 1_000;
    expect(penaltyBox.shouldThrottle('flood', 0)).toBe(false);
  });

  it('skips the cooldown when only penalized keys compete', () => {
    const penaltyBox = new PenaltyBox(1_000, () => 0);
    for (const key of ['one', 'other']) {
      penaltyBox.penalize(key);
      penaltyBox.recordArrival(key);
      penaltyBox.recordCompletion(key, 500);
    }
    expect([penaltyBox.shouldThrottle('one', 0), penaltyBox.shouldThrottle('one', 1)]).toEqual([false, true]);
  });

  it('releases a key from the penalty after the window', () => {
    let time = 0;
    const penaltyBox = new PenaltyBox(1_000, () => time);
    penaltyBox.penalize('flood');
    time = 1_000;
    penaltyBox.recordArrival('other');
    penaltyBox.recordCompletion('flood', 500);
    expect([penaltyBox.shouldThrottle('flood', 0), penaltyBox.shouldThrottle('flood', 5)]).toEqual([
      false,
      false,
    ]);
  });
});
