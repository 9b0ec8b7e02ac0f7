import type { ReportState } from '../../../addresses/report-state.js';

/** REST call that corresponds to a table. */
export interface ReportCall {
  /** Path without `/api`. */
  path: string;
  /** POST for reports with list arguments. */
  method: 'GET' | 'POST';
  /** Subject and arguments by REST parameter name. */
  subject: Readonly<Record<string, string | readonly string[]>>;
  state: ReportState;
  /** Visible columns in order. */
  columns?: readonly string[];
  /** Keys of the selected rows; the filter is ignored, because rows may be selected under different filters. */
  ids?: readonly string[];
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

/** Row key for the REST API: parts joined by `|`, with a backslash before separators inside a part. */
export function restRowKey(key: readonly string[]): string {
  return key.map((value) => value.replace(/[\\,|]/g, (separator) => `\\${separator}`)).join('|');
}

/** Export URL of the filtered report in display order. */
export function exportAddress(call: ReportCall, language: string, format: FileFormat): string {
  return `/api${call.path}?${exportParameters(call, language, format)}`;
}

/** Query parameters of an export. */
export function exportParameters(call: ReportCall, language: string, format: FileFormat): URLSearchParams {
  const query = parameters(call);
  if (format === 'images') query.set('action', 'downloadImage');
  else query.set('type', format === 'xlsx' ? 'xlsx' : 'csv');
  query.set('locale', language);
  if (format === 'cp1251') query.set('encoding', 'cp1251');
  if (format === 'comma') query.set('delimiter', 'comma');
  return query;
}

/** Request that returns the table as tab-separated text. POST reports send their parameters in the body. */
export function copyRequest(
  call: ReportCall,
  language: string,
): { address: string; method: 'GET' | 'POST'; body?: URLSearchParams } {
  const query = parameters(call);
  query.set('type', 'copy');
  query.set('locale', language);
  const address = `/api${call.path}`;
  return call.method === 'POST'
    ? { address, method: 'POST', body: query }
    : { address: `${address}?${query}`, method: 'GET' };
}

function parameters({ subject, state, columns = [], ids }: ReportCall): URLSearchParams {
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
  return query;
}
