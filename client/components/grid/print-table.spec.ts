import { expect, it } from 'vitest';
import { createGridColumn as column } from '../../testing/grid-column.js';
import { cellLabels } from '../../../server/contract/reports/cell-labels.js';
import { printedValue, splitColumns } from './print-table.js';

it('continues columns that exceed the paper on further pages, after the columns that identify the row', () => {
  const metrics = Array.from({ length: 40 }, (_, index) => column(`metric${index}`, 'number'));
  const columns = [column('rank', 'number'), column('name', 'domain'), ...metrics];
  const pages = splitColumns(columns, new Map());
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.slice(0, 2)).toEqual(columns.slice(0, 2));
  expect(pages.flatMap((page) => page.slice(2))).toEqual(metrics);
  expect(splitColumns(columns.slice(0, 6), new Map())).toEqual([columns.slice(0, 6)]);
});

it.each([
  [{ delta: 2 }, '+2'],
  [{ delta: -12 }, '−12'],
  [{ delta: 0 }, '–'],
  [{ delta: 0, nw: true }, 'new'],
])('prints the change of %j as %s', (row, text) => {
  const environment = { labels: cellLabels.en, names: { isNew: 'new' }, serpFeatures: new Map() };
  expect(printedValue(column('delta', 'change'), row, environment)).toBe(text);
});
