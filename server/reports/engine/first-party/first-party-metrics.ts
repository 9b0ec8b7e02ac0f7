import type { SearchEngine } from '../../../contract/search-engine.js';
import { firstPartyDimensions, hasDimensions } from './first-party-dimensions.js';

/** Facts of one kind of an own site: days, or a total over a period. */
export interface FirstPartyMetrics {
  /** The account that imported them and the version: every query binds both. */
  owner: number;
  generation: number;
  /** Who tells them, as `search-console`. */
  source: string;
  dims: number;
  /** First and last day, ISO dates; `from` is null where a total does not say it. */
  from: string | null;
  to: string;
  /** Whether a file of them was probably cut off at its greatest number of rows. */
  cut: boolean;
}

/** Who knows what accounts imported of their own sites. */
export interface FirstPartySites {
  /** The published facts of a site that an account and its colleagues may read; none for an account that imported none. */
  metricsOf(owner: number, site: string): Promise<readonly FirstPartyMetrics[]>;
  /** The same of every site that has facts, by its host in ASCII. */
  sitesOf(owner: number): Promise<ReadonlyMap<string, readonly FirstPartyMetrics[]>>;
}

/** What the facts of a report must tell apart. */
interface MetricsRequirement {
  /** Bits of the dimensions. */
  dims: number;
  /** Who tells them. */
  engine: SearchEngine;
}

const sources: Readonly<Record<SearchEngine, readonly string[]>> = {
  google: ['search-console'],
  yandex: ['yandex-webmaster'],
};

/** The sources whose figures are of a search engine. */
export function sourcesForEngine(engine: SearchEngine): readonly string[] {
  return sources[engine];
}

/**
 * The facts that answer a question best: never those of pages for a question about the site; then those of the engine, those
 * that reach furthest, days before totals, and those that leave least out by telling more apart.
 */
export function bestMetrics(
  facts: readonly FirstPartyMetrics[],
  { dims, engine }: MetricsRequirement,
): FirstPartyMetrics | undefined {
  return facts
    .filter((one) => hasDimensions(one.dims, dims) && hasSameAppearance(one.dims, dims))
    .toSorted(
      (one, other) =>
        pageMetricsRank(one, dims) - pageMetricsRank(other, dims) ||
        otherEngineRank(one, engine) - otherEngineRank(other, engine) ||
        other.to.localeCompare(one.to) ||
        isTotal(one) - isTotal(other) ||
        bitCount(one.dims) - bitCount(other.dims) ||
        (other.from ?? '').localeCompare(one.from ?? '') ||
        one.source.localeCompare(other.source),
    )[0];
}

function hasSameAppearance(dims: number, required: number): boolean {
  return (dims & firstPartyDimensions.appearance) === (required & firstPartyDimensions.appearance);
}

/** Facts of pages say more impressions than the site had. */
function pageMetricsRank({ dims }: FirstPartyMetrics, required: number): number {
  return (dims & firstPartyDimensions.page & ~required) === 0 ? 0 : 1;
}

function otherEngineRank({ source }: FirstPartyMetrics, engine: SearchEngine): number {
  return sourcesForEngine(engine).includes(source) ? 0 : 1;
}

/** 1 for a total over a period, 0 for days. */
export function isTotal({ dims }: Pick<FirstPartyMetrics, 'dims'>): number {
  return (dims & firstPartyDimensions.day) === 0 ? 1 : 0;
}

function bitCount(dims: number): number {
  return dims.toString(2).replaceAll('0', '').length;
}
