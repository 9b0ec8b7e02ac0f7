import { expect, it } from 'vitest';
import { comparedRows } from './comparison.js';

const rowsOf = (isThere?: (page: string) => boolean) =>
  comparedRows(isThere).flatMap(({ rows }) => rows.map(({ id }) => id));

it('sells no page before it is built (B14)', () => {
  const sold = rowsOf();
  expect(sold).toContain('owner');
  for (const { page } of comparedRows(() => true).flatMap(({ rows }) => rows)) {
    if (page) expect(rowsOf((address) => address !== page)).not.toEqual(rowsOf(() => true));
  }
  expect(rowsOf(() => false)).not.toContain('groupReports');
});

it('sells a page as soon as it is there, and keeps no group without a row', () => {
  expect(rowsOf((page) => page === '/group')).toEqual(
    expect.arrayContaining(['groupReports', 'groupKeywords']),
  );
  expect(rowsOf((page) => page === '/group')).not.toContain('kernel');
  for (const { rows } of comparedRows(() => false)) expect(rows).not.toHaveLength(0);
});
