import type { HistoryService } from '../history/history.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { ReportAccessService, ReportQuota } from './report-access.service.js';
import { RequestLimits } from './request-limits.js';
import { UsageService } from './usage.service.js';

interface UsageDependencies extends ModuleDependencies {
  history: HistoryService;
}

/** Creates the services of quotas and request limits. */
export function createUsage({ postgres, now, config, limiters, history }: UsageDependencies) {
  const usage = new UsageService(postgres, now, config);
  return {
    usage,
    reportAccess: new ReportAccessService(config, new ReportQuota(usage, history)),
    requestLimits: new RequestLimits(postgres, config, usage, limiters.guestRequests),
  };
}
