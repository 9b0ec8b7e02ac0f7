import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cellLabels } from '../../../../server/contract/reports/cell-labels.js';
import type { Language } from '../../../../server/contract/language/localised.js';
import { type CellEnvironment, CellEnvironmentProvider } from '../cell-environment.js';
import { gridColumns } from '../grid-columns.js';
import type { GridColumn, GridRow } from '../grid-column.js';
import type { CellProps } from './cell-props.js';
import { fullText } from '../full-text.js';
import { TrendCell } from './trend-cell.js';

afterEach(cleanup);

const column = (id: string, overrides: Partial<GridColumn> = {}): GridColumn => ({
  id,
  field: id,
  title: id,
  description: '',
  unit: null,
  format: 'trend',
  sortable: false,
  main: false,
  decimals: 0,
  linkTo: null,
  dialog: null,
  ...overrides,
});

function renderTrend(value: unknown, data: GridRow = {}, language: Language = 'en') {
  const environment = { labels: cellLabels[language] } as CellEnvironment;
  const props = { value, data, declaration: column('trend') } as CellProps;
  return render(
    <CellEnvironmentProvider value={environment}>
      <TrendCell {...props} />
    </CellEnvironmentProvider>,
  ).container;
}

const tooltip = (declaration: GridColumn, row: GridRow) => fullText(declaration, row, cellLabels.en, false);

describe('trend cell', () => {
  it('draws a sparkline and provides the values as its text alternative', () => {
    const line = renderTrend([10, 30, 20], { trendFrom: '2026-05-01' });
    const heights = (line.querySelector('polyline')?.getAttribute('points') ?? '')
      .split(' ')
      .map((point) => Number(point.split(',')[1]));
    expect(heights).toHaveLength(3);
    expect(heights[1]).toBeLessThan(heights[2] ?? 0);
    expect(heights[2]).toBeLessThan(heights[0] ?? 0);
    expect(line.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'May 2026 – Jul 2026: 10, 30, 20',
    );
  });

  it('omits unknown months, shows one month as a number and none as a dash', () => {
    expect(renderTrend([0.2, 1], {}, 'ru').querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      '0,2, 1',
    );
    expect(renderTrend([1200]).textContent).toBe('1,200');
    expect(renderTrend([]).textContent).toBe('–');
    expect(renderTrend(null).textContent).toBe('–');
  });
});

describe('cell with an imported value', () => {
  const row = {
    difficulty: 41.5,
    intent: [3, 1],
    trend: [1, 2],
    trendFrom: '2026-06-01',
    vendors: ['difficulty semrush 2026-05-01', 'trend some tool 2026-07-02'],
    ws: 500,
    wsRange: '100-1000',
  };
  const importedColumn = (id: string, format: GridColumn['format']) =>
    column(id, { format, sourceField: 'vendors' });

  it('shows vendor and date in the tooltip', () => {
    expect(tooltip(importedColumn('difficulty', 'number'), row)).toBe('41.5\nSemrush, 1 May 2026');
    expect(tooltip(importedColumn('trend', 'trend'), row)).toBe(
      'Jun 2026 – Jul 2026: 1, 2\nsome tool, 2 Jul 2026',
    );
    expect(tooltip(importedColumn('intent', 'intents'), row)).toBeUndefined();
  });

  it('labels intents, and shows a range for an approximate volume', () => {
    const volume = column('ws', { format: 'number', rangedBy: 'wsRange' });
    const [intent, ws] = gridColumns([importedColumn('intent', 'intents'), volume], cellLabels.en, {
      narrow: false,
      columnsFit: true,
    });
    const formatCell = (formatter: unknown, value: unknown, data: GridRow) =>
      (formatter as (params: { value: unknown; data: GridRow }) => string)({ value, data });
    expect(formatCell(intent?.valueFormatter, row.intent, row)).toBe('Commercial, Informational');
    expect(formatCell(ws?.valueFormatter, row.ws, row)).toBe('100–1,000');
    expect(formatCell(ws?.valueFormatter, 720, { ...row, wsRange: '' })).toBe('720');
  });
});
