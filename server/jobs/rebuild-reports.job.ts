import type { Logger } from 'pino';
import { silentProgress } from '../ingest/import-progress.js';
import type { ImportConfig, ImportStores } from '../ingest/import-run.js';
import { rebuildIfOutdated, findOutdatedBases } from '../ingest/publish/rebuild-reports.js';
import type { Job } from './job-payloads.js';

/** Rebuilds outdated reports, one base at a time. */
export function rebuildReportsJob(
  { config, log }: { config: ImportConfig; log: Logger },
  stores: ImportStores,
): Job<'derive-anew'> {
  return async (_payload, { signal }) => {
    for (const base of await findOutdatedBases(stores.postgres)) {
      const started = Date.now();
      log.info({ base: base.code }, 'rebuilding the reports');
      await rebuildIfOutdated({ stores, config, progress: silentProgress, signal }, base);
      const seconds = Math.round((Date.now() - started) / 1000);
      log.info({ base: base.code, seconds }, 'the reports are rebuilt');
    }
  };
}
