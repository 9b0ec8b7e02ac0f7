import type { DataSource, QueryRunner } from 'typeorm';
import type { PositionsDates } from '../../contract/reports/positions-range.js';
import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { groupChannels } from '../../reports/subjects/group.subject.js';
import { jobSettings, type ImportConfig, type ImportStores } from '../import-run.js';
import { lockGroup } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { cleanUpGroup } from './clean-up-groups.js';
import { countCompetitorsSql, countPagesSql, groupCountsSql, loadGroupSql } from './group-keyword-sql.js';
import { inTransaction } from '../../stores/postgres/in-transaction.js';

/** Source of a group report version. Before its keywords are read, the dates are those of the database. */
export interface GroupToWrite extends PositionsDates {
  /** Id of the report and its number in ClickHouse. */
  id: string;
  report: number;
  base: number;
  /** Generation to read. */
  generation: number;
  /** ASCII names of the report's domains in order. */
  domains: readonly string[];
  /** Maximum position that counts. */
  top: number;
}

/** Dependencies of work on a group report. */
export interface GroupWork {
  stores: ImportStores;
  config: ImportConfig;
  signal?: AbortSignal;
}

export interface WrittenVersion {
  version: number;
  organicKeywords: number;
  contextKeywords: number;
}

interface PublishOptions {
  /** Whether competitors were counted; otherwise the previous ones remain. */
  withCompetitors: boolean;
  /** Additional writes in the publishing transaction. */
  writeInTransaction?: (connection: QueryRunner) => Promise<void>;
}

type Parameters = NonNullable<QueryOptions['parameters']>;

/** Runs the action under the report's lock, after deleting the data of interrupted writers. */
export async function withGroupLock<Result>(
  stores: ImportStores,
  report: number,
  action: (connection: QueryRunner) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const connection = stores.postgres.createQueryRunner();
  try {
    await lockGroup(connection, report, signal);
    await cleanUpGroup(stores, connection, report);
    return await action(connection);
  } finally {
    // Advisory locks belong to the database session, and the pool reuses the session.
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
  }
}

/** Reserves a number for a new version, which is invisible until published. */
export async function beginGroupVersion(
  connection: QueryRunner,
  {
    id,
    report,
    generation,
    positionsDate,
    positionsRange,
  }: Pick<GroupToWrite, 'id' | 'report' | 'generation' | keyof PositionsDates>,
): Promise<number> {
  const [row] = await queryPostgres<{ id: number }>(
    connection,
    'INSERT INTO group_version (report_id, report, generation, positions_date, positions_range) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [id, report, generation, positionsDate, positionsRange],
  );
  if (!row) throw new Error('PostgreSQL gave the group report no version');
  return row.id;
}

/** Reserves a version number that no report uses. */
export async function reserveGroupVersion(postgres: DataSource): Promise<number> {
  const [row] = await postgres.query<{ version: number }[]>(
    `SELECT nextval(pg_get_serial_sequence('group_version', 'id'))::int AS version`,
  );
  if (!row) throw new Error('PostgreSQL gave no number');
  return row.version;
}

/** Writes the keywords of the report's domains and their ranking pages. */
export async function writeGroupKeywords(
  work: GroupWork,
  group: GroupToWrite,
  version: number,
): Promise<WrittenVersion> {
  for (const channel of groupChannels) {
    await runOnGroup(work, loadGroupSql(channel), buildParameters(group, version));
  }
  await writeGroupPages(work, group, version);
  return countGroupKeywords(work, group.report, version);
}

/** Counts the keywords of a version. */
export async function countGroupKeywords(
  { stores, config, signal }: GroupWork,
  report: number,
  version: number,
): Promise<WrittenVersion> {
  const { rows } = await stores.clickhouse.query<{ organic: number; context: number }>(groupCountsSql, {
    parameters: { report, version },
    settings: jobSettings(config),
    signal,
    tag: { operation: 'group-build' },
  });
  return { version, organicKeywords: rows[0]?.organic ?? 0, contextKeywords: rows[0]?.context ?? 0 };
}

/** Counts the pages that rank for the organic keywords of a version. */
export function writeGroupPages(
  work: GroupWork,
  group: Pick<GroupToWrite, 'report' | 'base' | 'generation' | 'domains' | 'top'>,
  version: number,
): Promise<void> {
  return runOnGroup(work, countPagesSql, buildParameters(group, version));
}

/** Writes the domains that share keywords with a version. */
export async function writeGroupCompetitors(
  work: GroupWork,
  group: GroupToWrite,
  version: number,
): Promise<void> {
  for (const channel of groupChannels) {
    await runOnGroup(work, countCompetitorsSql(channel), buildParameters(group, version));
  }
}

/** Publishes a version in one transaction, so every new request reads it from the commit on. */
export async function publishGroupVersion(
  connection: QueryRunner,
  id: string,
  { version, organicKeywords, contextKeywords }: WrittenVersion,
  { withCompetitors, writeInTransaction }: PublishOptions,
): Promise<void> {
  await inTransaction(connection, async () => {
    await connection.query(
      `UPDATE group_version SET state = 'retired', retired_at = clock_timestamp() WHERE report_id = $1 AND state = 'published'`,
      [id],
    );
    await connection.query(
      `UPDATE group_version SET state = 'published', published_at = clock_timestamp(), retired_at = NULL, organic_keywords = $2,
         context_keywords = $3 WHERE id = $1`,
      [version, organicKeywords, contextKeywords],
    );
    await connection.query(
      `UPDATE group_report SET version = $2, competitors_version = CASE WHEN $3 THEN $2 ELSE competitors_version END
       WHERE id = $1`,
      [id, version, withCompetitors],
    );
    await writeInTransaction?.(connection);
  });
}

function buildParameters(
  {
    report,
    base,
    generation,
    domains,
    top,
  }: Pick<GroupToWrite, 'report' | 'base' | 'generation' | 'domains' | 'top'>,
  version: number,
): Parameters {
  return { report, version, base, generation, domains, top };
}

/** Executes a statement that writes a version. */
export async function runOnGroup(
  { stores, config, signal }: GroupWork,
  sql: string,
  parameters: Parameters,
): Promise<void> {
  await stores.clickhouse.command(sql, {
    parameters,
    settings: jobSettings(config),
    // A fresh signal per statement: the client never removes its abort listeners.
    signal: signal && AbortSignal.any([signal]),
    tag: { operation: 'group-build' },
  });
}
