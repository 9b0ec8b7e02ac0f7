import { expect, it } from 'vitest';
import type { GridColumn } from './grid-column.js';
import { rowRuns } from './row-runs.js';

const columns = [{ field: 'url', groupedBy: 'url' }, { field: 'word' }] as GridColumn[];
const rowsOf = (...urls: string[]) => urls.map((url, place) => ({ url, word: `word ${place}` }));

it('a page is shown at the first of the rows that follow each other with it (L7)', () => {
  const rows = rowsOf('/', '/', '/', '/tents', '/', '/');
  const { isContinuation, isContinued } = rowRuns(columns, rows);
  expect(rows.map(isContinuation)).toEqual([false, true, true, false, false, true]);
  expect(rows.map(isContinued)).toEqual([true, true, false, false, true, false]);
});

it('rows that share nothing by the declaration show all of theirs, whatever they hold (L7)', () => {
  const rows = rowsOf('/', '/');
  expect(rows.some(rowRuns([{ field: 'url' }] as GridColumn[], rows).isContinuation)).toBe(false);
});
