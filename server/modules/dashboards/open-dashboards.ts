import { authorizeRight } from '../../reports/engine/apply-limits.js';
import type { ReportAccess } from '../../request/report-access.js';
import { openSummaryReport } from '../usage/opened-summary.js';
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

// Each part of a domain's or a keyword's summary opens the summary: with the other parts it is one report of the day.

/** What is known of a domain, with the wanted lists. */
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

/** Its first competitors in organic search. Throws AuthorizationRequired before anything is opened. */
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

/** Its first competitor in organic search. Throws AuthorizationRequired before anything is opened. */
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

/** Its first competitors in paid search. Throws AuthorizationRequired before anything is opened. */
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

/** What it advertised at the date of each snapshot. */
export function openAdHistory(domain: string, base: string, access: ReportAccess): Promise<AdHistoryPoint[]> {
  return openSummaryReport('domain-summary', domain, base, access, () =>
    adHistoryOf(domain, base, access.reports),
  );
}

/** What is known of a keyword. */
export function openKeywordDashboard(
  keyword: string,
  base: string,
  access: ReportAccess,
): Promise<KeywordDashboard> {
  return openSummaryReport('keyword-summary', keyword, base, access, () =>
    keywordDashboard(keyword, base, access),
  );
}
