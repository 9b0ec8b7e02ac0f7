import type { GridRow } from '../../components/grid/grid-column.js';
import type { ReportResult } from './report-result.js';

/** What the table knows of its rows. */
export interface RowsState {
  /** The newest answer; it stays while the next is awaited and when that fails. */
  result: ReportResult | undefined;
  /** The order that the answer was asked with; undefined for the report's own. */
  loadedSort: string | undefined;
  /** When the answer came, in milliseconds since 1970, and how long it took. */
  loadedAt: number;
  durationMs: number;
  loading: boolean;
  error: Error | undefined;
}

type RowsEvent =
  | { type: 'requested' }
  | { type: 'loaded'; result: ReportResult; sort: string | undefined; durationMs: number; at: number }
  | { type: 'failed'; error: Error }
  | { type: 'dismissed' }
  | { type: 'edited'; edit: (row: GridRow) => GridRow | undefined };

export const noRows: RowsState = {
  result: undefined,
  loadedSort: undefined,
  loadedAt: 0,
  durationMs: 0,
  loading: true,
  error: undefined,
};

/** Steps of asking for rows. An error stays in sight until the next answer, so that Retry does not make the page jump. */
export function rowsReducer(state: RowsState, event: RowsEvent): RowsState {
  switch (event.type) {
    case 'requested':
      return { ...state, loading: true };
    case 'loaded':
      return {
        result: event.result,
        loadedSort: event.sort,
        loadedAt: event.at,
        durationMs: event.durationMs,
        loading: false,
        error: undefined,
      };
    case 'failed':
      return { ...state, loading: false, error: event.error };
    case 'dismissed':
      return { ...state, error: undefined };
    case 'edited': {
      const { result } = state;
      if (!result) return state;
      const data = result.data.map(event.edit).filter((row) => row !== undefined);
      // Others come from the next page: why a table has no rows is told by an answer alone.
      if (data.length === 0 && result.data.length > 0) return { ...state, result: undefined, loading: true };
      return {
        ...state,
        result: { ...result, data, total: result.total - (result.data.length - data.length) },
      };
    }
  }
}
