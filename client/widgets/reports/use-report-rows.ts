import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { GridRow } from '../../components/grid/grid-column.js';
import type { ReportVariables } from './report-result.js';
import type { ReportDocument } from './report-document.js';
import { type RowsState, initialRowsState, rowsReducer } from './rows-state.js';

/** Rows of a table with their loading state. */
export interface ReportRows extends RowsState {
  retry: () => void;
  /** Clears the error; the rows stay. */
  dismiss: () => void;
  /** Optimistic update of rows; undefined removes a row. The next response replaces the result. */
  edit: (edit: (row: GridRow) => GridRow | undefined) => void;
}

/**
 * Loads a page of a report. Previous rows stay visible while loading. Superseded requests are aborted, so that a late
 * response never replaces a newer one.
 * @param options `viewerKey`: identity of viewer and plan; a change refetches the rows
 */
export function useReportRows(
  document: ReportDocument,
  variables: ReportVariables,
  { skip, viewerKey = '' }: { skip: boolean; viewerKey?: string },
): ReportRows {
  const client = useApolloClient();
  const [state, dispatch] = useReducer(rowsReducer, initialRowsState);
  const [attempt, setAttempt] = useState(0);
  const serializedVariables = JSON.stringify(variables);

  const request = useMemo(
    () => ({ client, document, serializedVariables, attempt, skip, viewerKey }),
    [client, document, serializedVariables, attempt, skip, viewerKey],
  );
  const [lastRequest, setLastRequest] = useState(request);
  if (lastRequest !== request) {
    // Dispatched during render, because an effect would render the page twice.
    setLastRequest(request);
    if (!skip) dispatch({ type: 'requested' });
  }

  useEffect(() => {
    if (request.skip) return undefined;
    const controller = new AbortController();
    const startedAt = performance.now();
    const requestVariables = JSON.parse(request.serializedVariables) as ReportVariables;
    const query = request.client.query({
      query: request.document,
      variables: requestVariables,
      // Not cached: storing 500 rows is slower than requesting them again.
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: controller.signal }, queryDeduplication: false },
    });
    query.then(
      ({ data }) => {
        if (controller.signal.aborted || !data) return;
        dispatch({
          type: 'loaded',
          result: data.report,
          sort: typeof requestVariables['sort'] === 'string' ? requestVariables['sort'] : undefined,
          durationMs: performance.now() - startedAt,
          loadedAt: Date.now(),
        });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) {
          dispatch({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
        }
      },
    );
    return () => controller.abort();
  }, [request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const dismiss = useCallback(() => dispatch({ type: 'dismissed' }), []);
  const edit = useCallback<ReportRows['edit']>((action) => dispatch({ type: 'edited', edit: action }), []);
  return { ...state, retry, dismiss, edit };
}
