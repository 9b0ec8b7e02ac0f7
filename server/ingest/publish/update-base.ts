import type { QueryRunner } from 'typeorm';
import type { ImportRun } from '../import-run.js';
import { loadSnapshots, type SnapshotPart } from '../load/load-snapshot.js';
import { buildGeneration } from './build-generation.js';
import { cleanUpBase } from './clean-up-imports.js';
import { lockBase } from '../import-locks.js';

/**
 * Loads the snapshots of one base, derives its next generation and publishes it.
 * @param dropsStaging whether the staged records are not needed afterwards
 * @returns whether anything changed
 */
export async function updateBase(
  run: ImportRun,
  connection: QueryRunner,
  parts: readonly SnapshotPart[],
  dropsStaging: boolean,
): Promise<boolean> {
  const base = parts[0]?.base ?? 0;
  const reportProgress = (done: number, total: number) =>
    run.progress.update({ phase: 'load', done, total, records: 0 });
  reportProgress(0, parts.length);
  await lockBase(connection, base, run.signal);
  await cleanUpBase(run.stores, connection, base);
  const loaded = await loadSnapshots(run, parts, (done) => reportProgress(done, parts.length));
  reportProgress(parts.length, parts.length);
  if (loaded.length === 0) return false;
  await buildGeneration(run, connection, { base, code: parts[0]?.code ?? '' }, { loaded, dropsStaging });
  return true;
}
