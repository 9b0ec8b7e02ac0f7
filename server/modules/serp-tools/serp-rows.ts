import { generationScope } from '../../reports/engine/source-sql.js';
import type { PublishedSnapshot } from '../../reports/engine/baseline-comparison.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';

/** A keyword in the database. */
interface ListKeyword {
  id: number;
  word: string;
  ws: number;
  wizards: number[];
}

/** A result in the latest search results of a keyword. */
export interface SerpRow {
  keyword: number;
  pos: number;
  did: number;
  url: string;
}

/** Limited by the URL length of ClickHouse requests, which is one megabyte. */
const keywordsPerQuery = 1000;
const idsPerQuery = 20_000;

const keywordsSql =
  `SELECT keyword_id AS id, word, ws, wizards FROM keyword WHERE ${generationScope}` +
  ` AND keyword_id IN arrayMap(one -> ${buildIdSql('one')}, {words:Array(String)})`;

const exportedDomainsSql =
  'SELECT domain_id FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';

/**
 * Newest full search results per keyword. Results of domains with own exports come from the generation: an export may
 * be newer, and a complete export removes rows.
 */
const rowsSql =
  'SELECT keyword, pos, did, url FROM (' +
  'SELECT keyword_id AS keyword, pos, domain_id AS did, path AS url, url_hash FROM result' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)}' +
  ' AND own = 0 AND pos <= {depth:UInt8}' +
  // At a delta, `snapshots` contains the ids whose rows are read.
  ' AND (keyword_id, snapshot) GLOBAL IN (SELECT keyword_id, transform(snapshot, {published:Array(UInt32)}, {snapshots:Array(UInt32)}, snapshot)' +
  ` FROM keyword WHERE ${generationScope} AND keyword_id IN {keywords:Array(UInt64)})` +
  ` AND domain_id GLOBAL NOT IN (${exportedDomainsSql})` +
  ' UNION ALL ' +
  'SELECT keyword_id AS keyword, pos, domain_id AS did, path AS url, url_hash FROM position_by_domain' +
  ` WHERE ${generationScope} AND domain_id GLOBAL IN (${exportedDomainsSql}) AND keyword_id IN {keywords:Array(UInt64)} AND pos <= {depth:UInt8}` +
  ') ORDER BY keyword, pos, url_hash';

const namesSql =
  'SELECT domain_id AS id, any(name) AS name FROM host WHERE domain_id IN {domains:Array(UInt64)} GROUP BY domain_id';

/** Keywords of a list that exist in the database, by normalized text. */
export async function readListedKeywords(
  words: readonly string[],
  reader: GenerationReader,
): Promise<ReadonlyMap<string, ListKeyword>> {
  const chunks = await Promise.all(
    chunk(words, keywordsPerQuery).map((chunkValues) =>
      reader.rows<ListKeyword>('listed-keywords', keywordsSql, { words: chunkValues }),
    ),
  );
  return new Map(chunks.flat().map((keyword) => [keyword.word, keyword]));
}

/** Latest search results of keywords down to a depth. The rows of a keyword are consecutive and sorted by position. */
export async function readSerpRows(
  keywords: readonly number[],
  depth: number,
  snapshots: readonly PublishedSnapshot[],
  reader: GenerationReader,
): Promise<readonly SerpRow[]> {
  const ids = snapshots.map(({ id }) => id);
  const chunks = await Promise.all(
    chunk(keywords, keywordsPerQuery).map((chunkValues) =>
      reader.rows<SerpRow>(
        'serp-lines',
        rowsSql,
        { keywords: chunkValues, depth, snapshots: ids, published: ids },
        { factKeywords: chunkValues, factKeywordList: 'keywords' },
      ),
    ),
  );
  return chunks.flat();
}

/** Domain names by id, including domains that no longer rank. */
export async function readHostNames(
  domains: readonly number[],
  reader: GenerationReader,
): Promise<ReadonlyMap<number, string>> {
  const uniqueIds = [...new Set(domains)];
  const chunks = await Promise.all(
    chunk(uniqueIds, idsPerQuery).map((chunkValues) =>
      reader.rows<{ id: number; name: string }>('host-names', namesSql, { domains: chunkValues }),
    ),
  );
  return new Map(chunks.flat().map(({ id, name }) => [id, name]));
}

function chunk<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
