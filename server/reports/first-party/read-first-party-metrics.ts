import type { ParsedQuery } from '../engine/parsed-query.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { Viewer } from '../engine/viewer.js';
import { requestsFirstPartyColumns } from './first-party.extension.js';
import type { FirstPartyMetrics } from './first-party-metrics.js';

/**
 * The data sets of the report's domain; undefined if the request does not use them. The account always comes from the
 * viewer. A site imported by another account looks like one without data.
 */
export async function readFirstPartyMetrics(
  query: ParsedQuery,
  { ownerId }: Viewer,
  { firstPartySites }: ReportDependencies,
): Promise<readonly FirstPartyMetrics[] | undefined> {
  const { domain } = query.subject;
  if (query.definition.firstPartyDimension === undefined && !requestsFirstPartyColumns(query)) {
    return undefined;
  }
  return ownerId === 0 || domain === undefined
    ? []
    : ((await firstPartySites?.findBySite(ownerId, domain)) ?? []);
}
