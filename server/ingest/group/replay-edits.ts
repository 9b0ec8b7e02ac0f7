import type { QueryRunner } from 'typeorm';
import { undoableEdits } from '../../contract/projects/group-edits.js';
import { jobSettings } from '../import-run.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { applyEdit } from './apply-edit.js';
import type { GroupEdit } from './group-edit.js';
import { groupTables } from './group-keyword-sql.js';
import {
  beginGroupVersion,
  type GroupToWrite,
  type GroupWork,
  type WrittenVersion,
} from './write-group-version.js';

/** A replayed edit with the versions before and after it. */
interface ReplayedEdit {
  id: number;
  before: WrittenVersion;
  after: number;
}

interface ReplayWork extends GroupWork {
  connection: QueryRunner;
}

/**
 * Replays all active edits of a report on a rebuilt version. The changes of the latest edits are stored so that they
 * can still be undone.
 * The caller publishes the result.
 */
export async function replayEdits(
  work: ReplayWork,
  group: GroupToWrite,
  builtVersion: WrittenVersion,
  reportProgress: (share: number, keywords: number) => void,
): Promise<{ latest: WrittenVersion; replayed: ReplayedEdit[] }> {
  const { connection } = work;
  const edits = await queryPostgres<{ id: number; payload: GroupEdit }>(
    connection,
    'SELECT id, payload FROM group_edit WHERE report_id = $1 AND undone_at IS NULL ORDER BY id',
    [group.id],
  );
  const replayed: ReplayedEdit[] = [];
  let before = builtVersion;
  for (const [index, { id, payload }] of edits.entries()) {
    const version = await beginGroupVersion(connection, group);
    const target = { ...group, previousVersion: before.version };
    const { organicKeywords, contextKeywords } = await applyEdit(work, target, payload, version);
    if (index >= edits.length - undoableEdits) replayed.push({ id, before, after: version });
    else await dropVersion(work, group.report, before.version);
    before = { version, organicKeywords, contextKeywords };
    reportProgress((index + 1) / (edits.length + 1), organicKeywords + contextKeywords);
  }
  return { latest: before, replayed };
}

/** Stores the undo information of replayed edits in the publishing transaction. */
export async function saveReplayed(tx: QueryRunner, replayed: readonly ReplayedEdit[]): Promise<void> {
  for (const { id, before, after } of replayed) {
    await tx.query(
      `UPDATE group_version SET state = 'retired', retired_at = clock_timestamp(), organic_keywords = $2, context_keywords = $3
       WHERE id = $1`,
      [before.version, before.organicKeywords, before.contextKeywords],
    );
    await tx.query('UPDATE group_edit SET version_before = $2, version_after = $3 WHERE id = $1', [
      id,
      before.version,
      after,
    ]);
  }
}

async function dropVersion(
  { stores, connection }: ReplayWork,
  report: number,
  version: number,
): Promise<void> {
  for (const table of groupTables) await stores.clickhouse.dropPartition(table, report, version);
  await connection.query('DELETE FROM group_version WHERE id = $1', [version]);
}

/** Number of keywords that one version has and the other does not, in both directions. */
export async function compareVersions(
  { stores, config, signal }: GroupWork,
  report: number,
  previousVersion: number,
  version: number,
): Promise<{ came: number; went: number }> {
  const { rows } = await stores.clickhouse.query<{ came: number; went: number }>(
    `SELECT countIf(newest = 1 AND oldest = 0) AS came, countIf(newest = 0 AND oldest = 1) AS went FROM (
  SELECT max(version = {version:UInt32}) AS newest, max(version = {former:UInt32}) AS oldest
  FROM group_keyword WHERE report = {report:UInt32} AND version IN ({version:UInt32}, {former:UInt32})
  GROUP BY channel, keyword_id
)`,
    {
      parameters: { report, former: previousVersion, version },
      settings: jobSettings(config),
      signal,
      tag: { operation: 'group-build' },
    },
  );
  return rows[0] ?? { came: 0, went: 0 };
}
