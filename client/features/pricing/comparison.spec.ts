import { expect, it } from 'vitest';
import { availableComparison } from './comparison.js';

const rowsOf = (isThere?: (page: string) => boolean) =>
  availableComparison(isThere).flatMap(({ rows }) => rows.map(({ id }) => id));

it('hides features without a page', () => {
  const sold = rowsOf();
  expect(sold).toContain('owner');
  for (const { page } of availableComparison(() => true).flatMap(({ rows }) => rows)) {
    if (page) expect(rowsOf((address) => address !== page)).not.toEqual(rowsOf(() => true));
  }
  expect(rowsOf(() => false)).not.toContain('groupReports');
});

it('lists a feature once its page exists and omits groups without rows', () => {
  expect(rowsOf((page) => page === '/group')).toEqual(
    expect.arrayContaining(['groupReports', 'groupKeywords']),
  );
  expect(rowsOf((page) => page === '/group')).not.toContain('kernel');
  for (const { rows } of availableComparison(() => false)) expect(rows).not.toHaveLength(0);
});
