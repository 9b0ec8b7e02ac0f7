import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { organicCompetitorsOf, paidCompetitorsOf } from './competitors.service.js';
import type { DomainDashboard } from './domain-dashboard.type.js';
import { readAds, readKeywords, readPages, readPaidKeywords } from './domain-heads.js';
import { readHistory } from './domain-history.js';
import type { GenerationReader } from './generation-reader.js';

/** The lists of a domain's dashboard: each is a query of its own, run only where it is asked for. */
export type DashboardPart = 'keys' | 'concs' | 'pages' | 'ads' | 'adkeys' | 'adconcs' | 'history';

type Parts = Pick<DomainDashboard, DashboardPart>;

const readers: {
  [Part in DashboardPart]: (
    domain: string,
    reader: GenerationReader,
    deps: ReportDependencies,
  ) => Promise<Parts[Part]>;
} = {
  keys: readKeywords,
  concs: (domain, reader, deps) => organicCompetitorsOf(domain, reader.base.code, deps),
  pages: readPages,
  ads: readAds,
  adkeys: readPaidKeywords,
  adconcs: (domain, reader, deps) => paidCompetitorsOf(domain, reader.base.code, deps),
  history: readHistory,
};

export const dashboardParts = Object.keys(readers) as readonly DashboardPart[];

/** Reads the wanted lists side by side; the others are empty. */
export async function readParts(
  wanted: readonly DashboardPart[],
  domain: string,
  reader: GenerationReader,
  deps: ReportDependencies,
): Promise<Parts> {
  const nothing: Parts = { keys: [], concs: [], pages: [], ads: [], adkeys: [], adconcs: [], history: [] };
  const read = wanted.map(async (part) => [part, await readers[part](domain, reader, deps)] as const);
  return { ...nothing, ...Object.fromEntries(await Promise.all(read)) };
}
