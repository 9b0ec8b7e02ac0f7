import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { findOutdatedBases } from '../ingest/publish/rebuild-reports.js';
import { JobQueue } from './job-queue.js';

/**
 * Enqueues a rebuild of reports with an older schema version. Called on start; reports remain readable until the
 * rebuild completes.
 */
export async function enqueueRebuild(postgres: DataSource, log: Logger): Promise<void> {
  const bases = (await findOutdatedBases(postgres)).map(({ code }) => code);
  if (bases.length === 0) return;
  await new JobQueue(postgres).add('derive-anew', {}, { key: 'derive-anew' });
  log.info(
    { bases },
    'the reports are rebuilt in the background: an earlier version built them, or they are damaged',
  );
}
