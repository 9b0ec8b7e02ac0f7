import { forEachConcurrent } from '../import-run.js';
import { queryRows, rowsInRange, type ImportRun } from '../import-run.js';
import { idRanges } from '../import-run.js';
import { neededSnapshotsStatements } from './needed-snapshots-sql.js';
import type { RetainedSnapshot } from './plan-retention.js';

interface NeededSnapshotsQuery {
  base: number;
  /** All published snapshots of the base. */
  snapshots: readonly RetainedSnapshot[];
  /** Snapshots outside of the windows of the policy. */
  candidates: readonly RetainedSnapshot[];
  newestCount: number;
  /** Keywords in all snapshots, which determine the id ranges. */
  keywordCount: number;
}

/** Finds the candidates that a keyword, domain export, vendor value, page title or publisher id needs. */
export async function findNeededSnapshots(
  run: ImportRun,
  { base, snapshots, candidates, newestCount, keywordCount }: NeededSnapshotsQuery,
): Promise<ReadonlySet<number>> {
  const ids = snapshots.toSorted((a, b) => a.date.localeCompare(b.date)).map(({ id }) => id);
  const ranges = idRanges(keywordCount, rowsInRange(run.config));
  const needed = new Set<number>();
  for (const { sql, isRanged } of neededSnapshotsStatements(newestCount)) {
    const undecided = candidates.map(({ id }) => id).filter((id) => !needed.has(id));
    if (undecided.length === 0) break;
    const runRange = async (range: object) => {
      const parameters = { base, snapshots: ids, candidates: undecided, ...range };
      const rows = await queryRows<{ snapshot: number }>(run, sql, parameters);
      for (const { snapshot } of rows) needed.add(snapshot);
    };
    await forEachConcurrent(isRanged ? ranges : [{}], runRange, run.signal);
  }
  return needed;
}
