import { maxComparedDomains } from '../../contract/reports/comparison.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Column } from './report-column.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { Viewer } from './viewer.js';

type ComparisonDefinition = Pick<ReportDefinition, 'compares'>;

/** The domains to compare, without duplicates, in argument order. */
export function comparedDomains({ compares = [] }: ComparisonDefinition, values: ReportArguments): string[] {
  const references = compares.flatMap((name) => values[name] ?? []);
  return [...new Set(references.map(String))];
}

/** @throws AppError BadRequest for fewer than two domains */
export function requireTwoDomains(definition: ComparisonDefinition, values: ReportArguments): void {
  if (definition.compares === undefined || comparedDomains(definition, values).length > 1) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: 'a comparison needs more than one domain',
      ru: 'для сравнения нужно больше одного домена',
    },
  });
}

/** @throws AppError ReportRestricted if the plan compares fewer domains */
export function authorizeComparison(comparedCount: number, { allowance: { sitesToCompare } }: Viewer): void {
  if (comparedCount <= sitesToCompare) return;
  throw new AppError(ErrorCode.ReportRestricted, {
    what: {
      en: `This plan compares up to ${sitesToCompare} domains, and ${comparedCount} are given.`,
      ru: `На этом тарифе сравниваются до ${sitesToCompare} доменов, а указано ${comparedCount}.`,
    },
  });
}

/** Whether the column belongs to one of the first `comparedCount` domains, or to no particular domain. */
export function hasComparedDomain({ ofDomain }: Column, comparedCount: number): boolean {
  return ofDomain === undefined || ofDomain <= comparedCount;
}

/**
 * Columns without those of domains that the subject does not have, so that the store does not read them. The first ten
 * always exist, as the public API declares.
 */
export function omitMissingDomains(
  { columns }: Pick<ReportDefinition, 'columns'>,
  ids: readonly string[],
  domainCount: number | undefined,
): readonly string[] {
  if (domainCount === undefined) return ids;
  const present = ids.filter((id) => {
    const column = columns[id];
    return column === undefined || hasComparedDomain(column, Math.max(domainCount, maxComparedDomains));
  });
  return present.length > 0 ? present : ids.slice(0, 1);
}
