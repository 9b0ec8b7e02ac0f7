import type { Readable } from 'node:stream';
import type { SerpGraph } from '../../clustering/serp-graph.js';
import type { ClusterRunSettings } from '../../contract/projects/clustering.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import {
  selectFoldersSql,
  selectLatestKeywordsSql,
  selectPlacementsSql,
} from '../../reports/subjects/clustering.subject.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { queryClustering, streamClustering, type ClusteringWork } from './clustering-work.js';

/** A keyword to cluster; its index in the list is its rank. */
export interface RankedKeyword {
  keyword_id: number;
  word: string;
  ws: number;
  wsk: number;
}

/** Input of a clustering run. */
interface ProjectTopResults {
  keywords: readonly RankedKeyword[];
  topResults: SerpGraph;
}

/** Options that select the keywords and domains to read. */
type TopResultsRequest = Pick<ClusterRunSettings, 'top' | 'skippedDomains'> & {
  engine: SearchEngine;
  /** Restricts the run to one folder; by default all keywords outside locked folders are clustered. */
  folder?: number;
};

/** Keywords that a run may cluster: not in a locked folder and not blacklisted. */
export const clusterableKeywordsSql = `SELECT keyword_id FROM (${selectPlacementsSql('folder >= -1')})
  WHERE folder NOT IN (SELECT folder FROM (${selectFoldersSql('gone = 0')}) WHERE arrayExists(id -> id IN (SELECT folder FROM (${selectFoldersSql('gone = 0 AND locked = 1')})), trail))`;

const folderKeywordsSql = `SELECT keyword_id FROM (${selectPlacementsSql('folder = {folder:Int32}')})`;

/** SELECT of the keywords ordered by volume, then word. Yandex databases use the exact volume. */
function buildRankedKeywordsSql({ engine, folder }: TopResultsRequest): string {
  const volumeColumn = engine === 'yandex' ? 'wsk' : 'ws';
  return `SELECT placed.keyword_id AS keyword_id, known.word AS word, known.ws AS ws, known.wsk AS wsk,
    toUInt32(row_number() OVER (ORDER BY known.${volumeColumn} DESC, known.word) - 1) AS rank
  FROM (${folder === undefined ? clusterableKeywordsSql : folderKeywordsSql}) AS placed
  GLOBAL INNER JOIN (${selectLatestKeywordsSql('word, ws, wsk')}) AS known ON known.keyword_id = placed.keyword_id`;
}

/** Pages of skipped domains and their subdomains. */
export const skippedPagesSql = `SELECT url_hash FROM page WHERE ${generationScope} AND domain_id GLOBAL IN (
  SELECT domain_id FROM domain WHERE ${generationScope} AND (name IN {skipped:Array(String)} OR arrayExists(site -> endsWith(name, concat('.', site)), {skipped:Array(String)}))
)`;

/** Number of keywords that a run would cluster. */
export async function countClusterableKeywords(work: ClusteringWork): Promise<number> {
  const [row] = await queryClustering<{ keywords: number }>(
    work,
    `SELECT count() AS keywords FROM (${clusterableKeywordsSql})`,
  );
  return row?.keywords ?? 0;
}

/** Reads the keywords and an inverted index from URL to keyword ranks. URLs of a single keyword are omitted. */
export async function readTopResults(
  work: ClusteringWork,
  request: TopResultsRequest,
): Promise<ProjectTopResults> {
  const rankedKeywordsSql = buildRankedKeywordsSql(request);
  const hasSkippedDomains = request.skippedDomains.length > 0;
  const parameters = {
    top: request.top,
    ...(request.folder !== undefined && { folder: request.folder }),
    ...(hasSkippedDomains && { skipped: request.skippedDomains }),
  };
  const postingsSql = `SELECT arraySort(groupArray(rank)) FROM (
    SELECT rank, arrayJoin(arrayDistinct(arraySlice(url_hashes, 1, {top:UInt8}))) AS address FROM (
      SELECT keyword_id, url_hashes FROM result_set WHERE ${generationScope} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (${rankedKeywordsSql}))
    ) AS results GLOBAL INNER JOIN (${rankedKeywordsSql}) AS ranked USING keyword_id
  ) ${hasSkippedDomains ? `WHERE address GLOBAL NOT IN (${skippedPagesSql})` : ''} GROUP BY address HAVING count() > 1`;
  const [keywords, stream] = await Promise.all([
    queryClustering<RankedKeyword>(
      work,
      `SELECT keyword_id, word, ws, wsk FROM (${rankedKeywordsSql}) ORDER BY rank`,
      parameters,
    ),
    streamClustering(work, postingsSql, 'RowBinary', parameters),
  ]);
  const volumes = Uint32Array.from(keywords, ({ ws, wsk }) => (request.engine === 'yandex' ? wsk : ws));
  return { keywords, topResults: { volumes, ...(await readPostings(stream)) } };
}

/** Decodes `RowBinary` arrays: a LEB128 length followed by 32-bit values. */
async function readPostings(stream: Readable): Promise<Pick<SerpGraph, 'addressStarts' | 'ranks'>> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const starts: number[] = [0];
  const ranks = new Uint32Array(bytes.length >> 2);
  let rankCount = 0;
  for (let offset = 0; offset < bytes.length;) {
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[offset++] ?? 0;
      length |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    for (let index = 0; index < length; index++, offset += 4) ranks[rankCount++] = bytes.readUInt32LE(offset);
    starts.push(rankCount);
  }
  return { addressStarts: Uint32Array.from(starts), ranks: ranks.slice(0, rankCount) };
}
