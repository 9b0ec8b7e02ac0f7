import {
  adExportPage,
  domainSummaryPage,
  keywordSummaryPage,
  monetizationPage,
  pageTreePage,
} from '../../contract/site-pages.js';
import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { reportPagePath, type QuotaEvent } from '../../reports/engine/quota-event.js';
import type { ReportAccess } from '../../request/report-access.js';

/** Pages that are opened like reports. */
const summaryPages = {
  [domainSummaryPage.id]: domainSummaryPage,
  [keywordSummaryPage.id]: keywordSummaryPage,
  [monetizationPage.id]: monetizationPage,
  [adExportPage.id]: adExportPage,
};

/** Id of a page that is opened like a report. */
type Summary = keyof typeof summaryPages;

/** The summary of a domain or keyword; undefined for what is no domain, which the summary itself refuses. */
function describeSummary(summary: Summary, typed: string, base: string): QuotaEvent | undefined {
  const page = summaryPages[summary];
  const isDomain = page.subject === 'domain';
  const subject = isDomain ? normaliseDomain(typed) : normaliseKeyword(typed);
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

/**
 * Runs what reads the summary of a domain or keyword, as one report of the day.
 * @throws AppError UnknownBase, DemoLimit, AnalysisLimit, and what `read` throws
 */
export async function openSummaryReport<Result>(
  summary: Summary,
  typed: string,
  code: string,
  { open, reports }: ReportAccess,
  read: () => Promise<Result>,
): Promise<Result> {
  const base = await reports.bases.byCode(code);
  return open(describeSummary(summary, typed, base.code), read);
}

/**
 * The page tree of a domain; undefined for what is no domain. It counts as the domain's keyword report, which its page shows
 * beside it.
 */
export function describePageTree(typed: string, base: string): QuotaEvent | undefined {
  const subject = normaliseDomain(typed);
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
