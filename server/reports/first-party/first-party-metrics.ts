import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { firstPartyDimensions, hasDimensions } from './first-party-dimensions.js';

/** One imported data set of a site: daily values, or a total over a period. */
export interface FirstPartyMetrics {
  /** Account and version of the import; every query binds both. */
  owner: number;
  generation: number;
  /** Source of the import, such as `search-console`. */
  source: string;
  dims: number;
  /** First and last day, ISO dates; `from` is null for a total without a start date. */
  from: string | null;
  to: string;
  /** Whether an imported file reached the row limit of its export and was probably truncated. */
  cut: boolean;
}

/** Provides imported first-party data. */
export interface FirstPartySites {
  /** Published data sets of a site that the account and its team may read; empty if nothing was imported. */
  findBySite(owner: number, site: string): Promise<readonly FirstPartyMetrics[]>;
  /** Data sets of every site, by ASCII host. */
  findByOwner(owner: number): Promise<ReadonlyMap<string, readonly FirstPartyMetrics[]>>;
}

/** Requirements of a report on the data set. */
interface MetricsRequirement {
  /** Dimension bits. */
  dims: number;
  /** Search engine of the report. */
  engine: SearchEngine;
}

const sourcesByEngine: Readonly<Record<SearchEngine, readonly string[]>> = {
  google: ['search-console'],
  yandex: ['yandex-webmaster'],
};

/** Import sources that belong to a search engine. */
export function sourcesForEngine(engine: SearchEngine): readonly string[] {
  return sourcesByEngine[engine];
}

/**
 * Picks the data set that fits best. Preferences in order: not split by page unless required, same engine, newest,
 * daily values, fewest extra dimensions.
 */
export function selectBestMetrics(
  dataSets: readonly FirstPartyMetrics[],
  { dims, engine }: MetricsRequirement,
): FirstPartyMetrics | undefined {
  return dataSets
    .filter((dataSet) => hasDimensions(dataSet.dims, dims) && hasSameAppearance(dataSet.dims, dims))
    .toSorted(
      (a, b) =>
        pageMetricsRank(a, dims) - pageMetricsRank(b, dims) ||
        otherEngineRank(a, engine) - otherEngineRank(b, engine) ||
        b.to.localeCompare(a.to) ||
        Number(isTotal(a)) - Number(isTotal(b)) ||
        bitCount(a.dims) - bitCount(b.dims) ||
        (b.from ?? '').localeCompare(a.from ?? '') ||
        a.source.localeCompare(b.source),
    )[0];
}

function hasSameAppearance(dims: number, requiredDims: number): boolean {
  return (dims & firstPartyDimensions.appearance) === (requiredDims & firstPartyDimensions.appearance);
}

/** Data split by page counts more impressions than the site had. */
function pageMetricsRank({ dims }: FirstPartyMetrics, requiredDims: number): number {
  return (dims & firstPartyDimensions.page & ~requiredDims) === 0 ? 0 : 1;
}

function otherEngineRank({ source }: FirstPartyMetrics, engine: SearchEngine): number {
  return sourcesForEngine(engine).includes(source) ? 0 : 1;
}

/** Whether the data set is a total over a period instead of daily values. */
export function isTotal({ dims }: Pick<FirstPartyMetrics, 'dims'>): boolean {
  return (dims & firstPartyDimensions.day) === 0;
}

function bitCount(dims: number): number {
  return dims.toString(2).replaceAll('0', '').length;
}
