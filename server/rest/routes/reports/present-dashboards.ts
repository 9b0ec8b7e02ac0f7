import type { Language } from '../../../contract/language/localised.js';
import { serpFeatures } from '../../../reports/serp-features.js';
import { presentEnumValues } from '../../responses/present-row.js';

type Fields = Readonly<Record<string, unknown>>;

/** Rows of each list of a dashboard. */
export const dashboardListRows = 20;

/** History totals of the public API by our names. */
const historyNames = {
  it1: 'it1',
  it3: 'it3',
  it5: 'it5',
  it10: 'it10',
  it50: 'it50',
  pagesInIndex: 'pagesinindex',
  adsCount: 'adscnt',
  adKeysCount: 'adkeyscnt',
  visAvg: 'vis',
} as const;

/**
 * Maps a domain dashboard to the public API: page counts as strings, history by month. Lists hidden from guests are
 * empty, and numbers without data are 0, because scripts compute with them.
 */
export function presentDomainDashboard({ keysTotal: _, ...dashboard }: Fields): Fields {
  return {
    ...dashboard,
    dr: 0,
    aiAnswersCnt: 0,
    aiState: 0,
    iconUrl: '',
    parentid: dashboard['parentid'] ?? 0,
    parentName: dashboard['parentName'] ?? '',
    restop5: roundedShare(dashboard['it5'], dashboard['it50']),
    concs: toList(dashboard['concs']).slice(0, dashboardListRows),
    adconcs: toList(dashboard['adconcs']).slice(0, dashboardListRows),
    // The dashboard page requests more fields than the public API has.
    keys: toList(dashboard['keys']).map(({ kid, word, ws, wsk, pos }) => ({ kid, word, ws, wsk, pos })),
    adkeys: toList(dashboard['adkeys']).map(({ cpcMax: __, wsRange: ___, ...adkey }) =>
      withBlockPositions(withRoundedBid(adkey)),
    ),
    ads: toList(dashboard['ads']).map((ad) => ({
      ...ad,
      links: joinTexts(ad['links']),
      facts: joinTexts(ad['facts']),
    })),
    pages: toList(dashboard['pages']).map((page) => ({ ...page, it50: String(page['it50']) })),
    history: mapByMonth(dashboard['history'], '.', presentTotals),
    linksHistory: {},
  };
}

/** Advertising history by month, newest first. */
export function presentAdHistory(points: unknown): Fields {
  return mapByMonth(points, '-', ({ adcost, adscnt, adtraf, adkeyscnt }) => ({
    adCost: adcost,
    adsCount: adscnt,
    adTraf: adtraf,
    adKeysCount: adkeyscnt,
  }));
}

/** The public API has pairs of block and position. */
function withBlockPositions(adkey: Fields): Fields {
  const positions = (adkey['p'] ?? []) as readonly number[];
  return { ...adkey, p: [adkey['sr'], positions[0] ?? adkey['pos']] };
}

/** The dashboard joins texts by `; `, the public API by a vertical bar. */
function joinTexts(texts: unknown): string {
  return typeof texts === 'string' ? texts.replaceAll('; ', '|') : '';
}

function roundedShare(part: unknown, all: unknown): number {
  return Number(all) === 0 ? 0 : Math.round((100 * Number(part)) / Number(all));
}

/** Maps a keyword dashboard to the public API: page counts and prices as strings, flags as 0 and 1. */
export function presentKeywordDashboard(
  // The keyword page requests more fields than the public API has.
  { volumeHistory: _, wsRange: __, ...dashboard }: Fields,
  language: Language,
): Fields {
  return {
    ...withPrices(dashboard),
    isgeo: Number(dashboard['isgeo']),
    isquest: Number(dashboard['isquest']),
    wizards: presentEnumValues(dashboard['wizards'], serpFeatures, language),
    top: toList(dashboard['top']).map(presentResult),
    ads: toList(dashboard['ads']).map((ad) => withPrices({ ...ad, bid: meanBid(ad) })),
    similar: toList(dashboard['similar']).map(({ wsRange: ___, ...similar }) => ({
      ...withRoundedBid(similar),
      cnt: String(similar['cnt']),
    })),
  };
}

/** Mean cost per click of an ad's keyword. */
function meanBid({ cpcMin, cpcMax }: Fields): number {
  return Math.round((Number(cpcMin) + Number(cpcMax)) / 2);
}

/** Rounds the bid, because scripts expect integers. */
function withRoundedBid(row: Fields): Fields {
  return { ...row, avbid: Math.round(Number(row['avbid'])) };
}

/** Renames price fields as in the public API. */
function withPrices({ cpcMin, cpcMax, ...fields }: Fields): Fields {
  return { ...fields, cpc_min: cpcMin, cpc_max: cpcMax };
}

/** Maps a search result. The position change is always a number: 0 without a previous position. */
function presentResult(result: Fields): Fields {
  const counts = ['pit1', 'pit5', 'pit10', 'pit50'].map((id) => [id, String(result[id])] as const);
  return {
    ...result,
    adsenseid: result['adsenseid'] ?? '0',
    analytics: result['analytics'] ?? '0',
    delta: result['delta'] ?? 0,
    churl: Number(result['churl']),
    ...Object.fromEntries(counts),
  };
}

/** Maps points to months, newest first. A later point of a month replaces earlier ones. */
function mapByMonth(points: unknown, separator: '.' | '-', present: (point: Fields) => Fields): Fields {
  const months = toList(points).map(
    (point) => [String(point['date']).slice(0, 7).replace('-', separator), present(point)] as const,
  );
  return Object.fromEntries([...new Map(months)].reverse());
}

function presentTotals(point: Fields): Fields {
  const totals = Object.entries(historyNames).map(([name, total]) => [name, point[total]] as const);
  return { ...Object.fromEntries(totals), aiCnt: 0 };
}

function toList(value: unknown): readonly Fields[] {
  return (value ?? []) as readonly Fields[];
}
