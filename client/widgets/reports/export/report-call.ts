import { csrfToken } from '../../../lib/page/document-meta.js';
import { fetchAfterReauthentication } from '../../../lib/session/fetch-after-reauthentication.js';
import type { ReportState } from '../../../addresses/report-state.js';

/** REST call that corresponds to a table. */
export interface ReportCall {
  /** Path without `/api`. */
  path: string;
  /** Subject and arguments by REST parameter name. */
  subject: Readonly<Record<string, string | readonly string[]>>;
  state: ReportState;
  /** Visible columns in order. */
  columns?: readonly string[];
  /** Keys of the selected rows; the filter is ignored, because rows may be selected under different filters. */
  ids?: readonly string[];
  /** Keys of deselected rows, if all filtered rows but these are selected. */
  exceptIds?: readonly string[];
}

/**
 * File formats: CSV in UTF-8, CSV in Windows-1251, CSV with commas for languages that use semicolons by default, XLSX
 * workbook, SERP screenshots.
 */
export type FileFormat = 'csv' | 'cp1251' | 'comma' | 'xlsx' | 'images';

/** Fills path placeholders (`{rid}`) and returns the remaining subject parameters. */
export function fillPath(path: string, subject: ReportCall['subject']): Pick<ReportCall, 'path' | 'subject'> {
  const pathParameters = Object.keys(subject).filter((name) => path.includes(`{${name}}`));
  return {
    path: pathParameters.reduce((filled, name) => filled.replace(`{${name}}`, String(subject[name])), path),
    subject: Object.fromEntries(Object.entries(subject).filter(([name]) => !pathParameters.includes(name))),
  };
}

/** Row key for the REST API: values and list items joined by `|`, with a backslash before separators inside them. */
export function restRowKey(key: readonly unknown[]): string {
  return key
    .flat()
    .map(String)
    .map((value) => value.replace(/[\\,|]/g, (separator) => `\\${separator}`))
    .join('|');
}

/** Body of a file request for the filtered report in display order. */
export function exportParameters(call: ReportCall, language: string, format: FileFormat): URLSearchParams {
  const query = parameters(call);
  if (format === 'images') query.set('action', 'downloadImage');
  else query.set('type', format === 'xlsx' ? 'xlsx' : 'csv');
  query.set('locale', language);
  if (format === 'cp1251') query.set('encoding', 'cp1251');
  if (format === 'comma') query.set('delimiter', 'comma');
  return query;
}

/** Body of a request for the table as tab-separated text. */
export function copyParameters(call: ReportCall, language: string): URLSearchParams {
  const query = parameters(call);
  query.set('type', 'copy');
  query.set('locale', language);
  return query;
}

/** Sends a request by POST, like the page itself, because filters and lists may exceed the length of an address. */
export async function postReport(
  { path }: ReportCall,
  body: URLSearchParams,
  language: string,
): Promise<Response> {
  const result = await fetchAfterReauthentication(() => {
    const token = csrfToken();
    return fetch(`/api${path}`, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: {
        'accept-language': language,
        'x-requested-with': 'XMLHttpRequest',
        ...(token ? { 'x-csrf-token': token } : {}),
      },
    });
  });
  if (!result.ok) throw new Error(parseErrorMessage(await result.text()) ?? `${result.status}`);
  return result;
}

/** Message of a REST error response; undefined for other bodies. */
function parseErrorMessage(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' &&
      parsed !== null &&
      'message' in parsed &&
      typeof parsed.message === 'string'
      ? parsed.message
      : undefined;
  } catch {
    return undefined;
  }
}

function parameters({ subject, state, columns = [], ids, exceptIds = [] }: ReportCall): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(subject)) {
    if (typeof value === 'string') query.set(name, value);
    else for (const element of value) query.append(name, element);
  }
  query.set('page', String(state.page));
  query.set('per_page', String(state.perPage));
  if (state.sort) query.set('sort', state.sort);
  if (state.filter && !ids) query.set('filter', state.filter);
  if (state.forDay) query.set('forDay', String(state.forDay));
  if (columns.length > 0) query.set('columns', columns.join(','));
  for (const id of ids ?? []) query.append('ids', id);
  for (const id of exceptIds) query.append('exceptIds', id);
  return query;
}
