import { generationScope } from '../../reports/engine/generation-scope.js';
import type { PublishedSnapshot } from '../../reports/engine/baseline-comparison.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import type { GenerationReader } from '../dashboards/generation-reader.js';

/** A keyword as the base holds it. */
interface ListedKeyword {
  id: number;
  word: string;
  ws: number;
  wizards: number[];
}

/** A line of the latest search results of a keyword. */
export interface SerpLine {
  keyword: number;
  pos: number;
  did: number;
  url: string;
}

/** Values that stand in one address beside others: servers take a megabyte of it. */
const wordsAtOnce = 1000;
const idsAtOnce = 20_000;

const keywordsSql =
  `SELECT keyword_id AS id, word, ws, wizards FROM keyword WHERE ${generationScope}` +
  ` AND keyword_id IN arrayMap(one -> ${idOf('one')}, {words:Array(String)})`;

const exported =
  'SELECT domain_id FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';

/**
 * The latest lines are those of each keyword's newest full search results. Of domains whose exports were imported the generation
 * says where they stand now: an export may be newer, and a complete one takes lines away.
 */
const linesSql =
  'SELECT keyword, pos, did, url FROM (' +
  'SELECT keyword_id AS keyword, pos, domain_id AS did, path AS url, url_hash FROM result' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)}' +
  ' AND own = 0 AND pos <= {depth:UInt8}' +
  ` AND (keyword_id, snapshot) GLOBAL IN (SELECT keyword_id, snapshot FROM keyword WHERE ${generationScope} AND keyword_id IN {keywords:Array(UInt64)})` +
  ` AND domain_id GLOBAL NOT IN (${exported})` +
  ' UNION ALL ' +
  'SELECT keyword_id AS keyword, pos, domain_id AS did, path AS url, url_hash FROM position_by_domain' +
  ` WHERE ${generationScope} AND domain_id GLOBAL IN (${exported}) AND keyword_id IN {keywords:Array(UInt64)} AND pos <= {depth:UInt8}` +
  ') ORDER BY keyword, pos, url_hash';

const namesSql =
  'SELECT domain_id AS id, any(name) AS name FROM host WHERE domain_id IN {domains:Array(UInt64)} GROUP BY domain_id';

/** The keywords of a list that the base holds, by their words in the store's form. */
export async function readListedKeywords(
  words: readonly string[],
  reader: GenerationReader,
): Promise<ReadonlyMap<string, ListedKeyword>> {
  const parts = await Promise.all(
    portions(words, wordsAtOnce).map((part) =>
      reader.rows<ListedKeyword>('listed-keywords', keywordsSql, { words: part }),
    ),
  );
  return new Map(parts.flat().map((found) => [found.word, found]));
}

/** The latest search results of keywords down to a depth: by keyword, best position first. */
export async function readSerpLines(
  keywords: readonly number[],
  depth: number,
  snapshots: readonly PublishedSnapshot[],
  reader: GenerationReader,
): Promise<readonly SerpLine[]> {
  const parts = await Promise.all(
    portions(keywords, wordsAtOnce).map((part) =>
      reader.rows<SerpLine>('serp-lines', linesSql, {
        keywords: part,
        depth,
        snapshots: snapshots.map(({ id }) => id),
      }),
    ),
  );
  return parts.flat();
}

/** Names of domains by their ids, also of those that no newer search results hold. */
export async function readHostNames(
  domains: readonly number[],
  reader: GenerationReader,
): Promise<ReadonlyMap<number, string>> {
  const different = [...new Set(domains)];
  const parts = await Promise.all(
    portions(different, idsAtOnce).map((part) =>
      reader.rows<{ id: number; name: string }>('host-names', namesSql, { domains: part }),
    ),
  );
  return new Map(parts.flat().map(({ id, name }) => [id, name]));
}

function portions<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
