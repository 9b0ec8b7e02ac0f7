import type { DomainDashboardQuery } from '../../graphql/generated/operations.js';

export type DomainSummary = DomainDashboardQuery['domainDashboard'];
export type HistoryPoint = DomainSummary['history'][number];
