import type { QueryRunner } from 'typeorm';
import type { BaseFact } from '../../contract/reports/base-facts.js';
import { pageRulesId } from '../../reports/page-identity.js';
import { addJob } from '../../stores/postgres/job-tables/add-job.js';
import { inTransaction } from '../../stores/postgres/in-transaction.js';
import type { SnapshotState } from '../derive/generation-context.js';
import type { LoadedSnapshot } from '../load/load-snapshot.js';

/** A new version of a snapshot, with its counts. */
export type NewVersion = Pick<
  LoadedSnapshot,
  'id' | 'date' | 'published' | 'rows' | 'keywordCount' | 'contents' | 'ownRows'
> &
  Partial<Pick<LoadedSnapshot, 'discardedSample'>>;

/** A version that a background merge wrote. It has the rows of the version that it replaces. */
export interface MergedSnapshot extends NewVersion {
  /** The new full snapshot, if the version is a delta. */
  full: number | undefined;
}

/** Changes that one transaction publishes. */
interface Publication {
  base: number;
  generation: number;
  counts: Record<string, number>;
  /** Optional facts that the generation contains. */
  facts: readonly BaseFact[];
  /** New versions, including merged ones. */
  versions: readonly NewVersion[];
  /** Full snapshots below merged versions. */
  mergedFull: readonly number[];
  /** Whether files were imported. */
  hasImported: boolean;
  /** Snapshots that the retention policy removes, oldest first. */
  thinned: readonly SnapshotState[];
  /** Ids of snapshots removed by users, which can be restored. */
  removed: readonly number[];
  /** Ids of restored snapshots. */
  restored: readonly number[];
  /** Whether no snapshot remains. */
  isEmpty: boolean;
  /** Date of the newest search volumes, or null without volumes. */
  volumesDate: string | null;
}

const restoreWindowMinutes = 15;

const followUpDelayMs = 60_000;

const retireSql = `UPDATE snapshot SET state = 'retired' WHERE id = ANY($1)`;

/** Publishes in a single transaction, so each request reads either the old or the new generation. */
export async function publishGeneration(connection: QueryRunner, publication: Publication): Promise<void> {
  const { base, generation, counts, versions, thinned, removed, restored, isEmpty } = publication;
  await inTransaction(connection, async () => {
    await connection.query(
      `UPDATE generation SET state = 'retired' WHERE base_id = $1 AND state = 'published'`,
      [base],
    );
    await connection.query(
      `UPDATE generation SET state = 'published', published_at = clock_timestamp(), counts = $2 WHERE id = $1`,
      [generation, JSON.stringify(counts)],
    );
    await connection.query(retireSql, [
      [
        ...versions.flatMap(({ published, discardedSample = 0 }) => [published, discardedSample]),
        ...publication.mergedFull,
      ],
    ]);
    for (const { id, rows, keywordCount, contents, ownRows } of versions) {
      await connection.query(
        `UPDATE snapshot SET state = 'published', rows = $2, keywords = $3, contents = $4, own_rows = $5 WHERE id = $1`,
        [id, rows, keywordCount, JSON.stringify(contents), JSON.stringify(ownRows)],
      );
    }
    await connection.query(
      `UPDATE snapshot SET state = 'removed', kept_until = clock_timestamp() + $2 * interval '1 minute' WHERE id = ANY($1)`,
      [removed, restoreWindowMinutes],
    );
    await connection.query(
      `UPDATE snapshot SET state = 'published', kept_until = NULL, expires_on = NULL WHERE id = ANY($1)`,
      [restored],
    );
    await retireThinned(connection, base, thinned);
    await connection.query(
      `UPDATE base SET generation = $2::int, facts = $4, sample_unwanted = sample_unwanted OR $2::int = 0,
         positions_date = dates.newest, previous_date = dates.previous,
         volumes_date = $3, page_rules = CASE WHEN base.generation = 0 THEN $5 ELSE base.page_rules END
       FROM (SELECT (array_agg(date ORDER BY date DESC))[1] AS newest, (array_agg(date ORDER BY date DESC))[2] AS previous
             FROM snapshot WHERE base_id = $1 AND state = 'published' AND rows > 0) AS dates
       WHERE base.id = $1`,
      // An empty base gets the same values as a base without imports.
      [base, isEmpty ? 0 : generation, publication.volumesDate, publication.facts, pageRulesId()],
    );
    if (publication.hasImported) {
      await addJob(connection, 'thin-snapshots', {}, delayedJob('thin-snapshots'));
      await addJob(connection, 'merge-changes', {}, delayedJob('merge-changes'));
    }
  });
}

async function retireThinned(
  connection: QueryRunner,
  base: number,
  thinned: readonly SnapshotState[],
): Promise<void> {
  if (thinned.length === 0) return;
  await connection.query(retireSql, [thinned.map(({ id }) => id)]);
  await connection.query(
    `UPDATE base SET last_thinning = jsonb_build_object('at', now(), 'dates', $2::jsonb) WHERE id = $1`,
    [base, JSON.stringify(thinned.map(({ date }) => date))],
  );
}

/** Imports in quick succession share one job. */
function delayedJob(name: string) {
  return { key: name, queue: name, runAt: new Date(Date.now() + followUpDelayMs) };
}
