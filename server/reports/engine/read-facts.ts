import { idOf } from '../../stores/clickhouse/ids.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import type { PublishedSnapshot } from './compare-days.js';
import { idOfRef } from './domain-refs.js';
import { generationScope, subjectDomainId, subjectKeywordId, subjectUrlHash } from './generation-scope.js';
import { RecentValues } from './recent-values.js';
import type { ReportBase } from './report-base.js';
import type { DomainTotals, ListedDomains, ReportArguments, ReportDefinition } from './report-definition.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/** A generation never changes once it is published, so what was read of one stays true: kept per store. */
const kept = new WeakMap<
  ClickHouseStore,
  {
    domains: RecentValues<DomainTotals>;
    keywords: RecentValues<number>;
    bases: RecentValues<number>;
    pages: RecentValues<number>;
    snapshots: RecentValues<readonly PublishedSnapshot[]>;
  }
>();
const mostKept = 5_000;

/** Totals of a domain. Throws DomainNotFound where the base does not hold it. */
export async function readDomainTotals(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals> {
  const { domains } = memoryOf(deps.clickhouse);
  const key = `${base.id} ${base.generation} ${domain}`;
  const known = domains.get(key);
  if (known !== undefined) return known;
  const { rows } = await deps.clickhouse.query<DomainTotals>(
    `SELECT domain_id AS domainId, name, it50, pages, lost, adkeyscnt, adscnt FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} LIMIT 1`,
    {
      parameters: { base: base.id, generation: base.generation, domain },
      ...requestOptions(deps, 'domain-totals'),
    },
  );
  const [totals] = rows;
  if (totals === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
  domains.set(key, totals);
  return totals;
}

const listedSql =
  'SELECT domain_id AS domainId, name, it50, pages, lost, adkeyscnt, adscnt FROM domain' +
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
    ...requestOptions(deps, 'listed-totals'),
  });
  return new Map(
    refs.flatMap((ref) => {
      const found = rows.find(({ domainId, name }) => name === ref || domainId === idOfRef(ref));
      return found === undefined ? [] : [[ref, found]];
    }),
  );
}

/** The domains that a report's arguments list. Throws DomainNotFound where the base does not hold one of them. */
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
  return Object.fromEntries(listed.map(([name, refs]) => [name, refs.map(totalsOf)]));
}

/** Id of a keyword. Throws KeywordNotFound where the base does not hold it. */
export async function readKeywordId(
  keyword: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  const { keywords } = memoryOf(deps.clickhouse);
  const key = `${base.id} ${base.generation} ${keyword}`;
  const known = keywords.get(key);
  if (known !== undefined) return known;
  const { rows } = await deps.clickhouse.query<{ id: number }>(
    `SELECT keyword_id AS id FROM keyword WHERE ${generationScope} AND keyword_id = ${subjectKeywordId} LIMIT 1`,
    {
      parameters: { base: base.id, generation: base.generation, keyword },
      ...requestOptions(deps, 'keyword-id'),
    },
  );
  const [found] = rows;
  if (found === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword });
  keywords.set(key, found.id);
  return found.id;
}

/** Words of the keyword with this id. Throws KeywordNotFound where the base does not hold it. */
export async function readKeyword(id: number, base: ReportBase, deps: ReportDependencies): Promise<string> {
  const { rows } = await deps.clickhouse.query<{ word: string }>(
    `SELECT word FROM keyword WHERE ${generationScope} AND keyword_id = {keyword_id:UInt64} LIMIT 1`,
    {
      parameters: { base: base.id, generation: base.generation, keyword_id: id },
      ...requestOptions(deps, 'keyword-of-id'),
    },
  );
  const [found] = rows;
  if (found === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword: String(id) });
  return found.word;
}

/** Number of keywords with a result page. */
export async function readBaseKeywords(base: ReportBase, deps: ReportDependencies): Promise<number> {
  const { bases } = memoryOf(deps.clickhouse);
  const key = `${base.id} ${base.generation}`;
  const known = bases.get(key);
  if (known !== undefined) return known;
  const { rows } = await deps.clickhouse.query<{ keywords: number }>(
    `SELECT count() AS keywords FROM result_set WHERE ${generationScope}`,
    { parameters: { base: base.id, generation: base.generation }, ...requestOptions(deps, 'base-keywords') },
  );
  const keywords = rows[0]?.keywords ?? 0;
  bases.set(key, keywords);
  return keywords;
}

/** Number of keywords that a page ranks for, 0 for a page that the base has not met. */
export async function readPageKeywords(
  { domain, path }: { domain: string; path: string },
  base: ReportBase,
  deps: ReportDependencies,
): Promise<number> {
  const { pages } = memoryOf(deps.clickhouse);
  const key = `${base.id} ${base.generation} ${domain}${path}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const { rows } = await deps.clickhouse.query<{ keywords: number }>(
    `SELECT count() AS keywords FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHash}`,
    {
      parameters: { base: base.id, generation: base.generation, domain, path },
      ...requestOptions(deps, 'page-keywords-count'),
    },
  );
  const keywords = rows[0]?.keywords ?? 0;
  pages.set(key, keywords);
  return keywords;
}

/** Published search results that a generation was built from. They change with the generation only. */
export async function readSnapshots(
  base: ReportBase,
  deps: ReportDependencies,
): Promise<readonly PublishedSnapshot[]> {
  const { snapshots } = memoryOf(deps.clickhouse);
  const key = `${base.id} ${base.generation}`;
  const known = snapshots.get(key);
  if (known !== undefined) return known;
  const read = await deps.bases.snapshots(base);
  snapshots.set(key, read);
  return read;
}

function memoryOf(store: ClickHouseStore) {
  const memory = kept.get(store) ?? {
    domains: new RecentValues<DomainTotals>(mostKept),
    keywords: new RecentValues<number>(mostKept),
    bases: new RecentValues<number>(100),
    pages: new RecentValues<number>(mostKept),
    snapshots: new RecentValues<readonly PublishedSnapshot[]>(100),
  };
  kept.set(store, memory);
  return memory;
}
