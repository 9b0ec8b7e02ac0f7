import type { ReportContext } from '../../request/report-access.js';
import type { DashboardContext } from './dashboard-context.js';
import { readOrganicCompetitors, readPaidCompetitors } from './competitors.js';
import type { DomainDashboard } from './domain-dashboard.type.js';
import { countKeywords, readAds, readKeywords, readPages, readPaidKeywords } from './domain-lists.js';
import { readHistory } from './domain-history.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';

/** Optional parts of a domain dashboard. Each requires a separate query, which runs only if the part is selected. */
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
    context: DashboardContext,
  ) => Promise<Parts[Part]>;
} = {
  keys: readKeywords,
  keysTotal: countKeywords,
  concs: async (domain, reader, context) =>
    canListCompetitors(context) ? readOrganicCompetitors(domain, reader.base.code, context) : null,
  pages: readPages,
  ads: readAds,
  adkeys: readPaidKeywords,
  adconcs: async (domain, reader, context) =>
    canListCompetitors(context) ? readPaidCompetitors(domain, reader.base.code, context) : null,
  history: readHistory,
};

export const dashboardParts = Object.keys(readers) as readonly DashboardPart[];

/** Reads the requested parts in parallel; the others are empty. */
export async function readParts(
  requestedParts: readonly DashboardPart[],
  domain: string,
  reader: GenerationReader,
  context: DashboardContext,
): Promise<Parts> {
  const lists = { keys: [], concs: [], pages: [], ads: [], adkeys: [], adconcs: [], history: [] };
  const emptyParts: Parts = { ...lists, keysTotal: 0 };
  const entries = requestedParts.map(
    async (part) => [part, await readers[part](domain, reader, context)] as const,
  );
  return { ...emptyParts, ...Object.fromEntries(await Promise.all(entries)) };
}

function canListCompetitors({ viewer }: ReportContext): boolean {
  return viewer.allowance.rights.competitorLists;
}
