import type { ReportState } from '../../../addresses/report-state.js';

/** The REST call behind a table. */
export interface ReportCall {
  /** Path without `/api`. */
  path: string;
  /** POST where the report is asked with lists. */
  method: 'GET' | 'POST';
  /** The subject and the report's own arguments, by their REST names. */
  subject: Readonly<Record<string, string | readonly string[]>>;
  state: ReportState;
  /** The columns that the table shows, in its order. */
  columns?: readonly string[];
  /** The only rows that are meant, by their keys in REST; their filter does not count, as they were checked under any. */
  ids?: readonly string[];
}

/**
 * Kinds of files: CSV in UTF-8 or in the code page of older Russian programs, or parted by commas where the language has
 * semicolons; a workbook, pictures of results.
 */
export type FileFormat = 'csv' | 'cp1251' | 'comma' | 'xlsx' | 'images';

/** A report's path with what of its subject stands in it (`{rid}`), and the rest of the subject. */
export function filledPath(
  path: string,
  subject: ReportCall['subject'],
): Pick<ReportCall, 'path' | 'subject'> {
  const inPath = Object.keys(subject).filter((name) => path.includes(`{${name}}`));
  return {
    path: inPath.reduce((done, name) => done.replace(`{${name}}`, String(subject[name])), path),
    subject: Object.fromEntries(Object.entries(subject).filter(([name]) => !inPath.includes(name))),
  };
}

/** The key of a row as REST takes it: signs that part keys and their values are marked by a backslash. */
export function restId(key: readonly string[]): string {
  return key.map((value) => value.replace(/[\\,|]/g, (sign) => `\\${sign}`)).join('|');
}

/** Address of a table as a file: the whole filtered report, in the order that the table shows. */
export function exportAddress(call: ReportCall, language: string, format: FileFormat): string {
  return `/api${call.path}?${exportParameters(call, language, format)}`;
}

/** What a table is asked with as a file. */
export function exportParameters(call: ReportCall, language: string, format: FileFormat): URLSearchParams {
  const query = parameters(call);
  if (format === 'images') query.set('action', 'downloadImage');
  else query.set('type', format === 'xlsx' ? 'xlsx' : 'csv');
  query.set('locale', language);
  if (format === 'cp1251') query.set('encoding', 'cp1251');
  if (format === 'comma') query.set('delimiter', 'comma');
  return query;
}

/** The request for a table as text for the clipboard: lists go in its body. */
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
