import { authorizeRight } from '../../reports/engine/apply-limits.js';
import type { ReportAccess } from '../../request/report-access.js';
import { openSummaryReport } from '../usage/summary-report.js';
import { closestCompetitor } from './closest-competitor.js';
import type { ClosestCompetitor } from './closest-competitor.type.js';
import { readOrganicCompetitors, readPaidCompetitors } from './competitors.js';
import type { DashboardPart } from './dashboard-parts.js';
import { readDomainDashboard } from './domain-dashboard.js';
import type {
  AdHistoryPoint,
  DashboardCompetitor,
  DashboardPaidCompetitor,
  DomainDashboard,
} from './domain-dashboard.type.js';
import { readAdHistory } from './domain-history.js';
import { readKeywordDashboard } from './keyword-dashboard.js';
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
    readDomainDashboard(domain, base, access, requestedParts),
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
    readOrganicCompetitors(domain, base, access),
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
    readPaidCompetitors(domain, base, access),
  );
}

/** Advertising at each snapshot. */
export function openAdHistory(domain: string, base: string, access: ReportAccess): Promise<AdHistoryPoint[]> {
  return openSummaryReport('domain-summary', domain, base, access, () =>
    readAdHistory(domain, base, access.reports),
  );
}

/** Keyword dashboard. */
export function openKeywordDashboard(
  keyword: string,
  base: string,
  access: ReportAccess,
): Promise<KeywordDashboard> {
  return openSummaryReport('keyword-summary', keyword, base, access, () =>
    readKeywordDashboard(keyword, base, access),
  );
}
