import type { KeywordDashboardQuery } from './keyword-dashboard.generated.js';

export type KeywordSummary = KeywordDashboardQuery['keywordDashboard'];
