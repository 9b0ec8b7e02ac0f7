import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { ReportDefinition } from '../engine/report-definition.js';

/**
 * Dimensions of imported first-party data, as bit flags. Data sets with different dimensions repeat the same
 * searches, so they must never be added up. With `page` the impressions are counted per page, otherwise per site.
 */
export const firstPartyDimensions = {
  query: 1,
  page: 2,
  day: 4,
  country: 8,
  device: 16,
  appearance: 32,
} as const;

export type FirstPartyDimension = keyof typeof firstPartyDimensions;

/** How first-party metrics are joined to a report on measured data. */
export interface FirstPartyJoin {
  /** Join column of the report's rows and of the metrics. */
  key: 'keyword_id' | 'url_hash';
  /** Dimensions that the metrics must have. */
  dimensions: readonly FirstPartyDimension[];
}

declare module '../engine/report-definition.js' {
  interface ReportDefinition {
    /** Dimension of a first-party report, which reads the viewer's imports. */
    firstPartyDimension?: FirstPartyDimension;
    /** Joins first-party columns to measured data. */
    firstPartyJoin?: FirstPartyJoin;
  }
}

type FirstPartyDeclaration = Pick<ReportDefinition, 'extension' | 'firstPartyDimension' | 'firstPartyJoin'>;

/** Name of the extension in `ReportDependencies.extensions`. */
const extensionName = 'firstParty';

/** Declares a report whose rows are first-party data. */
export function firstPartyRows(dimension: FirstPartyDimension): FirstPartyDeclaration {
  return { firstPartyDimension: dimension, extension: { name: extensionName, providesRows: true } };
}

/** Declares a report on measured data with first-party columns. */
export function firstPartyColumns(join: FirstPartyJoin): FirstPartyDeclaration {
  return { firstPartyJoin: join, extension: { name: extensionName, joinKey: join.key } };
}

/** Combines dimensions into bit flags. */
export function dimensionBits(names: Iterable<FirstPartyDimension>): number {
  let dims = 0;
  for (const name of names) dims |= firstPartyDimensions[name];
  return dims;
}

/** Whether the bit flags contain all required dimensions. */
export function hasDimensions(dims: number, required: number): boolean {
  return (dims & required) === required;
}

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

/** Finds imported first-party data. */
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
