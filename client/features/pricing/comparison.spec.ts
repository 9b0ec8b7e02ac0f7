import { expect, it } from 'vitest';
import { availableComparison } from './comparison.js';

const listRows = (pageExists?: (page: string) => boolean) =>
  availableComparison(pageExists).flatMap(({ rows }) => rows.map(({ id }) => id));

it('hides features without a page', () => {
  const allRows = listRows();
  expect(allRows).toContain('owner');
  for (const { page } of availableComparison(() => true).flatMap(({ rows }) => rows)) {
    if (page) expect(listRows((address) => address !== page)).not.toEqual(listRows(() => true));
  }
  expect(listRows(() => false)).not.toContain('groupReports');
});

it('lists a feature once its page exists and omits groups without rows', () => {
  expect(listRows((page) => page === '/group')).toEqual(
    expect.arrayContaining(['groupReports', 'groupKeywords']),
  );
  expect(listRows((page) => page === '/group')).not.toContain('kernel');
  for (const { rows } of availableComparison(() => false)) expect(rows).not.toHaveLength(0);
});
