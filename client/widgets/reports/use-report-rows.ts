import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { GridRow } from '../../components/grid/grid-column.js';
import type { ReportVariables, ReportResult } from './report-result.js';
import type { TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, parse, visit } from 'graphql';
import { reportDocuments } from '../../graphql/generated/report-documents.js';
import { visitsInputs } from '../../components/grid/full-text.js';
import { trendFromField } from '../../components/grid/trend-text.js';
import type { ReportMeta } from './report-meta.js';

/** Loading state of the rows. */
interface RowsState {
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

/** Query document of a report page. */
export type ReportDocument = TypedDocumentNode<{ report: ReportResult }, ReportVariables>;

const parsedDocuments = new Map<string, DocumentNode>();

/** Whether this client supports a report; the server may be newer. */
export function isSupportedReport(field: string): boolean {
  return reportDocuments[field] !== undefined;
}

/**
 * Query document limited to the given fields, the row key and fields that other columns display, so that only visible
 * data is loaded.
 */
export function reportDocument(meta: ReportMeta, fields: readonly string[]): ReportDocument {
  const selectedFields = new Set([...fields, ...meta.row.key, ...extraFields]);
  for (const { field, format, link, saidBy, rangedBy, zeroIsValidField } of meta.columns) {
    if (!selectedFields.has(field)) continue;
    if (format === 'visits') for (const input of visitsInputs) selectedFields.add(input);
    for (const extraField of [saidBy, rangedBy, zeroIsValidField]) {
      if (extraField) selectedFields.add(extraField);
    }
    if (!link) continue;
    for (const [, part = ''] of link.to.matchAll(/\{(\w+)\}/g)) selectedFields.add(fieldOf(meta, part));
  }
  const fullQuery = getParsedDocument(meta.field);
  let dataDepth = 0;
  return visit(fullQuery, {
    Field: {
      enter: (node) => {
        if (dataDepth > 0 && !selectedFields.has(node.name.value)) return null;
        if (node.name.value === 'data') dataDepth += 1;
        return undefined;
      },
      leave: (node) => {
        if (node.name.value === 'data') dataDepth -= 1;
      },
    },
  });
}

/**
 * Fields that several columns use: keyword marks, changed page, new keyword, first month of the trend, and the folder
 * and main keyword mark for edits.
 */
const extraFields = ['isgeo', 'isquest', 'churl', 'nw', 'folderId', 'masterKey', trendFromField];

/** The rows with null instead of each 0 that means "unknown" in its row. */
export function withUnknownZeros(result: ReportResult, { columns }: ReportMeta): ReportResult {
  const checked = columns.filter(({ zeroIsValidField }) => zeroIsValidField !== null);
  if (checked.length === 0) return result;
  const data = result.data.map((row) => {
    const unknown = checked.filter(
      ({ field, zeroIsValidField }) => row[field] === 0 && row[zeroIsValidField ?? ''] === false,
    );
    return unknown.length === 0
      ? row
      : { ...row, ...Object.fromEntries(unknown.map(({ field }) => [field, null])) };
  });
  return { ...result, data };
}

function fieldOf({ columns }: ReportMeta, id: string): string {
  return columns.find((column) => column.id === id)?.field ?? id;
}

function getParsedDocument(field: string): DocumentNode {
  const cached = parsedDocuments.get(field);
  if (cached) return cached;
  const source = reportDocuments[field];
  if (source === undefined) throw new Error(`There is no document of ${field}.`);
  const document = parse(source, { noLocation: true });
  parsedDocuments.set(field, document);
  return document;
}

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
