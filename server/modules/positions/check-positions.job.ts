import type { Job } from '../../jobs/job-payloads.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import type { PositionAlerts } from './position-alerts.service.js';
import type { PositionRunService } from './position-runs.service.js';

/** Begins the checks of positions that are due, and tells of what imports have changed. */
export function checkPositionsJob(
  runs: PositionRunService,
  alerts: PositionAlerts,
  clickhouse: Pick<ClickHouseStore, 'query'>,
): Job<'check-positions'> {
  return async () => {
    await runs.startDue();
    await alerts.tellOfImports(clickhouse);
  };
}
