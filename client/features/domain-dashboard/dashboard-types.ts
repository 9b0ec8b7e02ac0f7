import type { DomainDashboardQuery } from '../../graphql/generated/dashboard-operations.js';

export type DomainSummary = DomainDashboardQuery['domainDashboard'];
export type HistoryPoint = DomainSummary['history'][number];
