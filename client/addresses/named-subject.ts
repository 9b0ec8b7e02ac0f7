import {
  readAddress,
  reportParameter,
  subjectParameters,
  type ReportParameterKey,
} from '../../server/contract/report-parameters.js';
import type { ReportSubject } from '../../server/contract/report-vocabulary.js';

/** What an address names of a report's subject. */
export interface NamedSubject {
  /** Values by their GraphQL names. */
  variables: Partial<Record<ReportParameterKey, string | number>>;
  /** The same by the names of REST calls. */
  rest: Record<string, string>;
  /** Whether the address names all that the subject needs. */
  complete: boolean;
}

/** Reads what a report is about from the query of its page's address. */
export function namedSubject(subject: ReportSubject, search: URLSearchParams): NamedSubject {
  const keys = subjectParameters(subject);
  const messages = new Map(keys.map((key) => [key, textOf(key, search)]));
  const isProvided = (key: ReportParameterKey) => messages.get(key) !== undefined;
  const named: NamedSubject = { variables: {}, rest: {}, complete: true };
  for (const key of keys) {
    const { restName = key, type, insteadOf } = reportParameter(key);
    const text = messages.get(key);
    const hasOther = keys.some((other) => reportParameter(other).insteadOf === key && isProvided(other));
    if (text === undefined && insteadOf === undefined && !hasOther) named.complete = false;
    if (text === undefined || (insteadOf !== undefined && isProvided(insteadOf))) continue;
    named.variables[key] = type === 'integer' ? Number(text) : text;
    named.rest[restName] = text;
  }
  return named;
}

/** A number that is none counts as missing; domains are the same in any letters. */
function textOf(key: ReportParameterKey, search: URLSearchParams): string | undefined {
  const text = readAddress(key, search);
  if (reportParameter(key).type === 'integer') return text && /^-?\d{1,16}$/.test(text) ? text : undefined;
  return key === 'domain' ? text?.toLowerCase() : text;
}
