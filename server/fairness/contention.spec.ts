import { describe, expect, it } from 'vitest';
import { Contention } from './contention.js';

describe('who has come of late', () => {
  it('knows whether another came within the last second, however often one came since', () => {
    let time = 0;
    const company = new Contention(() => time);
    expect(company.isContended('one')).toBe(false);
    company.recordArrival('one');
    expect(company.isContended('one')).toBe(false);
    expect(company.isContended('other')).toBe(true);
    company.recordArrival('other');
    for (let each = 0; each < 9; each++) company.recordArrival('one');
    time = 999;
    expect(company.isContended('one')).toBe(true);
    time = 1_000;
    expect(company.isContended('one')).toBe(false);
  });
});
