import type { DomainDashboardQuery } from './domain-dashboard.generated.js';

export type DomainSummary = DomainDashboardQuery['domainDashboard'];
export type HistoryPoint = DomainSummary['history'][number];
