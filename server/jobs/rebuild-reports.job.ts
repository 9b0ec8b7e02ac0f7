import type { Logger } from 'pino';
import { normaliseFirstPartyPages } from '../ingest/first-party/normalise-first-party.js';
import { silentProgress } from '../ingest/import-progress.js';
import type { ImportConfig, ImportStores } from '../ingest/import-run.js';
import { normalisePages, findBasesWithOldPages } from '../ingest/pages/normalise-pages.js';
import { rebuildIfOutdated, findOutdatedBases } from '../ingest/publish/rebuild-reports.js';
import type { Job } from './job-payloads.js';

/** Converts pages to the current rules, and rebuilds outdated reports, one base at a time. */
export function rebuildReportsJob(
  { config, log }: { config: ImportConfig; log: Logger },
  stores: ImportStores,
): Job<'derive-anew'> {
  return async (_payload, { signal }) => {
    const dependencies = { stores, config, progress: silentProgress, signal };
    for (const base of await findBasesWithOldPages(stores.postgres)) {
      const dates = await normalisePages(dependencies, base);
      log.info({ base: base.code, dates }, 'the stored pages follow the current rules');
    }
    await normaliseFirstPartyPages(dependencies);
    for (const base of await findOutdatedBases(stores.postgres)) {
      const started = Date.now();
      log.info({ base: base.code }, 'rebuilding the reports');
      await rebuildIfOutdated(dependencies, base);
      const seconds = Math.round((Date.now() - started) / 1000);
      log.info({ base: base.code, seconds }, 'the reports are rebuilt');
    }
  };
}
