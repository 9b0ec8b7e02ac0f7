import type { DataSource, QueryRunner } from 'typeorm';
import { canonicalPathSql, pageRulesId } from '../../reports/page-identity.js';
import { deltaKeyColumn, factTables, type FactTable } from '../../stores/clickhouse/snapshot-deltas.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { lockBase } from '../import-locks.js';
import {
  idRanges,
  inRangeSql,
  queryRows,
  rowsInRange,
  runImportJob,
  runStatement,
  type ImportDependencies,
  type ImportRun,
} from '../import-run.js';
import { bestResultOrderSql } from '../load/load-results-sql.js';
import { countContents } from '../load/load-snapshot.js';
import { copyFactsSql, insertSnapshotCopy } from '../merge/copy-facts.js';
import { buildGeneration, type BaseToBuild } from '../publish/build-generation.js';
import { cleanUpBase } from '../publish/clean-up-imports.js';
import type { MergedSnapshot } from '../publish/publish-generation.js';
import { createStaging } from '../staging/staging-table.js';
import { canonicalHashSql, canonicalRowsSql } from '../staging/canonical-rows-sql.js';

/** Bases with data whose pages were not checked with the current rules. */
export function findBasesWithOldPages(postgres: DataSource): Promise<BaseToBuild[]> {
  return postgres.query(
    'SELECT id AS base, code FROM base WHERE generation > 0 AND page_rules IS DISTINCT FROM $1 ORDER BY priority, id',
    [pageRulesId()],
  );
}

/** A published date with its number of results. */
interface PublishedSnapshot {
  id: number;
  date: string;
  rows: number;
}

/**
 * Converts the pages of a base to the current rules. Dates with other addresses are copied and published together with
 * reports that are derived from them; readers see the previous ones until then. Waits for imports of the base.
 * Idempotent.
 * @returns the converted dates
 */
export async function normalisePages(
  dependencies: ImportDependencies,
  target: BaseToBuild,
): Promise<string[]> {
  let dates: string[] = [];
  await runImportJob(dependencies, [], async (run, connection) => {
    await lockBase(connection, target.base);
    await cleanUpBase(run.stores, connection, target.base);
    const merged = await copyOldSnapshots(run, connection, target.base);
    if (merged.length > 0) {
      await createStaging(run.stores.clickhouse, run.id);
      await buildGeneration(run, connection, target, { merged, changesPages: true, rebuildsAll: true });
    }
    await connection.query('UPDATE base SET page_rules = $2 WHERE id = $1', [target.base, pageRulesId()]);
    dates = merged.map(({ date }) => date);
    return { taken: 0, rejected: 0 };
  });
  return dates;
}

async function copyOldSnapshots(
  run: ImportRun,
  connection: QueryRunner,
  base: number,
): Promise<MergedSnapshot[]> {
  const versions: { base: number; id: number; date: string; published: number }[] = [];
  for (const snapshot of await findOldSnapshots(run, connection, base)) {
    const { id: published, date, rows } = snapshot;
    const id = await insertSnapshotCopy(connection, run.id, snapshot);
    const parameters = { base, from_snapshot: published, to_snapshot: id };
    const ranges = idRanges(rows, rowsInRange(run.config));
    for (const table of factTables) {
      await runStatement(
        run,
        isPageTable(table) ? copyPagesSql(table) : copyFactsSql(table),
        parameters,
        ranges,
      );
    }
    versions.push({ base, id, date, published });
  }
  const counted = await countContents(run, versions);
  return counted.map((version) => ({ ...version, full: undefined }));
}

/** Published snapshots with an address that the current rules change. */
async function findOldSnapshots(
  run: ImportRun,
  connection: QueryRunner,
  base: number,
): Promise<PublishedSnapshot[]> {
  const snapshots = await queryPostgres<PublishedSnapshot>(
    connection,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date, rows::float8 AS rows FROM snapshot
     WHERE base_id = $1 AND state = 'published' ORDER BY date`,
    [base],
  );
  if (snapshots.length === 0) return [];
  const oldSql = (table: PageTable) =>
    `SELECT DISTINCT snapshot FROM ${table} WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND path != ${canonicalPathSql('path')}`;
  const rows = await queryRows<{ snapshot: number }>(
    run,
    `${oldSql('result')} UNION ALL ${oldSql('page_title')}`,
    {
      base,
      snapshots: snapshots.map(({ id }) => id),
    },
  );
  const old = new Set(rows.map(({ snapshot }) => snapshot));
  return snapshots.filter(({ id }) => old.has(id));
}

/** Facts that are identified by a page, with the row that remains of several addresses of the same page. */
const pageTables = {
  result: {
    range: deltaKeyColumn('result'),
    order: bestResultOrderSql,
    key: 'keyword_id, url_hash',
  },
  page_title: {
    range: 'domain_id',
    order: `domain_id, url_hash, title = '', title, origin DESC`,
    key: 'domain_id, url_hash',
  },
} as const satisfies Partial<Record<FactTable, object>>;

type PageTable = keyof typeof pageTables;

const isPageTable = (table: FactTable): table is PageTable => table in pageTables;

function copyPagesSql(table: PageTable): string {
  const { range, order, key } = pageTables[table];
  const columns =
    table === 'result'
      ? 'keyword_id, pos, domain_id, title, snippet, file_previous_pos, own'
      : 'domain_id, title';
  return `INSERT INTO ${table} (base, snapshot, ${columns}, url_hash, origin, path)
SELECT base, {to_snapshot:UInt32}, ${columns}, url_hash, origin, path FROM (
  SELECT base, ${columns}, ${canonicalHashSql} AS url_hash, origin, path FROM (${canonicalRowsSql(
    `SELECT * FROM ${table} AS facts WHERE base = {base:UInt16} AND facts.snapshot = {from_snapshot:UInt32} AND ${inRangeSql(range)}`,
  )}))
ORDER BY ${order} LIMIT 1 BY ${key}`;
}
