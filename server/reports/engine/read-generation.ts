import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { normaliseKeyword, normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ClickHouseStore, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { PublishedSnapshot } from './baseline-comparison.js';
import { parseDomainId } from './parse-arguments.js';
import { generationScope, subjectDomainIdSql, subjectKeywordIdSql, subjectUrlHashSql } from './source-sql.js';
import {
  type ReportBase,
  generationOptions,
  requestOptions,
  type ReportDependencies,
} from './report-dependencies.js';
import type { ThemeForms } from '../words/theme-words.js';
import { queryThemeForms } from './theme-forms.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { DomainTotals, ListedDomains } from './report-source.js';

/** Domain totals with their table columns. The names are part of the layout hash (first-page-layout.ts). */
export const domainTotalColumns = {
  domainId: 'domain_id',
  name: 'name',
  it50: 'it50',
  pages: 'pages',
  lost: 'lost',
  pageless: 'pageless',
  adkeyscnt: 'adkeyscnt',
  adscnt: 'adscnt',
  checkedOn: 'checked_on',
  newerKeywords: 'newer_keywords',
  oldestCheckedOn: 'oldest_checked_on',
  newestCheckedOn: 'newest_checked_on',
  previousCheckedOn: 'previous_checked_on',
  adsCheckedOn: 'ads_checked_on',
  adsNewerKeywords: 'ads_newer_keywords',
  adsOldestCheckedOn: 'ads_oldest_checked_on',
  adsNewestCheckedOn: 'ads_newest_checked_on',
} as const satisfies Record<keyof DomainTotals, string>;

const totalsSelect = Object.entries(domainTotalColumns)
  .map(([name, column]) => (name === column ? name : `${column} AS ${name}`))
  .join(', ');

interface CachedValues {
  views: ReadonlyMap<number, number>;
  domains: DomainTotals;
  keywords: number;
  bases: number;
  pageKeywordCount: number;
  snapshots: readonly PublishedSnapshot[];
  dates: readonly KeywordsByDate[];
  depths: readonly DepthOfDate[];
  themes: ThemeForms;
}
/** Number of keywords by the ISO dates of their newest and their previous results. */
export interface KeywordsByDate {
  date: string;
  previous: string;
  keywords: number;
}

/** The last position of the results of an ISO date. */
interface DepthOfDate {
  date: string;
  depth: number;
}

type GenerationCache = { readonly [Kind in keyof CachedValues]: LRUCache<string, CachedValues[Kind]> };

/**
 * A published generation is immutable, so its values can be cached per store. They are not cached a second time as
 * query results.
 */
const caches = new WeakMap<ClickHouseStore, GenerationCache>();
const maxCacheEntries = 5_000;

/**
 * Domain totals.
 * @throws AppError DomainNotFound if the base has no such domain
 */
export async function readDomainTotals(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals> {
  return cachedQuery('domains', [base, domain], deps, async () => {
    const { rows } = await deps.clickhouse.query<DomainTotals>(
      `SELECT ${totalsSelect} FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`,
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

/** Domain totals from the cache. */
export function cachedDomainTotals(
  domain: string,
  base: ReportBase,
  { clickhouse }: ReportDependencies,
): DomainTotals | undefined {
  return getCache(clickhouse).domains.get(buildCacheKey(base, domain));
}

/** Caches domain totals that another query returned. */
export function cacheDomainTotals(
  domain: string,
  base: ReportBase,
  totals: DomainTotals,
  { clickhouse }: ReportDependencies,
): void {
  getCache(clickhouse).domains.set(buildCacheKey(base, domain), totals);
}

const listedTotalsSql =
  `SELECT ${totalsSelect} FROM domain` +
  ` WHERE ${generationScope} AND domain_id IN arrayConcat(arrayMap(name -> ${buildIdSql('name')}, {names:Array(String)}), {ids:Array(UInt64)})`;

/** Totals of several domains by name or id; domains that the base does not have are missing. */
export async function readListedTotals(
  refs: readonly string[],
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReadonlyMap<string, DomainTotals>> {
  const ids = refs.flatMap((ref) => parseDomainId(ref) ?? []);
  const names = refs.filter((ref) => parseDomainId(ref) === undefined);
  const { rows } = await deps.clickhouse.query<DomainTotals>(listedTotalsSql, {
    parameters: { base: base.id, generation: base.generation, names, ids },
    ...generationOptions(deps, 'listed-totals', base),
  });
  const byName = new Map(rows.map((totals) => [totals.name, totals]));
  const byId = new Map(rows.map((totals) => [totals.domainId, totals]));
  return new Map(
    refs.flatMap((ref) => {
      const totals = byName.get(ref) ?? byId.get(parseDomainId(ref) ?? -1);
      return totals === undefined ? [] : [[ref, totals]];
    }),
  );
}

/**
 * The domains of list arguments.
 * @throws AppError DomainNotFound for an unknown domain, unless the argument reports unresolved ones
 */
export async function readListedDomains(
  { arguments: declared = {} }: ReportDefinition,
  values: ReportArguments,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ListedDomains | undefined> {
  const refsByArgument = Object.keys(declared).flatMap((name) =>
    declared[name]?.type === 'domainList' ? [[name, [values[name] ?? []].flat().map(String)] as const] : [],
  );
  if (refsByArgument.length === 0) return undefined;
  const totalsByRef = await readListedTotals(
    [...new Set(refsByArgument.flatMap(([, refs]) => refs))],
    base,
    deps,
  );
  const requireTotals = (domain: string) => {
    const totals = totalsByRef.get(domain);
    if (totals === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
    return totals;
  };
  const resolveDomains = (name: string, refs: readonly string[]) =>
    declared[name]?.reportUnresolved
      ? refs.flatMap((ref) => totalsByRef.get(ref) ?? [])
      : refs.map(requireTotals);
  return Object.fromEntries(refsByArgument.map(([name, refs]) => [name, resolveDomains(name, refs)]));
}

/**
 * Id of a keyword.
 * @throws AppError KeywordNotFound if the base has no such keyword
 */
export async function readKeywordId(
  keyword: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  return cachedQuery('keywords', [base, keyword], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ id: number }>(
      `SELECT keyword_id AS id FROM keyword WHERE ${generationScope} AND keyword_id = ${subjectKeywordIdSql} LIMIT 1`,
      {
        parameters: { base: base.id, generation: base.generation, keyword },
        ...requestOptions(deps, 'keyword-id'),
      },
    );
    const [row] = rows;
    if (row === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword });
    return row.id;
  });
}

/** Above the longest keyword with operators and spaces; texts of a megabyte would block the event loop. */
const maxTypedKeywordChars = 2048;

/**
 * The keyword that a person typed, in normal form: without match type operators, unless the base has it with them.
 */
export async function resolveTypedKeyword(
  input: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<string> {
  if (input.length > maxTypedKeywordChars) {
    throw new AppError(ErrorCode.KeywordNotFound, { keyword: input.slice(0, maxTypedKeywordChars) });
  }
  const [exact, typed] = [normaliseKeyword(input, base.lng), normaliseTypedKeyword(input, base.lng)];
  if (exact === typed) return typed;
  return readKeywordId(exact, base, deps).then(
    () => exact,
    (error: unknown) => {
      if (error instanceof AppError && error.code === ErrorCode.KeywordNotFound) return typed;
      throw error;
    },
  );
}

/**
 * Text of a keyword.
 * @throws AppError KeywordNotFound if the base has no such keyword
 */
export async function readKeyword(id: number, base: ReportBase, deps: ReportDependencies): Promise<string> {
  const { rows } = await deps.clickhouse.query<{ word: string }>(
    `SELECT word FROM keyword WHERE ${generationScope} AND keyword_id = {keyword_id:UInt64} LIMIT 1`,
    {
      parameters: { base: base.id, generation: base.generation, keyword_id: id },
      ...generationOptions(deps, 'keyword-of-id', base),
    },
  );
  const [row] = rows;
  if (row === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword: String(id) });
  getCache(deps.clickhouse).keywords.set(buildCacheKey(base, row.word), id);
  return row.word;
}

/** Number of keywords with search results. */
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

/** Number of keywords that a page ranks for, 0 for an unknown page. */
export async function readPageKeywords(
  { domain, path }: { domain: string; path: string },
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  return cachedQuery('pageKeywordCount', [base, domain + path], deps, async () => {
    const { rows } = await deps.clickhouse.query<{ keywords: number }>(
      `SELECT count() AS keywords FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHashSql}`,
      {
        parameters: { base: base.id, generation: base.generation, domain, path },
        ...requestOptions(deps, 'page-keywords-count'),
      },
    );
    return rows[0]?.keywords ?? 0;
  });
}

/**
 * Precomputed layouts of the generation (first-page-layout.ts), each with the smallest row count for which a page was
 * stored.
 */
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

/** Published snapshots of the generation; they only change with it. */
export async function readSnapshots(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<readonly PublishedSnapshot[]> {
  return cachedQuery('snapshots', [base], deps, () => deps.bases.snapshots(base));
}

/** Keyword counts by date that a statement returns. `subject` names the keywords in the cache. */
export async function readCheckedDates(
  base: ReportBase,
  subject: string,
  sql: string,
  parameters: Readonly<Record<string, QueryParameter>>,
  deps: ReportDependencies,
): Promise<readonly KeywordsByDate[]> {
  // Lists of thousands of ids would make large cache keys.
  const key = createHash('sha256').update(subject).digest('base64');
  return cachedQuery('dates', [base, key], deps, async () => {
    const { rows } = await deps.clickhouse.query<KeywordsByDate>(sql, {
      parameters: { base: base.id, generation: base.generation, ...parameters },
      ...requestOptions(deps, 'checked-dates'),
    });
    return rows;
  });
}

/** The last position of the current results by the date of the results. */
export async function readDepthsByDate(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<readonly DepthOfDate[]> {
  return cachedQuery('depths', [base], deps, async () => {
    const { rows } = await deps.clickhouse.query<DepthOfDate>(
      `SELECT checked_on AS date, max(pos) AS depth FROM position_by_domain WHERE ${generationScope} GROUP BY date`,
      {
        parameters: { base: base.id, generation: base.generation },
        ...requestOptions(deps, 'depths-by-date'),
      },
    );
    return rows;
  });
}

/** Words of a domain's keywords, grouped by their forms. */
export async function readThemeForms(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ThemeForms> {
  return cachedQuery('themes', [base, domain], deps, () => queryThemeForms(domain, base, deps));
}

/** In-flight queries per request. */
const inFlightQueries = new WeakMap<ReportDependencies, Map<string, Promise<unknown>>>();

/** Returns a cached value or queries it. Parallel parts of one request share the query (single flight). */
async function cachedQuery<Kind extends keyof CachedValues>(
  kind: Kind,
  [base, subject]: readonly [ReportBase, string?],
  deps: ReportDependencies,
  runQuery: () => Promise<CachedValues[Kind]>,
): Promise<CachedValues[Kind]> {
  const cache: LRUCache<string, CachedValues[Kind]> = getCache(deps.clickhouse)[kind];
  const key = buildCacheKey(base, subject);
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

function buildCacheKey({ id, generation }: ReportBase, subject = ''): string {
  return `${id} ${generation} ${subject}`;
}

function getCache(store: ClickHouseStore): GenerationCache {
  const cache = caches.get(store) ?? {
    domains: new LRUCache({ max: maxCacheEntries }),
    keywords: new LRUCache({ max: maxCacheEntries }),
    bases: new LRUCache({ max: 100 }),
    pageKeywordCount: new LRUCache({ max: maxCacheEntries }),
    snapshots: new LRUCache({ max: 100 }),
    dates: new LRUCache({ max: maxCacheEntries }),
    depths: new LRUCache({ max: 100 }),
    views: new LRUCache({ max: 100 }),
    // An entry takes up to several hundred kilobytes.
    themes: new LRUCache({ max: 50 }),
  };
  caches.set(store, cache);
  return cache;
}
