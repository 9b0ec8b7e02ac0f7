import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { hasOldFirstPartyPages } from '../ingest/first-party/normalise-first-party.js';
import { findBasesWithOldPages } from '../ingest/pages/normalise-pages.js';
import { findOutdatedBases } from '../ingest/publish/rebuild-reports.js';
import { JobQueue } from './job-queue.js';

/**
 * Enqueues a rebuild of reports with an older schema version, and of pages with other rules. Called on start; reports
 * remain readable until the rebuild completes.
 */
export async function enqueueRebuild(postgres: DataSource, log: Logger): Promise<void> {
  const bases = (await findOutdatedBases(postgres)).map(({ code }) => code);
  const withOldPages = (await findBasesWithOldPages(postgres)).map(({ code }) => code);
  const hasOldPages = withOldPages.length > 0 || (await hasOldFirstPartyPages(postgres));
  if (bases.length === 0 && !hasOldPages) return;
  await new JobQueue(postgres).add('derive-anew', {}, { key: 'derive-anew' });
  if (bases.length > 0) {
    log.info(
      { bases },
      'the reports are rebuilt in the background: an earlier version built them, or they are damaged',
    );
  }
  if (hasOldPages) {
    log.info(
      { bases: withOldPages },
      'the stored pages are checked in the background: their rules have changed',
    );
  }
}
