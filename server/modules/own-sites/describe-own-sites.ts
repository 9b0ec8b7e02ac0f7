import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { selectJoinMetrics } from '../../reports/first-party/first-party.extension.js';
import {
  dimensionBits,
  hasDimensions,
  type FirstPartyMetrics,
} from '../../reports/first-party/first-party-metrics.js';
import { reportRegistry } from '../../reports/report-registry.js';
import type { OwnSiteData } from './own-site.type.js';

/** Reports and columns available for each of an account's own sites. */
export function describeOwnSites(sites: ReadonlyMap<string, readonly FirstPartyMetrics[]>): OwnSiteData[] {
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
