import type { Config } from '../../config/config.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { Job } from '../../jobs/job-payloads.js';
import type { PositionAlertService } from './position-alerts.service.js';
import type { PositionRunService } from './position-runs.service.js';
import { finalizeEndedRuns } from './finalize-runs.js';

/** Begins the checks of positions that are due, sees to those that broke off, and tells of what imports have changed. */
export function checkPositionsJob(
  runs: PositionRunService,
  alerts: PositionAlertService,
  dependencies: { stores: ImportStores; config: Config; now: () => Date },
): Job<'check-positions'> {
  return async () => {
    await runs.startDue();
    await finalizeEndedRuns(dependencies);
    await alerts.notifyOfImports(dependencies.stores.clickhouse);
  };
}
