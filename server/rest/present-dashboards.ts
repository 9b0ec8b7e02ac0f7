import type { Language } from '../contract/localised.js';
import { serpFeatures } from '../reports/serp-features.js';
import { presentClasses } from './present-row.js';

type Fields = Readonly<Record<string, unknown>>;

/** Totals of a history point, in the order in which the public API lists them. */
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

/** Days that the visits of the list of competitors are of. */
const competitorVisitDays = 30 * 3;

/**
 * A domain's dashboard in the public API's words: counts of pages as text, history as a map of months. Lists that a guest is not shown are empty here:
 * scripts rely on lists.
 */
export function presentDomainDashboard({ keysTotal: _, ...dashboard }: Fields): Fields {
  return {
    ...dashboard,
    concs: list(dashboard['concs']),
    adconcs: list(dashboard['adconcs']),
    // The summary's page asks for more than the public API lists.
    keys: list(dashboard['keys']).map(({ kid, word, ws, wsk, pos }) => ({ kid, word, ws, wsk, pos })),
    adkeys: list(dashboard['adkeys']).map(({ cpcMax: __, wsRange: ___, ...adkey }) => withRoundedBid(adkey)),
    pages: list(dashboard['pages']).map((page) => ({ ...page, it50: String(page['it50']) })),
    history: byMonth(dashboard['history'], totalsOf),
    linksHistory: null,
  };
}

/** What a domain advertised by months, as the dashboard's history: paid keywords, ads, visits a day, each as text. */
export function presentAdHistory(points: unknown): Fields {
  const totals = ['adkeyscnt', 'adscnt', 'adtraf'] as const;
  return byMonth(points, (point) => totals.map((total) => String(point[total])));
}

/** A keyword's dashboard in the public API's words: counts of pages and prices as text, flags as 0 and 1. */
export function presentKeywordDashboard(
  // The keyword's page asks for more than the public API lists.
  { volumeHistory: _, wsRange: __, ...dashboard }: Fields,
  language: Language,
): Fields {
  return {
    ...withPrices(dashboard),
    isgeo: Number(dashboard['isgeo']),
    isquest: Number(dashboard['isquest']),
    wizards: presentClasses(dashboard['wizards'], serpFeatures, language),
    top: list(dashboard['top']).map(presentResult),
    ads: list(dashboard['ads']).map(withPrices),
    similar: list(dashboard['similar']).map(({ wsRange: ___, ...similar }) => ({
      ...withRoundedBid(similar),
      cnt: String(similar['cnt']),
    })),
  };
}

/**
 * The list of competitors carries visits of three months: its readers divide by thirty days and by three, and so come to
 * the daily figure that every other call answers.
 */
export function presentCompetitors(competitors: unknown): readonly Fields[] {
  return list(competitors).map((competitor) => ({
    ...competitor,
    vis: Number(competitor['vis']) * competitorVisitDays,
  }));
}

/** Bids are integers to scripts. */
function withRoundedBid(row: Fields): Fields {
  return { ...row, avbid: Math.round(Number(row['avbid'])) };
}

/** Prices by the names that the public API gives them. */
function withPrices({ cpcMin, cpcMax, ...fields }: Fields): Fields {
  return { ...fields, cpc_min: cpcMin, cpc_max: cpcMax };
}

/** The change is a number always: 0 where there was no position before, as in the reports. */
function presentResult(result: Fields): Fields {
  const counts = ['pit1', 'pit5', 'pit10', 'pit50'].map((id) => [id, String(result[id])] as const);
  return {
    ...result,
    delta: result['delta'] ?? 0,
    churl: Number(result['churl']),
    ...Object.fromEntries(counts),
  };
}

function byMonth(points: unknown, format: (point: Fields) => string[]): Fields {
  return Object.fromEntries(list(points).map((point) => [monthOf(point), format(point)]));
}

function monthOf(point: Fields): string {
  return String(point['date']).slice(0, 7).replace('-', '.');
}

function totalsOf(point: Fields): string[] {
  return historyTotals.map((total) => String(point[total]));
}

function list(value: unknown): readonly Fields[] {
  return (value ?? []) as readonly Fields[];
}
