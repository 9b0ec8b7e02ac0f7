import type { ReportContext } from '../../request/report-access.js';
import { organicCompetitorsOf, paidCompetitorsOf } from './competitors.js';
import type { DomainDashboard } from './domain-dashboard.type.js';
import { countKeywords, readAds, readKeywords, readPages, readPaidKeywords } from './domain-heads.js';
import { readHistory } from './domain-history.js';
import type { GenerationReader } from './generation-reader.js';

/** What of a domain's dashboard is read beside its totals, only where it is asked for: each list is a query of its own. */
export type DashboardPart =
  | 'keys'
  | 'keysTotal'
  | 'concs'
  | 'pages'
  | 'ads'
  | 'adkeys'
  | 'adconcs'
  | 'history';

type Parts = Pick<DomainDashboard, DashboardPart>;

const readers: {
  [Part in DashboardPart]: (
    domain: string,
    reader: GenerationReader,
    reading: ReportContext,
  ) => Promise<Parts[Part]>;
} = {
  keys: readKeywords,
  keysTotal: countKeywords,
  concs: async (domain, reader, reading) =>
    listsCompetitors(reading) ? organicCompetitorsOf(domain, reader.base.code, reading) : null,
  pages: readPages,
  ads: readAds,
  adkeys: readPaidKeywords,
  adconcs: async (domain, reader, reading) =>
    listsCompetitors(reading) ? paidCompetitorsOf(domain, reader.base.code, reading) : null,
  history: readHistory,
};

export const dashboardParts = Object.keys(readers) as readonly DashboardPart[];

/** Reads the wanted parts side by side; the others are empty. */
export async function readParts(
  wanted: readonly DashboardPart[],
  domain: string,
  reader: GenerationReader,
  reading: ReportContext,
): Promise<Parts> {
  const lists = { keys: [], concs: [], pages: [], ads: [], adkeys: [], adconcs: [], history: [] };
  const nothing: Parts = { ...lists, keysTotal: 0 };
  const read = wanted.map(async (part) => [part, await readers[part](domain, reader, reading)] as const);
  return { ...nothing, ...Object.fromEntries(await Promise.all(read)) };
}

function listsCompetitors({ viewer }: ReportContext): boolean {
  return viewer.allowance.rights.competitorLists;
}
