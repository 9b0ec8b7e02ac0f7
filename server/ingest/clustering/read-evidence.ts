import { selectPlacementsSql, selectLatestKeywordsSql } from '../../reports/subjects/clustering.subject.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { queryClustering, type ClusteringWork } from './clustering-work.js';

/** A URL that the search results of several keywords of a folder contain. */
export interface SharedAddress {
  domain: string;
  /** Scheme and host, followed by the path. */
  origin: string;
  path: string;
  /** Number of the folder's keywords with this URL in their top results. */
  keywords: number;
  bestPosition: number;
}

/** A keyword of a folder and its similarity to the folder. */
export interface FolderMember {
  keyword: string;
  overlap: number;
  share: number;
}

/** Maximum number of URLs and keywords returned. */
const maxEvidenceRows = 50;

const folderKeywordsSql = `SELECT keyword_id FROM (${selectPlacementsSql('folder = {folder:Int32}')})`;

/** The hash is text because a JSON number cannot represent 64 bits. */
interface SharedHash {
  hash: string;
  keywords: number;
  best: number;
}

/** Most frequent URLs in the results of a folder's keywords. With `keyword`, only URLs that this keyword shares. */
export async function readSharedAddresses(
  work: ClusteringWork,
  { folder, top, keyword }: { folder: number; top: number; keyword?: number },
): Promise<{ addresses: readonly SharedAddress[]; keywords: number }> {
  const keywordFilter = keyword === undefined ? '' : 'AND has(groupArray(keyword_id), {keyword:UInt64})';
  const [shared, [total]] = await Promise.all([
    queryClustering<SharedHash>(
      work,
      `SELECT toString(url_hash) AS hash, uniqExact(keyword_id) AS keywords, min(at) AS best FROM (
         SELECT keyword_id, url_hash, at FROM (
           SELECT keyword_id, arraySlice(url_hashes, 1, {top:UInt8}) AS hashes FROM result_set
           WHERE ${generationScope} AND keyword_id GLOBAL IN (${folderKeywordsSql})
         ) ARRAY JOIN hashes AS url_hash, arrayEnumerate(hashes) AS at
       ) GROUP BY url_hash HAVING keywords > 1 ${keywordFilter} ORDER BY keywords DESC, best, url_hash LIMIT {most:UInt32}`,
      { folder, top, most: maxEvidenceRows, ...(keyword !== undefined && { keyword }) },
    ),
    queryClustering<{ keywords: number }>(work, `SELECT count() AS keywords FROM (${folderKeywordsSql})`, {
      folder,
    }),
  ]);
  const pages = await readAddresses(
    work,
    shared.map(({ hash }) => hash),
  );
  return {
    keywords: total?.keywords ?? 0,
    addresses: shared.flatMap(({ hash, keywords, best }) => {
      const page = pages.get(hash);
      return page ? [{ ...page, keywords, bestPosition: best }] : [];
    }),
  };
}

/** Pages by URL hash. */
async function readAddresses(
  work: ClusteringWork,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Pick<SharedAddress, 'domain' | 'origin' | 'path'>>> {
  if (hashes.length === 0) return new Map();
  const ids = hashes.map(BigInt);
  const domainRows = await queryClustering<{ domain_id: number }>(
    work,
    `SELECT DISTINCT domain_id FROM position_by_url WHERE ${generationScope} AND url_hash IN {hashes:Array(UInt64)}`,
    { hashes: ids },
  );
  const domains = domainRows.map(({ domain_id }) => domain_id);
  const [pages, names] = await Promise.all([
    queryClustering<{ hash: string; domain_id: number; origin: string; path: string }>(
      work,
      `SELECT toString(url_hash) AS hash, domain_id, origin, path FROM page
       WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)} AND url_hash IN {hashes:Array(UInt64)}`,
      { hashes: ids, domains },
    ),
    queryClustering<{ domain_id: number; name: string }>(
      work,
      `SELECT domain_id, name FROM domain WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)}`,
      { domains },
    ),
  ]);
  const namesById = new Map(names.map(({ domain_id, name }) => [domain_id, name]));
  return new Map(
    pages.map(({ hash, domain_id, origin, path }) => [
      hash,
      { domain: namesById.get(domain_id) ?? '', origin, path },
    ]),
  );
}

/** Keywords of a folder, most similar first. */
export function readMembers(work: ClusteringWork, folder: number): Promise<readonly FolderMember[]> {
  return queryClustering<FolderMember>(
    work,
    `SELECT known.word AS keyword, placed.overlap AS overlap, placed.share AS share
     FROM (${selectPlacementsSql('folder = {folder:Int32}')}) AS placed
     GLOBAL INNER JOIN (${selectLatestKeywordsSql('word', `keyword_id GLOBAL IN (${folderKeywordsSql})`)}) AS known ON known.keyword_id = placed.keyword_id
     ORDER BY overlap DESC, share DESC, keyword LIMIT {most:UInt32}`,
    { folder, most: maxEvidenceRows },
  );
}

/** Best ranking page of a site for a folder. */
export interface FolderPage {
  folder: number;
  path: string;
  position: number;
  /** Keywords of the folder that the page ranks for, and keywords for which several pages of the site compete. */
  keywords: number;
  competing: number;
}

/** Per folder, the page of the site with the most ranking keywords. Folders without a page are omitted. */
export function readFolderPages(work: ClusteringWork, site: string): Promise<readonly FolderPage[]> {
  return queryClustering<FolderPage>(
    work,
    `WITH ranks AS (
       SELECT placed.folder AS folder, ranked.keyword_id AS keyword_id, ranked.path AS path, ranked.pos AS pos
       FROM (
         SELECT keyword_id, path, min(pos) AS pos FROM position_by_domain
         WHERE ${generationScope} AND domain_id = ${buildIdSql('{site:String}')} GROUP BY keyword_id, path
       ) AS ranked
       INNER JOIN (${selectPlacementsSql('folder > 0')}) AS placed ON placed.keyword_id = ranked.keyword_id
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
