import { describe, expect, it } from 'vitest';
import { Company } from './company.js';

describe('who has come of late', () => {
  it('knows whether another came within the last second, however often one came since', () => {
    let time = 0;
    const company = new Company(() => time);
    expect(company.hasOthersThan('one')).toBe(false);
    company.note('one');
    expect(company.hasOthersThan('one')).toBe(false);
    expect(company.hasOthersThan('other')).toBe(true);
    company.note('other');
    for (let each = 0; each < 9; each++) company.note('one');
    time = 999;
    expect(company.hasOthersThan('one')).toBe(true);
    time = 1_000;
    expect(company.hasOthersThan('one')).toBe(false);
  });
});
