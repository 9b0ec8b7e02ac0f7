import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Column } from './report-column.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { Viewer } from './viewer.js';

type ComparisonDefinition = Pick<ReportDefinition, 'compares'>;

/** The domains that a report compares, each once, in the order of its arguments; empty where it compares none. */
export function comparedDomains({ compares = [] }: ComparisonDefinition, values: ReportArguments): string[] {
  const references = compares.flatMap((name) => values[name] ?? []);
  return [...new Set(references.map(String))];
}

/** @throws AppError BadRequest where there is nothing to compare */
export function requireTwoDomains(definition: ComparisonDefinition, values: ReportArguments): void {
  if (definition.compares === undefined || comparedDomains(definition, values).length > 1) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: 'a comparison needs more than one domain',
      ru: 'для сравнения нужно больше одного домена',
    },
  });
}

/** @throws AppError ReportRestricted where the viewer's plan does not compare so many domains */
export function authorizeComparison(compared: number, { allowance: { sitesToCompare } }: Viewer): void {
  if (compared <= sitesToCompare) return;
  throw new AppError(ErrorCode.ReportRestricted, {
    what: {
      en: `This plan compares up to ${sitesToCompare} domains, and ${compared} are given.`,
      ru: `На этом тарифе сравниваются до ${sitesToCompare} доменов, а указано ${compared}.`,
    },
  });
}

/** Whether a column has values where so many domains are compared. */
export function hasComparedDomain({ ofDomain }: Column, compared: number): boolean {
  return ofDomain === undefined || ofDomain <= compared;
}
