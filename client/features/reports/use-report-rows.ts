import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { GridRow } from '../../components/grid/grid-column.js';
import type { ReportVariables } from './report-result.js';
import type { ReportDocument } from './report-document.js';
import { type RowsState, noRows, rowsReducer } from './rows-state.js';

/** The rows of a table with what became of asking for them. */
export interface ReportRows extends RowsState {
  retry: () => void;
  /** Forgets the error; the rows stay. */
  dismiss: () => void;
  /** Shows at once what becomes of each row, undefined of one that is no longer here; the next answer has the last word. */
  edit: (edit: (row: GridRow) => GridRow | undefined) => void;
}

/**
 * Fetches a page of a report whenever what is asked for changes. The rows before stay until the new ones are there; a request
 * that another one follows is cancelled, so a late answer can never replace a newer one. `audience` names who looks: another
 * one asks again.
 */
export function useReportRows(
  document: ReportDocument,
  variables: ReportVariables,
  { skip, audience = '' }: { skip: boolean; audience?: string },
): ReportRows {
  const client = useApolloClient();
  const [state, dispatch] = useReducer(rowsReducer, noRows);
  const [attempt, setAttempt] = useState(0);
  const serializedVariables = JSON.stringify(variables);

  const request = useMemo(
    () => ({ client, document, serializedVariables, attempt, skip, audience }),
    [client, document, serializedVariables, attempt, skip, audience],
  );
  const [lastRequest, setLastRequest] = useState(request);
  if (lastRequest !== request) {
    // Noted before anything is drawn: from an effect the whole page would be drawn a second time.
    setLastRequest(request);
    if (!skip) dispatch({ type: 'requested' });
  }

  useEffect(() => {
    if (request.skip) return undefined;
    const cancel = new AbortController();
    const started = performance.now();
    const requestVariables = JSON.parse(request.serializedVariables) as ReportVariables;
    const query = request.client.query({
      query: request.document,
      variables: requestVariables,
      // Rows are kept here alone: 500 of them in a cache would cost more than asking again.
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: cancel.signal }, queryDeduplication: false },
    });
    query.then(
      ({ data }) => {
        if (cancel.signal.aborted || !data) return;
        dispatch({
          type: 'loaded',
          result: data.report,
          sort: typeof requestVariables['sort'] === 'string' ? requestVariables['sort'] : undefined,
          durationMs: performance.now() - started,
          at: Date.now(),
        });
      },
      (error: unknown) => {
        if (!cancel.signal.aborted) {
          dispatch({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
        }
      },
    );
    return () => cancel.abort();
  }, [request]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const dismiss = useCallback(() => dispatch({ type: 'dismissed' }), []);
  const edit = useCallback<ReportRows['edit']>((action) => dispatch({ type: 'edited', edit: action }), []);
  return { ...state, retry, dismiss, edit };
}
