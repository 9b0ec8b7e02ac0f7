import { placementsWhere, knownKeywords } from '../../reports/engine/clustering/clustering-scope.js';
import { generationScope } from '../../reports/engine/generation-scope.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import { askClustering, type ClusteringWork } from './clustering-work.js';

/** An address that search results of a folder's keywords share. */
export interface SharedAddress {
  domain: string;
  /** Scheme and host, and the path within it. */
  origin: string;
  path: string;
  /** Keywords of the folder whose top has it. */
  keywords: number;
  bestPosition: number;
}

/** A keyword of a folder and how it is tied to it. */
export interface FolderMember {
  keyword: string;
  overlap: number;
  share: number;
}

/** So many addresses and keywords are told. */
const mostTold = 50;

const ofFolder = `SELECT keyword_id FROM (${placementsWhere('folder = {folder:Int32}')})`;

/** Addresses that most keywords of a folder share; with a keyword those that it shares with others. */
export async function readSharedAddresses(
  work: ClusteringWork,
  { folder, top, keyword }: { folder: number; top: number; keyword?: number },
): Promise<{ addresses: readonly SharedAddress[]; keywords: number }> {
  const tops = `SELECT keyword_id, arrayJoin(arrayEnumerate(arraySlice(url_hashes, 1, {top:UInt8}))) AS at, url_hashes[at] AS url_hash
    FROM result_set WHERE ${generationScope} AND keyword_id GLOBAL IN (${ofFolder})`;
  const mine = keyword === undefined ? '' : 'HAVING has(groupArray(keyword_id), {keyword:UInt64})';
  const shared = `SELECT url_hash, uniqExact(keyword_id) AS keywords, min(at) AS best FROM (${tops}) GROUP BY url_hash ${mine}
    ORDER BY keywords DESC, best, url_hash LIMIT {most:UInt32}`;
  const parameters = { folder, top, most: mostTold, ...(keyword !== undefined && { keyword }) };
  const [addresses, [counted]] = await Promise.all([
    askClustering<SharedAddress>(
      work,
      `SELECT domain.name AS domain, page.origin AS origin, page.path AS path, shared.keywords AS keywords, shared.best AS bestPosition
       FROM (${shared}) AS shared
       GLOBAL INNER JOIN (
         SELECT url_hash, any(domain_id) AS domain_id FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM (${shared})) GROUP BY url_hash
       ) AS of ON of.url_hash = shared.url_hash
       GLOBAL INNER JOIN (
         SELECT url_hash, domain_id, origin, path FROM page WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM (${shared}))
           AND domain_id GLOBAL IN (SELECT domain_id FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM (${shared})))
       ) AS page ON page.url_hash = shared.url_hash
       GLOBAL INNER JOIN (
         SELECT domain_id, name FROM domain WHERE ${generationScope}
           AND domain_id GLOBAL IN (SELECT domain_id FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM (${shared})))
       ) AS domain ON domain.domain_id = of.domain_id
       WHERE shared.keywords > 1 ORDER BY keywords DESC, bestPosition, domain, path`,
      parameters,
    ),
    askClustering<{ keywords: number }>(work, `SELECT count() AS keywords FROM (${ofFolder})`, { folder }),
  ]);
  return { addresses, keywords: counted?.keywords ?? 0 };
}

/** Keywords of a folder, those that share most with it first. */
export function readMembers(work: ClusteringWork, folder: number): Promise<readonly FolderMember[]> {
  return askClustering<FolderMember>(
    work,
    `SELECT known.word AS keyword, placed.overlap AS overlap, placed.share AS share
     FROM (${placementsWhere('folder = {folder:Int32}')}) AS placed
     GLOBAL INNER JOIN (${knownKeywords('word')}) AS known ON known.keyword_id = placed.keyword_id
     ORDER BY overlap DESC, share DESC, keyword LIMIT {most:UInt32}`,
    { folder, most: mostTold },
  );
}

/** The page of a site that ranks best for a folder's keywords. */
export interface FolderPage {
  folder: number;
  path: string;
  position: number;
  /** Keywords of the folder that the page ranks for, and those for which two or more pages of the site do. */
  keywords: number;
  competing: number;
}

/** Per folder the page of a site with most of its keywords, the better positions first; folders without one are not told. */
export function readFolderPages(work: ClusteringWork, site: string): Promise<readonly FolderPage[]> {
  return askClustering<FolderPage>(
    work,
    `WITH ranks AS (
       SELECT placed.folder AS folder, ranked.keyword_id AS keyword_id, ranked.path AS path, ranked.pos AS pos
       FROM (
         SELECT keyword_id, path, min(pos) AS pos FROM position_by_domain
         WHERE ${generationScope} AND domain_id = ${idOf('{site:String}')} GROUP BY keyword_id, path
       ) AS ranked
       INNER JOIN (${placementsWhere('folder > 0')}) AS placed ON placed.keyword_id = ranked.keyword_id
     )
     SELECT best.folder AS folder, best.path AS path, best.position AS position, best.keywords AS keywords, twice.competing AS competing
     FROM (
       SELECT folder, path, min(pos) AS position, uniqExact(keyword_id) AS keywords FROM ranks
       GROUP BY folder, path ORDER BY folder, keywords DESC, position, path LIMIT 1 BY folder
     ) AS best
     INNER JOIN (
       SELECT folder, countIf(pages > 1) AS competing FROM (SELECT folder, keyword_id, count() AS pages FROM ranks GROUP BY folder, keyword_id) GROUP BY folder
     ) AS twice ON twice.folder = best.folder
     ORDER BY folder`,
    { site },
  );
}
