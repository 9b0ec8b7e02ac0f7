import type { ServiceParts } from '../../app-services.js';
import { ApiTokenService } from '../accounts/api-token.service.js';
import type { AuditService } from '../admin/audit.service.js';
import { HistoryService } from '../history/history.service.js';
import { Openings } from '../usage/openings.js';
import { RequestLimits } from '../usage/request-limits.js';
import { UsageMeterService } from '../usage/usage-meter.service.js';
import { UsageService } from '../usage/usage.service.js';
import { AccountEventsService } from './account-events.service.js';
import { SubscriptionService } from './subscription.service.js';

/** Services about what people may do and what they did of it. */
export interface PlanServices {
  /** Limits of the day. */
  readonly usage: UsageService;
  /** Opens reports within them. */
  readonly openings: Openings;
  readonly history: HistoryService;
  /** What is used and left. */
  readonly meter: UsageMeterService;
  /** How many calls may be made. */
  readonly requestLimits: RequestLimits;
  readonly apiTokens: ApiTokenService;
  readonly subscriptions: SubscriptionService;
  /** What happened in people's browsers. */
  readonly events: AccountEventsService;
}

/** Makes the services of plans, limits and history. */
export function createPlanServices(parts: ServiceParts, audit: AuditService): PlanServices {
  const usage = new UsageService(parts);
  const history = new HistoryService(parts);
  return {
    usage,
    history,
    openings: new Openings(usage, history),
    meter: new UsageMeterService(usage, parts.postgres),
    requestLimits: new RequestLimits(parts, usage),
    apiTokens: new ApiTokenService(parts, audit),
    subscriptions: new SubscriptionService(parts, audit),
    events: new AccountEventsService(parts),
  };
}
