import type { ParsedQuery } from '../parsed-query.js';
import type { ReportDependencies } from '../report-dependencies.js';
import type { Viewer } from '../viewer.js';
import type { OwnFacts } from './own-facts.js';

/**
 * What the viewer's account imported of the domain of a report that shows it: the account is the viewer's and comes from no
 * request. A site that somebody else imported answers like one that nobody did.
 */
export async function readOwnFacts(
  { definition, subject: { domain } }: ParsedQuery,
  { ownerId }: Viewer,
  { own }: ReportDependencies,
): Promise<readonly OwnFacts[] | undefined> {
  if (definition.own === undefined) return undefined;
  return ownerId === 0 || domain === undefined ? [] : ((await own?.factsOf(ownerId, domain)) ?? []);
}
