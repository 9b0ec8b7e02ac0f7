import { describe, expect, it } from 'vitest';
import { ExpiringKeys } from './expiring-keys.js';

describe('ExpiringKeys', () => {
  it('expires each key after its latest addition', () => {
    let time = 0;
    const keys = new ExpiringKeys(100, () => time);
    keys.add('first');
    time = 50;
    keys.add('second');
    keys.add('first');
    time = 149;
    expect([keys.has('first'), keys.has('second'), keys.has('third')]).toEqual([true, true, false]);
    time = 150;
    keys.add('third');
    expect([keys.has('first'), keys.has('second'), keys.has('third')]).toEqual([false, false, true]);
  });
});
