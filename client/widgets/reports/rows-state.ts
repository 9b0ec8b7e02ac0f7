import type { GridRow } from '../../components/grid/grid-column.js';
import type { ReportResult } from './report-result.js';

/** Loading state of the rows. */
export interface RowsState {
  /** Latest result; it stays while the next one loads or fails. */
  result: ReportResult | undefined;
  /** Sort order of the result; undefined for the default. */
  loadedSort: string | undefined;
  /** Time of the response in ms since 1970; `durationMs` is its duration. */
  loadedAt: number;
  durationMs: number;
  loading: boolean;
  error: Error | undefined;
}

type RowsEvent =
  | { type: 'requested' }
  | { type: 'loaded'; result: ReportResult; sort: string | undefined; durationMs: number; loadedAt: number }
  | { type: 'failed'; error: Error }
  | { type: 'dismissed' }
  | { type: 'edited'; edit: (row: GridRow) => GridRow | undefined };

export const initialRowsState: RowsState = {
  result: undefined,
  loadedSort: undefined,
  loadedAt: 0,
  durationMs: 0,
  loading: true,
  error: undefined,
};

/**
 * State transitions of row loading. An error stays until the next response, so that Retry does not shift the page.
 */
export function rowsReducer(state: RowsState, event: RowsEvent): RowsState {
  switch (event.type) {
    case 'requested':
      return { ...state, loading: true };
    case 'loaded':
      return {
        result: event.result,
        loadedSort: event.sort,
        loadedAt: event.loadedAt,
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
      // The next page may have rows, and only a response can explain an empty table.
      if (data.length === 0 && result.data.length > 0) return { ...state, result: undefined, loading: true };
      return {
        ...state,
        result: { ...result, data, total: result.total - (result.data.length - data.length) },
      };
    }
  }
}
