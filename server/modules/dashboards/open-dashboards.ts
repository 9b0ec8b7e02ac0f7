import { authorizeRight } from '../../reports/engine/apply-limits.js';
import type { ReportAccess } from '../../request/report-access.js';
import { openSummaryReport } from '../usage/summary-report.js';
import { closestCompetitor } from './closest-competitor.js';
import type { ClosestCompetitor } from './closest-competitor.type.js';
import { organicCompetitorsOf, paidCompetitorsOf } from './competitors.js';
import type { DashboardPart } from './dashboard-parts.js';
import { domainDashboard } from './domain-dashboard.js';
import type {
  AdHistoryPoint,
  DashboardCompetitor,
  DashboardPaidCompetitor,
  DomainDashboard,
} from './domain-dashboard.type.js';
import { adHistoryOf } from './domain-history.js';
import { keywordDashboard } from './keyword-dashboard.js';
import type { KeywordDashboard } from './keyword-dashboard.type.js';

// The parts of a summary share its quota: together they count as one report per day.

/** Domain dashboard with the requested parts. */
export function openDomainDashboard(
  domain: string,
  base: string,
  access: ReportAccess,
  requestedParts: readonly DashboardPart[],
): Promise<DomainDashboard> {
  return openSummaryReport('domain-summary', domain, base, access, () =>
    domainDashboard(domain, base, access, requestedParts),
  );
}

/** First organic competitors. Throws AuthorizationRequired before the quota is used. */
export async function openCompetitors(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<DashboardCompetitor[]> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', domain, base, access, () =>
    organicCompetitorsOf(domain, base, access),
  );
}

/** Closest organic competitor. Throws AuthorizationRequired before the quota is used. */
export async function openClosestCompetitor(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<ClosestCompetitor | null> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', domain, base, access, () =>
    closestCompetitor(domain, base, access),
  );
}

/** First paid competitors. Throws AuthorizationRequired before the quota is used. */
export async function openPaidCompetitors(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<DashboardPaidCompetitor[]> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', domain, base, access, () =>
    paidCompetitorsOf(domain, base, access),
  );
}

/** Advertising at each snapshot. */
export function openAdHistory(domain: string, base: string, access: ReportAccess): Promise<AdHistoryPoint[]> {
  return openSummaryReport('domain-summary', domain, base, access, () =>
    adHistoryOf(domain, base, access.reports),
  );
}

/** Keyword dashboard. */
export function openKeywordDashboard(
  keyword: string,
  base: string,
  access: ReportAccess,
): Promise<KeywordDashboard> {
  return openSummaryReport('keyword-summary', keyword, base, access, () =>
    keywordDashboard(keyword, base, access),
  );
}
