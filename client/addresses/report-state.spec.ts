import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpans } from '../../server/contract/reports/day-spans.js';
import { pageSizes } from '../../server/contract/reports/page-sizes.js';
import { changeReportState, initialState, parseReportHash, serialiseReportHash } from './report-state.js';

const states = fc.record({
  page: fc.integer({ min: 1, max: 999_999_999 }),
  perPage: fc.constantFrom<number>(...pageSizes.options),
  filter: fc.string({ unit: 'grapheme' }),
  search: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  forDay: fc.constantFrom(undefined, ...daySpans),
  sort: fc.constantFrom('', 'ws|desc', 'pos|asc', 'ws|desc,pos|asc'),
});

describe('report hash', () => {
  it('restores every serialised state', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseReportHash(`#${serialiseReportHash(state)}`)).toEqual(state);
      }),
    );
  });

  it('is empty for a fresh table', () => {
    expect(serialiseReportHash(initialState)).toBe('');
    expect(parseReportHash('')).toEqual(initialState);
  });

  it('parses the documented keys', () => {
    expect(
      parseReportHash(
        '#page=3&per_page=150&filter=ws%3E%3D10%5Epos%3C%3D5&search=tent+camp&forDay=7&sort=ws|desc',
      ),
    ).toEqual({
      page: 3,
      perPage: 150,
      filter: 'ws>=10^pos<=5',
      search: 'tent camp',
      forDay: 7,
      sort: 'ws|desc',
    });
  });

  it.each([
    'page=0',
    'page=-2',
    'page=x',
    'per_page=13',
    'forDay=4',
    'sort=ws|up',
    'sort=ws;drop|asc',
    '%',
    '=',
    'a=b',
  ])('falls back to defaults for %s', (invalidHash) =>
    expect(parseReportHash(`#${invalidHash}`)).toEqual(initialState),
  );

  it('sorts in descending order by a column without direction', () => {
    expect(parseReportHash('#sort=ws').sort).toBe('ws|desc');
    expect(parseReportHash('#sort=pos|asc,ws').sort).toBe('pos|asc,ws|desc');
  });

  it('keeps a lone percent sign of a pasted filter', () => {
    expect(parseReportHash('#filter=wordLIKE100%').filter).toBe('wordLIKE100%');
  });
});

describe('table state change', () => {
  const thirdPage = { ...initialState, page: 3 };

  it.each([
    { filter: 'ws>1' },
    { search: 'tent' },
    { sort: 'ws|asc' },
    { perPage: 50 },
    { forDay: 7 as const },
  ])('resets to page 1 after %o', (change) => {
    expect(changeReportState(thirdPage, change)).toEqual({ ...thirdPage, ...change, page: 1 });
  });

  it('keeps the page if nothing else changed', () => {
    expect(changeReportState(thirdPage, { sort: '' }).page).toBe(3);
    expect(changeReportState(thirdPage, { page: 4 }).page).toBe(4);
  });
});
