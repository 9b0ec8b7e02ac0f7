import { readAddressParameter } from '../../../server/contract/reports/report-parameters.js';
import type { ArgumentType } from '../../../server/contract/reports/report-vocabulary.js';
import type { ReportVariables } from './report-result.js';
import type { ReportMeta } from './report-meta.js';
import { type DisplayedSubject, displayedSubject, readSubjectParameters } from './displayed-subject.js';

/** Report subject from the page's address. */
export interface ReportSubject extends DisplayedSubject {
  /** Query variables. */
  variables: ReportVariables;
  /** Subject and arguments by REST parameter name. */
  restParameters: Readonly<Record<string, string | readonly string[]>>;
  /** Whether all required parameters are present. */
  complete: boolean;
}

/** Reads the subject and arguments from the query string. */
export function readSubject(meta: ReportMeta, search: URLSearchParams): ReportSubject {
  const base = readAddressParameter('base', search);
  const argumentValues = readArguments(meta, search);
  const subjectParameters = readSubjectParameters(meta.subject, search);
  const isProvided = (field: string) => field in argumentValues.variables;
  const hasRequiredArguments = meta.arguments.every(
    ({ required, requiredUnless, field }) =>
      isProvided(field) || (!required && (requiredUnless === null || isProvided(requiredUnless))),
  );
  return {
    variables: { base, ...argumentValues.variables, ...subjectParameters.variables },
    restParameters: {
      ...(base ? { base } : {}),
      ...argumentValues.restParameters,
      ...subjectParameters.restParameters,
    },
    complete: subjectParameters.complete && hasRequiredArguments,
    ...displayedSubject(meta.subject, subjectParameters, base),
  };
}

/** Reads report arguments from the address: `top=50`, `strict=0`; lists are separated by line breaks. */
function readArguments(meta: ReportMeta, search: URLSearchParams) {
  const variables: Record<string, string | number | boolean | readonly string[]> = {};
  const restParameters: Record<string, string | readonly string[]> = {};
  for (const argument of meta.arguments) {
    const text = search.get(argument.address);
    if (text === null || text.trim() === '') continue;
    const value = parseArgument(argument.type, text);
    variables[argument.field] = value;
    restParameters[argument.id] = Array.isArray(value) ? value : String(value);
  }
  return { variables, restParameters };
}

function parseArgument(type: ArgumentType, text: string): string | number | boolean | readonly string[] {
  switch (type) {
    case 'integer':
      return Number.parseInt(text, 10) || 0;
    case 'boolean':
      return text === '1' || text === 'true';
    case 'stringList':
      return splitLines(text);
    case 'domainList':
      return text.split(',').map((name) => name.trim());
    case 'string':
      return text;
  }
}

/** Non-blank lines of a text. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
