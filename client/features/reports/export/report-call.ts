import type { ReportState } from '../state/report-state.js';

/** The REST call behind a table. */
export interface ReportCall {
  /** Path without `/api`. */
  path: string;
  /** POST where the report is asked with lists. */
  method: 'GET' | 'POST';
  /** The subject and the report's own arguments, by their REST names. */
  subject: Readonly<Record<string, string | readonly string[]>>;
  state: ReportState;
}

export type Encoding = 'utf8' | 'cp1251';

/** Address of a table as a file: the whole filtered report, in the order that the table shows. */
export function exportAddress(call: ReportCall, language: string, encoding: Encoding): string {
  return `/api${call.path}?${exportParameters(call, language, encoding)}`;
}

/** What a table is asked with as a file. */
export function exportParameters(call: ReportCall, language: string, encoding: Encoding): URLSearchParams {
  const query = parameters(call);
  query.set('type', 'csv');
  query.set('locale', language);
  if (encoding !== 'utf8') query.set('encoding', encoding);
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

function parameters({ subject, state }: ReportCall): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(subject)) {
    if (typeof value === 'string') query.set(name, value);
    else for (const element of value) query.append(name, element);
  }
  query.set('page', String(state.page));
  query.set('per_page', String(state.perPage));
  if (state.sort) query.set('sort', state.sort);
  if (state.filter) query.set('filter', state.filter);
  if (state.forDay) query.set('forDay', String(state.forDay));
  return query;
}
