import type { RetentionPolicy } from '../../server/config/retention-policy.js';
import { thinSnapshots, type ThinningOutcome } from '../../server/ingest/retention/thin-snapshots.js';
import { findBase, importParts } from './base-state.js';
import type { TestStores } from './stores.js';

/** Applies a retention policy to a database as on the given ISO date. */
export async function thinOnDay(
  stores: TestStores,
  code: string,
  policy: RetentionPolicy,
  today: string,
): Promise<ThinningOutcome> {
  return thinSnapshots(importParts(stores), await findBase(stores, code), { policy, today });
}

/** Dates of the published snapshots of a database, oldest first. */
export async function publishedDates({ postgres }: TestStores, code: string): Promise<string[]> {
  const rows: { date: string }[] = await postgres.query(
    `SELECT to_char(date, 'YYYY-MM-DD') AS date FROM snapshot JOIN base ON base.id = base_id
     WHERE code = $1 AND snapshot.state = 'published' ORDER BY snapshot.date`,
    [code],
  );
  return rows.map(({ date }) => date);
}
