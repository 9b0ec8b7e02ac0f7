import { expect, it } from 'vitest';
import type { GridColumn } from './grid-column.js';
import { rowRuns } from './use-row-runs.js';

const columns = [{ field: 'url', groupedBy: 'url' }, { field: 'word' }] as GridColumn[];
const createRows = (...urls: string[]) => urls.map((url, index) => ({ url, word: `word ${index}` }));

it('shows a page only in the first of consecutive rows', () => {
  const rows = createRows('/', '/', '/', '/tents', '/', '/');
  const { isContinuation, isContinued } = rowRuns(columns, rows);
  expect(rows.map(isContinuation)).toEqual([false, true, true, false, false, true]);
  expect(rows.map(isContinued)).toEqual([true, true, false, false, true, false]);
});

it('shows every value of columns without grouping', () => {
  const rows = createRows('/', '/');
  expect(rows.some(rowRuns([{ field: 'url' }] as GridColumn[], rows).isContinuation)).toBe(false);
});
