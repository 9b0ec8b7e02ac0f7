import type { KeywordDashboardQuery } from '../../graphql/generated/dashboard-operations.js';

export type KeywordSummary = KeywordDashboardQuery['keywordDashboard'];
