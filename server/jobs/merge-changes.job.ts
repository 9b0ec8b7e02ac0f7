import type { Logger } from 'pino';
import { silentProgress } from '../ingest/import-progress.js';
import type { ImportConfig, ImportStores } from '../ingest/import-run.js';
import { mergeChanges } from '../ingest/merge/merge-changes.js';
import { findFilledBases } from '../ingest/retention/thin-snapshots.js';
import type { Job } from './job-payloads.js';

/** Merges clones and deltas in the background, one base at a time. */
export function mergeChangesJob(
  { config, log }: { config: ImportConfig; log: Logger },
  stores: ImportStores,
): Job<'merge-changes'> {
  return async (_payload, { signal }) => {
    for (const base of await findFilledBases(stores.postgres)) {
      const started = Date.now();
      const dependencies = { stores, config, progress: silentProgress, signal };
      const { tables, dates } = await mergeChanges(dependencies, base);
      if (tables.length + dates.length === 0) continue;
      const seconds = Math.round((Date.now() - started) / 1000);
      log.info({ base: base.code, tables, dates, seconds }, 'small imports are merged');
    }
  };
}
