import type { Config } from '../../config/config.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { Job } from '../../jobs/job-payloads.js';
import type { PositionAlertService } from './position-alerts.service.js';
import type { PositionRunService } from './position-runs.service.js';
import { finalizeEndedRuns } from './finalize-runs.js';

/** Starts due checks, finalizes interrupted ones and sends alerts about imported positions. */
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
