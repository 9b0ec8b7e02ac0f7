import type { ParsedQuery } from '../parsed-query.js';
import type { ReportDependencies } from '../report-dependencies.js';
import type { Viewer } from '../viewer.js';
import { requestsFirstPartyColumns } from './join-first-party.js';
import type { FirstPartyMetrics } from './first-party-metrics.js';

/**
 * What the viewer's account imported of the domain of a report that shows it, undefined where it is not asked for: the account is the viewer's and comes from no
 * request. A site that somebody else imported answers like one that nobody did.
 */
export async function readFirstPartyMetrics(
  query: ParsedQuery,
  { ownerId }: Viewer,
  { firstPartySites }: ReportDependencies,
): Promise<readonly FirstPartyMetrics[] | undefined> {
  const { domain } = query.subject;
  if (query.definition.firstPartyDimension === undefined && !requestsFirstPartyColumns(query))
    return undefined;
  return ownerId === 0 || domain === undefined
    ? []
    : ((await firstPartySites?.metricsOf(ownerId, domain)) ?? []);
}
