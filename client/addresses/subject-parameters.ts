import {
  readAddress,
  reportParameter,
  subjectParameters,
  type ReportParameterKey,
} from '../../server/contract/report-parameters.js';
import type { ReportSubject } from '../../server/contract/report-vocabulary.js';

/** What an address names of a report's subject. */
export interface SubjectParameters {
  /** Values by their GraphQL names. */
  variables: Partial<Record<ReportParameterKey, string | number>>;
  /** The same by the names of REST calls. */
  restParameters: Record<string, string>;
  /** Whether the address names all that the subject needs. */
  complete: boolean;
}

/** Reads what a report is about from the query of its page's address. */
export function readSubjectParameters(subject: ReportSubject, search: URLSearchParams): SubjectParameters {
  const keys = subjectParameters(subject);
  const texts = new Map(keys.map((key) => [key, textOf(key, search)]));
  const isPresent = (key: ReportParameterKey) => texts.get(key) !== undefined;
  const parameters: SubjectParameters = { variables: {}, restParameters: {}, complete: true };
  for (const key of keys) {
    const { restName = key, type, insteadOf } = reportParameter(key);
    const text = texts.get(key);
    const hasAlternative = keys.some((other) => reportParameter(other).insteadOf === key && isPresent(other));
    if (text === undefined && insteadOf === undefined && !hasAlternative) parameters.complete = false;
    if (text === undefined || (insteadOf !== undefined && isPresent(insteadOf))) continue;
    parameters.variables[key] = type === 'integer' ? Number(text) : text;
    parameters.restParameters[restName] = text;
  }
  return parameters;
}

/** A number that is none counts as missing; domains are the same in any letters. */
function textOf(key: ReportParameterKey, search: URLSearchParams): string | undefined {
  const text = readAddress(key, search);
  if (reportParameter(key).type === 'integer') return text && /^-?\d{1,16}$/.test(text) ? text : undefined;
  return key === 'domain' ? text?.toLowerCase() : text;
}
