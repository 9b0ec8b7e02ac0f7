import { authorizeRight } from '../../reports/engine/apply-limits.js';
import type { ReportAccess, ReportContext } from '../../request/report-access.js';
import { openSummaryReport } from '../usage/summary-report.js';
import type { ClosestCompetitor } from './closest-competitor.type.js';
import { readOrganicCompetitors, readPaidCompetitors } from './competitors.js';
import { readDomainDashboard, type DashboardOptions } from './domain-dashboard.js';
import type {
  AdHistoryPoint,
  DashboardCompetitor,
  DashboardPaidCompetitor,
  DomainDashboard,
} from './domain-dashboard.type.js';
import { readAdHistory } from './domain-history.js';
import { readKeywordDashboard } from './keyword-dashboard.js';
import type { KeywordDashboard } from './keyword-dashboard.type.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import { ComparisonView } from '../comparison/comparison.type.js';
import { readParts } from '../comparison/read-parts.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';

const idSql = `SELECT domain_id AS id FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`;

/**
 * First competitor of a domain with the intersection of their top 50 keywords. Null without competitors. Throws
 * UnknownBase, DomainNotFound.
 */
async function closestCompetitor(
  input: string,
  code: string,
  context: ReportContext,
): Promise<ClosestCompetitor | null> {
  const [competitor] = await readOrganicCompetitors(input, code, context);
  if (competitor === undefined) return null;
  const reader = new GenerationReader(await context.reports.bases.byCode(code), context.reports);
  const [subject] = await reader.rows<{ id: number }>('closest-competitor', idSql, {
    domain: normaliseDomain(input) ?? '',
  });
  const parts = await readParts([subject?.id ?? null, competitor.did], ComparisonView.organic, reader);
  const countExactly = (...numbers: number[]) =>
    parts.find(({ domains }) => domains.join() === numbers.join())?.keywords ?? 0;
  return {
    name: competitor.name,
    ownOnly: countExactly(1),
    shared: countExactly(1, 2),
    competitorOnly: countExactly(2),
  };
}

// The parts of a summary share its quota: together they count as one report per day.

/** Domain dashboard with the requested parts. */
export function openDomainDashboard(
  domain: string,
  base: string,
  access: ReportAccess,
  options: DashboardOptions,
): Promise<DomainDashboard> {
  return openSummaryReport('domain-summary', {
    input: domain,
    code: base,
    access,
    read: () => readDomainDashboard(domain, base, access, options),
  });
}

/** First organic competitors. Throws AuthorizationRequired before the quota is used. */
export async function openCompetitors(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<DashboardCompetitor[]> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', {
    input: domain,
    code: base,
    access,
    read: () => readOrganicCompetitors(domain, base, access),
  });
}

/** Closest organic competitor. Throws AuthorizationRequired before the quota is used. */
export async function openClosestCompetitor(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<ClosestCompetitor | null> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', {
    input: domain,
    code: base,
    access,
    read: () => closestCompetitor(domain, base, access),
  });
}

/** First paid competitors. Throws AuthorizationRequired before the quota is used. */
export async function openPaidCompetitors(
  domain: string,
  base: string,
  access: ReportAccess,
): Promise<DashboardPaidCompetitor[]> {
  authorizeRight('competitorLists', access.viewer);
  return openSummaryReport('domain-summary', {
    input: domain,
    code: base,
    access,
    read: () => readPaidCompetitors(domain, base, access),
  });
}

/** Advertising at each snapshot. */
export function openAdHistory(
  domain: string,
  base: string,
  access: ReportAccess,
  hasCosts: boolean,
): Promise<AdHistoryPoint[]> {
  return openSummaryReport('domain-summary', {
    input: domain,
    code: base,
    access,
    read: () => readAdHistory(domain, base, access.reports, hasCosts),
  });
}

/** Keyword dashboard. */
export function openKeywordDashboard(
  keyword: string,
  base: string,
  access: ReportAccess,
  listRows: number,
): Promise<KeywordDashboard> {
  return openSummaryReport('keyword-summary', {
    input: keyword,
    code: base,
    access,
    read: () => readKeywordDashboard(keyword, base, access, listRows),
  });
}
