import type { DataSource, QueryRunner } from 'typeorm';
import { canonicalPathSql, pageRulesId } from '../../reports/page-identity.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { lockFirstPartySite } from '../import-locks.js';
import {
  queryRows,
  runImportJob,
  runStatement,
  type ImportDependencies,
  type ImportRun,
} from '../import-run.js';
import { canonicalRowsSql } from '../staging/canonical-rows-sql.js';
import { cleanUpFirstPartySite } from './clean-up-first-party.js';
import { firstPartyTable } from './first-party-sql.js';
import {
  findPublishedVersion,
  insertVersion,
  publishVersion,
  readFingerprint,
} from './update-first-party-facts.js';

interface Site {
  id: number;
  owner: number;
}

const findSitesSql = `SELECT id, owner_id AS owner FROM own_site
  WHERE owner_id IS NOT NULL AND page_rules IS DISTINCT FROM $1 ORDER BY id`;

/** Whether the first-party data of a site was not checked with the current rules for pages. */
export async function hasOldFirstPartyPages(postgres: DataSource): Promise<boolean> {
  const [row]: { found: boolean }[] = await postgres.query(`SELECT EXISTS (${findSitesSql}) AS found`, [
    pageRulesId(),
  ]);
  return row?.found ?? false;
}

/** Converts the pages of all first-party data to the current rules, one site at a time. Idempotent. */
export async function normaliseFirstPartyPages(dependencies: ImportDependencies): Promise<void> {
  await runImportJob(dependencies, [], async (run, connection) => {
    const sites = await queryPostgres<Site>(connection, findSitesSql, [pageRulesId()]);
    for (const site of sites) {
      run.signal?.throwIfAborted();
      await normaliseSite(run, connection, site);
    }
    return { taken: 0, rejected: 0 };
  });
}

async function normaliseSite(run: ImportRun, connection: QueryRunner, { id, owner }: Site): Promise<void> {
  await lockFirstPartySite(connection, id);
  await cleanUpFirstPartySite(run.stores, connection, id);
  const { generation: previous, parts } = await findPublishedVersion(connection, id);
  if (previous > 0 && (await hasOldPages(run, owner, previous))) {
    const generation = await insertVersion(connection, id, owner);
    await runStatement(run, copyVersionSql(), { owner, former: previous, generation });
    const { rows } = await readFingerprint(run, owner, generation);
    run.signal?.throwIfAborted();
    await publishVersion(connection, { site: id, generation, parts, rows });
  }
  await connection.query('UPDATE own_site SET page_rules = $2 WHERE id = $1', [id, pageRulesId()]);
}

async function hasOldPages(run: ImportRun, owner: number, generation: number): Promise<boolean> {
  const rows = await queryRows<{ found: number }>(
    run,
    `SELECT 1 AS found FROM ${firstPartyTable} WHERE owner = {owner:UInt32} AND generation = {generation:UInt32}
     AND path != '' AND path != ${canonicalPathSql('path')} LIMIT 1`,
    { owner, generation },
  );
  return rows.length > 0;
}

const groupColumns =
  'dims, period_from, day, search_type, keyword_id, page_hash, country, device, appearance';

/** SQL that adds up the rows of different addresses of a page. */
function copyVersionSql(): string {
  const storedSql = `SELECT * FROM ${firstPartyTable} WHERE owner = {owner:UInt32} AND generation = {former:UInt32}`;
  return `INSERT INTO ${firstPartyTable} (owner, generation, dims, period_from, day, search_type, keyword_id, word, url_hash,
  origin, path, country, device, appearance, clicks, impressions, position_sum, positioned)
SELECT {owner:UInt32}, {generation:UInt32}, dims, period_from, day, search_type, keyword_id, any(word), page_hash, min(page_origin),
  any(page_path), country, device, appearance, sum(clicks), sum(impressions), sum(position_sum), sum(positioned)
FROM (
  SELECT * EXCEPT (origin, path, generation, owner), page_address != '' AS has_page, if(has_page, cityHash64(concat(domain, path)), 0) AS page_hash,
    if(has_page, origin, '') AS page_origin, if(has_page, path, '') AS page_path
  FROM (${canonicalRowsSql(storedSql)}))
GROUP BY ${groupColumns}`;
}
