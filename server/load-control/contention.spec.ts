import { describe, expect, it } from 'vitest';
import { Contention } from './contention.js';

describe('Contention', () => {
  it('detects another key within the last second, however many requests the first key sends afterwards', () => {
    let time = 0;
    const contention = new Contention(() => time);
    expect(contention.isContended('one')).toBe(false);
    contention.recordArrival('one');
    expect(contention.isContended('one')).toBe(false);
    expect(contention.isContended('other')).toBe(true);
    contention.recordArrival('other');
    for (let index = 0; index < 9; index++) contention.recordArrival('one');
    time = 999;
    expect(contention.isContended('one')).toBe(true);
    time = 1_000;
    expect(contention.isContended('one')).toBe(false);
  });
});
