import type { KeywordDashboardQuery } from '../../graphql/generated/operations.js';

export type KeywordSummary = KeywordDashboardQuery['keywordDashboard'];
