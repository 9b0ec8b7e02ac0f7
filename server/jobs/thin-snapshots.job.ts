import type { Logger } from 'pino';
import type { RetentionPolicy } from '../config/retention-policy.js';
import { silentProgress } from '../ingest/import-progress.js';
import type { ImportConfig, ImportStores } from '../ingest/import-run.js';
import { findFilledBases, thinSnapshots } from '../ingest/retention/thin-snapshots.js';
import type { Job } from './job-payloads.js';

interface ThinningDependencies {
  config: ImportConfig & { snapshotRetention: RetentionPolicy };
  now: () => Date;
  log: Logger;
}

/** Removes old snapshots by the retention policy, one base at a time, and announces the next removals. */
export function thinSnapshotsJob(
  { config, now, log }: ThinningDependencies,
  stores: ImportStores,
): Job<'thin-snapshots'> {
  return async (_payload, { signal }) => {
    const rules = { policy: config.snapshotRetention, today: now().toISOString().slice(0, 10) };
    for (const base of await findFilledBases(stores.postgres)) {
      const { removed, announced } = await thinSnapshots(
        { stores, config, progress: silentProgress, signal },
        base,
        rules,
      );
      if (announced.length > 0) {
        log.info({ base: base.code, dates: announced }, 'old snapshots will be removed in seven days');
      }
      if (removed.length > 0) {
        log.info({ base: base.code, dates: removed }, 'old snapshots removed by SNAPSHOT_RETENTION');
      }
    }
  };
}
