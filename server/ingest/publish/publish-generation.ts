import type { QueryRunner } from 'typeorm';
import type { LoadedSnapshot } from '../load/load-snapshot.js';

/** Everything that becomes visible at once. */
interface Publication {
  base: number;
  generation: number;
  counts: Record<string, number>;
  loaded: readonly LoadedSnapshot[];
  /** Snapshots that age out. */
  aged: readonly number[];
  /** Whether the files brought search volumes. */
  volumesDate: string | undefined;
}

const retireSql = `UPDATE snapshot SET state = 'retired' WHERE id = ANY($1)`;

/** One transaction: from its commit on, every new request reads the new generation, and none reads a part of it. */
export async function publishGeneration(connection: QueryRunner, publication: Publication): Promise<void> {
  const { base, generation, counts, loaded, aged, volumesDate } = publication;
  await connection.startTransaction();
  try {
    await connection.query(
      `UPDATE generation SET state = 'retired' WHERE base_id = $1 AND state = 'published'`,
      [base],
    );
    await connection.query(
      `UPDATE generation SET state = 'published', published_at = clock_timestamp(), counts = $2 WHERE id = $1`,
      [generation, JSON.stringify(counts)],
    );
    await connection.query(retireSql, [loaded.map(({ published }) => published)]);
    for (const { id, rows, keywordCount } of loaded) {
      await connection.query(
        `UPDATE snapshot SET state = 'published', rows = $2, keywords = $3 WHERE id = $1`,
        [id, rows, keywordCount],
      );
    }
    await connection.query(retireSql, [aged]);
    await connection.query(
      `UPDATE base SET generation = $2,
         positions_date = dates.newest, previous_date = dates.previous, volumes_date = greatest(volumes_date, $3)
       FROM (SELECT (array_agg(date ORDER BY date DESC))[1] AS newest, (array_agg(date ORDER BY date DESC))[2] AS previous
             FROM snapshot WHERE base_id = $1 AND state = 'published' AND rows > 0) AS dates
       WHERE base.id = $1`,
      [base, generation, volumesDate ?? null],
    );
    await connection.commitTransaction();
  } catch (error) {
    await connection.rollbackTransaction();
    throw error;
  }
}
