import { describe, expect, it } from 'vitest';
import type { ReportResult } from './report-result.js';
import type { ReportMeta } from './report-meta.js';
import { initialRowsState, rowsReducer, withUnknownZeros } from './use-report-rows.js';

const result: ReportResult = {
  id: 'organic-keywords',
  currentPage: 1,
  perPage: 25,
  total: 1,
  lastPage: 1,
  from: 1,
  to: 1,
  positionsDate: null,
  positionsRange: null,
  volumesDate: null,
  subjectId: null,
  comparedDate: null,
  demo: false,
  demoLimit: null,
  isFilter: true,
  isSort: true,
  message: null,
  restrictions: {
    restricted: false,
    rowLimit: null,
    filterAllowed: true,
    sortAllowed: true,
    deepestPosition: null,
    deeperRows: null,
    neededPlan: null,
  },
  data: [{ word: 'tent' }],
};
const loaded = rowsReducer(initialRowsState, {
  type: 'loaded',
  result,
  sort: 'ws|desc',
  durationMs: 20,
  loadedAt: 1,
});

describe('rows of a table', () => {
  it('stay while the next ones load', () => {
    expect(rowsReducer(loaded, { type: 'requested' })).toMatchObject({ result, loading: true });
  });

  it('keep their sort order until the next ones are loaded', () => {
    const failed = rowsReducer(rowsReducer(loaded, { type: 'requested' }), {
      type: 'failed',
      error: new Error('no'),
    });
    expect(failed.loadedSort).toBe('ws|desc');
  });

  it('stay after an error, which is cleared by dismissal or the next response', () => {
    const failed = rowsReducer(loaded, { type: 'failed', error: new Error('too long') });
    expect(failed).toMatchObject({ result, loading: false, error: { message: 'too long' } });
    expect(rowsReducer(failed, { type: 'requested' }).error).toBeDefined();
    expect(rowsReducer(failed, { type: 'dismissed' })).toMatchObject({ result, error: undefined });
    expect(
      rowsReducer(failed, { type: 'loaded', result, sort: 'ws|desc', durationMs: 1, loadedAt: 2 }).error,
    ).toBeUndefined();
  });

  it('update optimistically and wait for a response when none is left', () => {
    const twoRows = { ...result, total: 12, data: [{ word: 'tent' }, { word: 'stove' }] };
    const state = { ...loaded, result: twoRows };
    const remaining = rowsReducer(state, {
      type: 'edited',
      edit: (row) => (row['word'] === 'tent' ? undefined : { ...row, folder: 'Stoves' }),
    });
    expect(remaining.result).toMatchObject({ total: 11, data: [{ word: 'stove', folder: 'Stoves' }] });
    expect(remaining.loading).toBe(false);
    const emptied = rowsReducer(state, { type: 'edited', edit: () => undefined });
    expect(emptied).toMatchObject({ result: undefined, loading: true });
  });
});

it('a zero is unknown in rows that say so', () => {
  const columns = [
    { field: 'vis', zeroIsValidField: 'hasVolumes' },
    { field: 'it50', zeroIsValidField: null },
  ];
  const data = [
    { vis: 0, it50: 0, hasVolumes: false },
    { vis: 0, it50: 0, hasVolumes: true },
    { vis: 3, it50: 0, hasVolumes: true },
  ];
  const converted = withUnknownZeros({ ...result, data }, { columns } as unknown as ReportMeta);
  expect(converted.data.map((row) => [row['vis'], row['it50']])).toEqual([
    [null, 0],
    [0, 0],
    [3, 0],
  ]);
});
