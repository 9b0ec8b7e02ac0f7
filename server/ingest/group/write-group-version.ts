import type { DataSource, QueryRunner } from 'typeorm';
import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { groupChannels } from '../../reports/engine/group/group-version.js';
import { jobSettings, type ImportConfig, type ImportStores } from '../import-run.js';
import { lockGroup } from '../publish/import-locks.js';
import { rowsOf } from '../publish/rows-of.js';
import { cleanUpGroup } from './clean-up-groups.js';
import { countCompetitorsSql, countPagesSql, groupCountsSql, loadGroupSql } from './group-keyword-sql.js';
import { inTransaction } from '../publish/in-transaction.js';

/** What a version of a group report is written from. */
export interface GroupToWrite {
  /** Id of the report, and the number that the facts' store knows it by. */
  id: string;
  report: number;
  base: number;
  /** The generation of the database that is read. */
  generation: number;
  /** Date of the newest search results in it. */
  positionsDate: string | null;
  /** Names of its domains in ASCII, in their order. */
  domains: readonly string[];
  /** Depth within which a position counts. */
  top: number;
}

/** What works on group reports beside the report itself. */
export interface GroupWork {
  stores: ImportStores;
  config: ImportConfig;
  signal?: AbortSignal;
}

/** A written version. */
export interface WrittenVersion {
  version: number;
  organicKeywords: number;
  contextKeywords: number;
}

/** How a version is published. */
interface Publishing {
  /** Whether its competitors are counted; else those shown stay. */
  withCompetitors: boolean;
  /** What the same transaction writes. */
  withinTransaction?: (connection: QueryRunner) => Promise<void>;
}

type Parameters = NonNullable<QueryOptions['parameters']>;

/** Runs the action while nobody else writes a version of the report; what killed writers left is taken away before. */
export async function whileGroupIsLocked<Result>(
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
    // The lock is the connection's: it ends with it.
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
  }
}

/** Gives a new version its number; nobody reads it before it is published. */
export async function beginGroupVersion(
  connection: QueryRunner,
  {
    id,
    report,
    generation,
    positionsDate,
  }: Pick<GroupToWrite, 'id' | 'report' | 'generation' | 'positionsDate'>,
): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    connection,
    'INSERT INTO group_version (report_id, report, generation, positions_date) VALUES ($1, $2, $3, $4) RETURNING id',
    [id, report, generation, positionsDate],
  );
  if (!row) throw new Error('PostgreSQL gave the group report no version');
  return row.id;
}

/** A number that no version of any report ever has. */
export async function unusedGroupVersion(postgres: DataSource): Promise<number> {
  const [latest] = await postgres.query<{ version: number }[]>(
    `SELECT nextval(pg_get_serial_sequence('group_version', 'id'))::int AS version`,
  );
  if (!latest) throw new Error('PostgreSQL gave no number');
  return latest.version;
}

/** Writes the keywords that the report's domains have, as they stand in the generation, and the pages that rank for them. */
export async function writeGroupKeywords(
  work: GroupWork,
  group: GroupToWrite,
  version: number,
): Promise<WrittenVersion> {
  for (const channel of groupChannels) {
    await runOnGroup(work, loadGroupSql(channel), parametersOf(group, version));
  }
  await writeGroupPages(work, group, version);
  return countGroupKeywords(work, group.report, version);
}

/** Numbers of keywords of a version that is written. */
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

/** Counts the pages that rank for the keywords of search results of a version. */
export function writeGroupPages(
  work: GroupWork,
  group: Pick<GroupToWrite, 'report' | 'base' | 'generation' | 'domains' | 'top'>,
  version: number,
): Promise<void> {
  return runOnGroup(work, countPagesSql, parametersOf(group, version));
}

/** Writes the domains that share keywords with a version. */
export async function writeGroupCompetitors(
  work: GroupWork,
  group: GroupToWrite,
  version: number,
): Promise<void> {
  for (const channel of groupChannels) {
    await runOnGroup(work, countCompetitorsSql(channel), parametersOf(group, version));
  }
}

/** One transaction: from its commit on every new request reads the version. */
export async function publishGroupVersion(
  connection: QueryRunner,
  id: string,
  { version, organicKeywords, contextKeywords }: WrittenVersion,
  { withCompetitors, withinTransaction }: Publishing,
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
    await withinTransaction?.(connection);
  });
}

function parametersOf(
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

/** Runs a statement that writes a version. */
export async function runOnGroup(
  { stores, config, signal }: GroupWork,
  sql: string,
  parameters: Parameters,
): Promise<void> {
  await stores.clickhouse.command(sql, {
    parameters,
    settings: jobSettings(config),
    // The client listens to a signal for as long as it lives, and a version takes many statements.
    signal: signal && AbortSignal.any([signal]),
    tag: { operation: 'group-build' },
  });
}
