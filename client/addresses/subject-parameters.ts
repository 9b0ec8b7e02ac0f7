import {
  readAddressParameter,
  getReportParameter,
  getSubjectParameters,
  type ReportParameterKey,
} from '../../server/contract/reports/report-parameters.js';
import type { ReportSubject } from '../../server/contract/reports/report-vocabulary.js';

/** Subject parameters read from an address. */
export interface SubjectParameters {
  /** Values by GraphQL argument name. */
  variables: Partial<Record<ReportParameterKey, string | number>>;
  /** Values by REST parameter name. */
  restParameters: Record<string, string>;
  /** Whether all required parameters are present. */
  complete: boolean;
}

/** Reads the subject of a report from the query of its page. */
export function readSubjectParameters(subject: ReportSubject, search: URLSearchParams): SubjectParameters {
  const keys = getSubjectParameters(subject);
  const rawValues = new Map(keys.map((key) => [key, readText(key, search)]));
  const isPresent = (key: ReportParameterKey) => rawValues.get(key) !== undefined;
  const parameters: SubjectParameters = { variables: {}, restParameters: {}, complete: true };
  for (const key of keys) {
    const { restName = key, type, insteadOf } = getReportParameter(key);
    const text = rawValues.get(key);
    const hasAlternative = keys.some(
      (candidate) => getReportParameter(candidate).insteadOf === key && isPresent(candidate),
    );
    if (text === undefined && insteadOf === undefined && !hasAlternative) parameters.complete = false;
    if (text === undefined || (insteadOf !== undefined && isPresent(insteadOf))) continue;
    parameters.variables[key] = type === 'integer' ? Number(text) : text;
    parameters.restParameters[restName] = text;
  }
  return parameters;
}

/** Invalid numbers are treated as missing. Domains are case-insensitive. */
function readText(key: ReportParameterKey, search: URLSearchParams): string | undefined {
  const text = readAddressParameter(key, search);
  if (getReportParameter(key).type === 'integer') return text && /^-?\d{1,16}$/.test(text) ? text : undefined;
  return key === 'domain' ? text?.toLowerCase() : text;
}
