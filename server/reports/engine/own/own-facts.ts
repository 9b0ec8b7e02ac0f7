import type { SearchEngine } from '../../../contract/search-engine.js';
import { ownDimensions, tellsApart } from './own-dimensions.js';

/** Facts of one kind of an own site: days, or a total over a period. */
export interface OwnFacts {
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
export interface OwnSites {
  /** The published facts of a site that an account and its colleagues may read; none for an account that imported none. */
  factsOf(owner: number, site: string): Promise<readonly OwnFacts[]>;
  /** The same of every site that has facts, by its host in ASCII. */
  sitesOf(owner: number): Promise<ReadonlyMap<string, readonly OwnFacts[]>>;
}

/** What the facts of a report must tell apart. */
interface WantedFacts {
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
export function sourcesOf(engine: SearchEngine): readonly string[] {
  return sources[engine];
}

/**
 * The facts that answer a question best: never those of pages for a question about the site; then those of the engine, those
 * that reach furthest, days before totals, and those that leave least out by telling more apart.
 */
export function bestFacts(facts: readonly OwnFacts[], { dims, engine }: WantedFacts): OwnFacts | undefined {
  return facts
    .filter((one) => tellsApart(one.dims, dims) && hasNoAppearance(one.dims, dims))
    .toSorted(
      (one, other) =>
        ofPages(one, dims) - ofPages(other, dims) ||
        ofOthers(one, engine) - ofOthers(other, engine) ||
        other.to.localeCompare(one.to) ||
        isTotal(one) - isTotal(other) ||
        bits(one.dims) - bits(other.dims) ||
        (other.from ?? '').localeCompare(one.from ?? '') ||
        one.source.localeCompare(other.source),
    )[0];
}

function hasNoAppearance(dims: number, wanted: number): boolean {
  return (dims & ownDimensions.appearance) === (wanted & ownDimensions.appearance);
}

/** Facts of pages say more impressions than the site had. */
function ofPages({ dims }: OwnFacts, wanted: number): number {
  return (dims & ownDimensions.page & ~wanted) === 0 ? 0 : 1;
}

function ofOthers({ source }: OwnFacts, engine: SearchEngine): number {
  return sourcesOf(engine).includes(source) ? 0 : 1;
}

/** 1 for a total over a period, 0 for days. */
export function isTotal({ dims }: Pick<OwnFacts, 'dims'>): number {
  return (dims & ownDimensions.day) === 0 ? 1 : 0;
}

function bits(dims: number): number {
  return dims.toString(2).replaceAll('0', '').length;
}
