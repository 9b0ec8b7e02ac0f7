import { Ctx, FieldResolver, Resolver, Root, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { VisitorData } from '../accounts/visitor.type.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { selectJoinMetrics } from '../../reports/first-party/first-party.extension.js';
import {
  dimensionBits,
  hasDimensions,
  type FirstPartyMetrics,
} from '../../reports/first-party/first-party-metrics.js';
import { reportRegistry } from '../../reports/report-registry.js';
import { listOf, text } from '../../schema-kit/fields.js';

@ObjectType('OwnSite', {
  description: 'A site whose first-party data the account or its team imported.',
})
class OwnSiteData {
  @text('Host in Unicode.') site!: string;
  @listOf(() => String, 'Ids of the first-party reports with rows of the site.') reports!: string[];
  @listOf(() => String, 'Ids of the reports with first-party columns for the site on Google databases.')
  columnsOnGoogle!: string[];
  @listOf(() => String, 'Ids of the reports with first-party columns for the site on Yandex databases.')
  columnsOnYandex!: string[];
}

@Resolver(() => VisitorData)
export class OwnSitesResolver {
  @FieldResolver(() => [OwnSiteData], {
    description: 'Sites with first-party data imported by the account or its team.',
  })
  async ownSites(
    @Root() { owner, sessionEndReason }: Visitor,
    @Ctx() { firstPartySites }: RequestContext,
  ): Promise<OwnSiteData[]> {
    if (owner === null || sessionEndReason !== null) return [];
    return describeOwnSites(await firstPartySites.findByOwner(owner.id));
  }
}

/** Reports and columns available for each of an account's own sites. */
function describeOwnSites(sites: ReadonlyMap<string, readonly FirstPartyMetrics[]>): OwnSiteData[] {
  return [...sites]
    .map(([site, facts]) => ({
      site: readableDomain(site),
      reports: reportRegistry.flatMap(({ id, firstPartyDimension }) =>
        firstPartyDimension !== undefined &&
        facts.some(({ dims }) => hasDimensions(dims, dimensionBits([firstPartyDimension])))
          ? [id]
          : [],
      ),
      columnsOnGoogle: reportsWithColumns(facts, 'google'),
      columnsOnYandex: reportsWithColumns(facts, 'yandex'),
    }))
    .filter(({ reports }) => reports.length > 0);
}

function reportsWithColumns(facts: readonly FirstPartyMetrics[], engine: SearchEngine): string[] {
  return reportRegistry.flatMap((report) => (selectJoinMetrics(report, facts, engine) ? [report.id] : []));
}
