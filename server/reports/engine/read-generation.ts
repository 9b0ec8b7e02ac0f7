import { LRUCache } from 'lru-cache';
import { idOf } from '../../stores/clickhouse/ids.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import type { PublishedSnapshot } from './baseline-comparison.js';
import { idOfRef } from './domain-refs.js';
import { generationScope, subjectDomainId, subjectKeywordId, subjectUrlHash } from './generation-scope.js';
import type { ReportBase } from './report-base.js';
import type { ThemeForms } from '../words/theme-words.js';
import { queryThemeForms } from './theme-forms.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { DomainTotals, ListedDomains } from './report-source.js';
import { generationOptions, requestOptions, type ReportDependencies } from './report-dependencies.js';

/** Totals of a domain by their names, as its row in the table has them. */
export const domainTotalColumns = {
  domainId: 'domain_id',
  name: 'name',
  it50: 'it50',
  pages: 'pages',
  lost: 'lost',
  pageless: 'pageless',
  adkeyscnt: 'adkeyscnt',
  adscnt: 'adscnt',
} as const satisfies Record<keyof DomainTotals, string>;

const totalsSelect = Object.entries(domainTotalColumns)
  .map(([name, column]) => (name === column ? name : `${column} AS ${name}`))
  .join(', ');

/** What is read of generations, by kind. */
interface CachedValues {
  views: ReadonlyMap<number, number>;
  domains: DomainTotals;
  keywords: number;
  bases: number;
  pages: number;
  snapshots: readonly PublishedSnapshot[];
  themes: ThemeForms;
}
type GenerationCache = { readonly [Kind in keyof CachedValues]: LRUCache<string, CachedValues[Kind]> };

/**
 * A generation never changes once it is published, so what was read of one stays true: cached per store, as values, and not a
 * second time as answers of the store.
 */
const caches = new WeakMap<ClickHouseStore, GenerationCache>();
const maxCacheEntries = 5_000;

/** Totals of a domain. Throws DomainNotFound where the base does not hold it. */
export async function readDomainTotals(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals> {
  return cachedQuery('domains', [base, domain], deps, async () => {
    const { rows } = await deps.clickhouse.query<DomainTotals>(
      `SELECT ${totalsSelect} FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} LIMIT 1`,
      {
        parameters: { base: base.id, generation: base.generation, domain },
        ...requestOptions(deps, 'domain-totals'),
      },
    );
    const [totals] = rows;
    if (totals === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
    return totals;
  });
}

/** Totals of a domain where they are known already. */
export function cachedDomainTotals(
  domain: string,
  base: ReportBase,
  { clickhouse }: ReportDependencies,
): DomainTotals | undefined {
  return cacheOf(clickhouse).domains.get(keyOf(base, domain));
}

/** Keeps totals of a domain that came with something else. */
export function cacheDomainTotals(
  domain: string,
  base: ReportBase,
  totals: DomainTotals,
  { clickhouse }: ReportDependencies,
): void {
  cacheOf(clickhouse).domains.set(keyOf(base, domain), totals);
}

const listedSql =
  `SELECT ${totalsSelect} FROM domain` +
  ` WHERE ${generationScope} AND domain_id IN arrayConcat(arrayMap(name -> ${idOf('name')}, {names:Array(String)}), {ids:Array(UInt64)})`;

/** Totals of several domains by how they are named, by name or id; a domain that the base does not hold is missing. */
export async function readListedTotals(
  refs: readonly string[],
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReadonlyMap<string, DomainTotals>> {
  const ids = refs.flatMap((ref) => idOfRef(ref) ?? []);
  const names = refs.filter((ref) => idOfRef(ref) === undefined);
  const { rows } = await deps.clickhouse.query<DomainTotals>(listedSql, {
    parameters: { base: base.id, generation: base.generation, names, ids },
    ...generationOptions(deps, 'listed-totals', base),
  });
  const byName = new Map(rows.map((found) => [found.name, found]));
  const byId = new Map(rows.map((found) => [found.domainId, found]));
  return new Map(
    refs.flatMap((ref) => {
      const found = byName.get(ref) ?? byId.get(idOfRef(ref) ?? -1);
      return found === undefined ? [] : [[ref, found]];
    }),
  );
}

/**
 * The domains that a report's arguments list. Throws DomainNotFound where the base does not hold one of them, unless the argument
 * tells of these beside the rows.
 */
export async function readListedDomains(
  { arguments: declared = {} }: ReportDefinition,
  values: ReportArguments,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ListedDomains | undefined> {
  const listed = Object.keys(declared).flatMap((name) =>
    declared[name]?.type === 'domainList' ? [[name, [values[name] ?? []].flat().map(String)] as const] : [],
  );
  if (listed.length === 0) return undefined;
  const found = await readListedTotals([...new Set(listed.flatMap(([, refs]) => refs))], base, deps);
  const totalsOf = (domain: string) => {
    const totals = found.get(domain);
    if (totals === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
    return totals;
  };
  const domainsOf = (name: string, refs: readonly string[]) =>
    declared[name]?.reportUnresolved ? refs.flatMap((ref) => found.get(ref) ?? []) : refs.map(totalsOf);
  return Object.fromEntries(listed.map(([name, refs]) => [name, domainsOf(name, refs)]));
}

/** Id of a keyword. Throws KeywordNotFound where the base does not hold it. */
export async function readKeywordId(
  keyword: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  return cachedQuery('keywords', [base, keyword], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ id: number }>(
      `SELECT keyword_id AS id FROM keyword WHERE ${generationScope} AND keyword_id = ${subjectKeywordId} LIMIT 1`,
      {
        parameters: { base: base.id, generation: base.generation, keyword },
        ...requestOptions(deps, 'keyword-id'),
      },
    );
    const [found] = rows;
    if (found === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword });
    return found.id;
  });
}

/** Words of the keyword with this id. Throws KeywordNotFound where the base does not hold it. */
export async function readKeyword(id: number, base: ReportBase, deps: ReportDependencies): Promise<string> {
  const { rows } = await deps.clickhouse.query<{ word: string }>(
    `SELECT word FROM keyword WHERE ${generationScope} AND keyword_id = {keyword_id:UInt64} LIMIT 1`,
    {
      parameters: { base: base.id, generation: base.generation, keyword_id: id },
      ...generationOptions(deps, 'keyword-of-id', base),
    },
  );
  const [found] = rows;
  if (found === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword: String(id) });
  cacheOf(deps.clickhouse).keywords.set(keyOf(base, found.word), id);
  return found.word;
}

/** Number of keywords with a result page. */
export async function readBaseKeywords(base: ReportBase, deps: ReportDependencies): Promise<number> {
  return cachedQuery('bases', [base], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ keywords: number }>(
      `SELECT count() AS keywords FROM result_set WHERE ${generationScope}`,
      {
        parameters: { base: base.id, generation: base.generation },
        ...requestOptions(deps, 'base-keywords'),
      },
    );
    return rows[0]?.keywords ?? 0;
  });
}

/** Number of keywords that a page ranks for, 0 for a page that the base has not met. */
export async function readPageKeywords(
  { domain, path }: { domain: string; path: string },
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  return cachedQuery('pages', [base, domain + path], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ keywords: number }>(
      `SELECT count() AS keywords FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHash}`,
      {
        parameters: { base: base.id, generation: base.generation, domain, path },
        ...requestOptions(deps, 'page-keywords-count'),
      },
    );
    return rows[0]?.keywords ?? 0;
  });
}

/** The forms in which the generation lays down first pages (first-page-form.ts), with the fewest rows of a domain that has one. */
export async function readPrecomputedViews(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReadonlyMap<number, number>> {
  return cachedQuery('views', [base], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ view: number; least: number }>(
      `SELECT view, min(row_count) AS least FROM first_page WHERE ${generationScope} GROUP BY view`,
      {
        parameters: { base: base.id, generation: base.generation },
        ...requestOptions(deps, 'first-page-views'),
      },
    );
    return new Map(rows.map(({ view, least }) => [view, least]));
  });
}

/** Published search results that a generation was built from. They change with the generation only. */
export async function readSnapshots(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<readonly PublishedSnapshot[]> {
  return cachedQuery('snapshots', [base], deps, () => deps.bases.snapshots(base));
}

/** Words of a domain's keywords that are forms of each other. */
export async function readThemeForms(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ThemeForms> {
  return cachedQuery('themes', [base, domain], deps, () => queryThemeForms(domain, base, deps));
}

/** What the parts of one request are asking at this moment. */
const inFlightQueries = new WeakMap<ReportDependencies, Map<string, Promise<unknown>>>();

/** A fact that is known of the generation, else asked of the store: once by all parts of a request that need it together. */
async function cachedQuery<Kind extends keyof CachedValues>(
  kind: Kind,
  [base, subject]: readonly [ReportBase, string?],
  deps: ReportDependencies,
  runQuery: () => Promise<CachedValues[Kind]>,
): Promise<CachedValues[Kind]> {
  const cache: LRUCache<string, CachedValues[Kind]> = cacheOf(deps.clickhouse)[kind];
  const key = keyOf(base, subject);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const inFlight = inFlightQueries.get(deps) ?? new Map<string, Promise<unknown>>();
  inFlightQueries.set(deps, inFlight);
  const name = `${kind} ${key}`;
  const pending = (inFlight.get(name) as Promise<CachedValues[Kind]> | undefined) ?? runQuery();
  inFlight.set(name, pending);
  try {
    const value = await pending;
    cache.set(key, value);
    return value;
  } finally {
    inFlight.delete(name);
  }
}

function keyOf({ id, generation }: ReportBase, subject = ''): string {
  return `${id} ${generation} ${subject}`;
}

function cacheOf(store: ClickHouseStore): GenerationCache {
  const cache = caches.get(store) ?? {
    domains: new LRUCache({ max: maxCacheEntries }),
    keywords: new LRUCache({ max: maxCacheEntries }),
    bases: new LRUCache({ max: 100 }),
    pages: new LRUCache({ max: maxCacheEntries }),
    snapshots: new LRUCache({ max: 100 }),
    views: new LRUCache({ max: 100 }),
    // Each holds up to some hundred kilobytes.
    themes: new LRUCache({ max: 50 }),
  };
  caches.set(store, cache);
  return cache;
}
