import type { SearchEngine } from '../../contract/search-engine.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { factsBeside } from '../../reports/engine/own/own-beside.js';
import { dimsOf, tellsApart } from '../../reports/engine/own/own-dimensions.js';
import type { OwnFacts } from '../../reports/engine/own/own-facts.js';
import { reportRegistry } from '../../reports/report-registry.js';
import type { OwnSiteData } from './own-site.type.js';

/** Which reports show something of each of an account's own sites, by the names of the sites. */
export function describeOwnSites(sites: ReadonlyMap<string, readonly OwnFacts[]>): OwnSiteData[] {
  return [...sites]
    .map(([site, facts]) => ({
      site: readableDomain(site),
      reports: reportRegistry.flatMap(({ id, own }) =>
        own !== undefined && facts.some(({ dims }) => tellsApart(dims, dimsOf([own]))) ? [id] : [],
      ),
      columnsOnGoogle: reportsWithColumns(facts, 'google'),
      columnsOnYandex: reportsWithColumns(facts, 'yandex'),
    }))
    .filter(({ reports }) => reports.length > 0);
}

function reportsWithColumns(facts: readonly OwnFacts[], engine: SearchEngine): string[] {
  return reportRegistry.flatMap((report) => (factsBeside(report, facts, engine) ? [report.id] : []));
}
