import type { Language } from '../../../contract/language/localised.js';
import { serpFeatures } from '../../../reports/serp-features.js';
import { presentEnumValues } from '../../responses/present-row.js';

type Fields = Readonly<Record<string, unknown>>;

/** History totals in the order of docs/public-api.md. */
const historyTotals = [
  'it1',
  'it3',
  'it5',
  'it10',
  'it50',
  'vis',
  'pagesinindex',
  'adkeyscnt',
  'adscnt',
  'adtraf',
] as const;

/**
 * Maps a domain dashboard to the public API: page counts as strings, history by month. Lists hidden from guests are
 * empty because scripts expect arrays.
 */
export function presentDomainDashboard({ keysTotal: _, ...dashboard }: Fields): Fields {
  return {
    ...dashboard,
    concs: toList(dashboard['concs']),
    adconcs: toList(dashboard['adconcs']),
    // The dashboard page requests more fields than the public API has.
    keys: toList(dashboard['keys']).map(({ kid, word, ws, wsk, pos }) => ({ kid, word, ws, wsk, pos })),
    adkeys: toList(dashboard['adkeys']).map(({ cpcMax: __, wsRange: ___, ...adkey }) =>
      withRoundedBid(adkey),
    ),
    pages: toList(dashboard['pages']).map((page) => ({ ...page, it50: String(page['it50']) })),
    history: mapByMonth(dashboard['history'], formatTotals),
    linksHistory: null,
  };
}

/** Advertising history by month: paid keywords, ads and daily visits as strings. */
export function presentAdHistory(points: unknown): Fields {
  const totals = ['adkeyscnt', 'adscnt', 'adtraf'] as const;
  return mapByMonth(points, (point) => totals.map((total) => String(point[total])));
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
    ads: toList(dashboard['ads']).map(withPrices),
    similar: toList(dashboard['similar']).map(({ wsRange: ___, ...similar }) => ({
      ...withRoundedBid(similar),
      cnt: String(similar['cnt']),
    })),
  };
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
    delta: result['delta'] ?? 0,
    churl: Number(result['churl']),
    ...Object.fromEntries(counts),
  };
}

function mapByMonth(points: unknown, format: (point: Fields) => string[]): Fields {
  return Object.fromEntries(toList(points).map((point) => [formatMonth(point), format(point)]));
}

function formatMonth(point: Fields): string {
  return String(point['date']).slice(0, 7).replace('-', '.');
}

function formatTotals(point: Fields): string[] {
  return historyTotals.map((total) => String(point[total]));
}

function toList(value: unknown): readonly Fields[] {
  return (value ?? []) as readonly Fields[];
}
