import {
  adExportPage,
  domainSummaryPage,
  keywordSummaryPage,
  monetizationPage,
  pageTreePage,
} from '../../contract/pages/site-pages.js';
import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportBase } from '../../reports/engine/report-dependencies.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import { reportPagePath } from '../../reports/engine/basic-subjects.js';
import type { ReportAccess } from '../../request/report-access.js';

/** Summary pages that count as reports. */
const summaryPages = {
  [domainSummaryPage.id]: domainSummaryPage,
  [keywordSummaryPage.id]: keywordSummaryPage,
  [monetizationPage.id]: monetizationPage,
  [adExportPage.id]: adExportPage,
};

/** Id of a summary page. */
type Summary = keyof typeof summaryPages;

/** Quota event of a summary; undefined for an invalid domain, which the summary itself rejects. */
function describeSummary(
  summary: Summary,
  input: string,
  { code: base, lng }: Pick<ReportBase, 'code' | 'lng'>,
): QuotaEvent | undefined {
  const page = summaryPages[summary];
  const isDomain = page.subject === 'domain';
  const subject = isDomain ? normaliseDomain(input) : normaliseTypedKeyword(input, lng);
  if (subject === undefined || subject === '') return undefined;
  const displayName = isDomain ? readableDomain(subject) : subject;
  return {
    report: page.id,
    subject,
    analysed: `${isDomain ? 'domain' : 'keyword'} ${subject}`,
    base,
    displayName,
    path: reportPagePath(
      page.route,
      { domain: displayName, base },
      'routeQuery' in page ? page.routeQuery : {},
    ),
  };
}

interface SummaryRequest<Result> {
  input: string;
  code: string;
  access: ReportAccess;
  read: () => Promise<Result>;
}

/**
 * Runs a summary query as one report of the daily quota.
 * @throws AppError UnknownBase, DemoLimit, AnalysisLimit, and errors of `read`
 */
export async function openSummaryReport<Result>(
  summary: Summary,
  { input, code, access: { runWithinQuota, reports }, read }: SummaryRequest<Result>,
): Promise<Result> {
  const base = await reports.bases.byCode(code);
  return runWithinQuota(describeSummary(summary, input, base), read);
}

/**
 * Quota event of a page tree; undefined for an invalid domain. It counts as the keyword report of the domain: opening
 * both charges one report.
 */
export function describePageTree(input: string, base: string): QuotaEvent | undefined {
  const subject = normaliseDomain(input);
  if (subject === undefined) return undefined;
  const displayName = readableDomain(subject);
  return {
    report: pageTreePage.id,
    countedAs: organicKeywords.id,
    subject,
    analysed: `domain ${subject}`,
    base,
    displayName,
    path: reportPagePath(pageTreePage.route, { domain: displayName, base }),
  };
}
