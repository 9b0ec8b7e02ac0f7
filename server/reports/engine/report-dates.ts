import type { PlannedReport } from './plan-report.js';
import {
  domainDates,
  readBaseDates,
  readDomainsDates,
  readKeywordDates,
  readPageDates,
  type ComparedDates,
} from './positions-dates.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { DomainTotals } from './report-source.js';

/**
 * Dates of the results that a report shows: those of its subject, of its list of domains, or of the whole database.
 * Registered subjects state their own dates.
 */
export async function readReportDates(
  { query, base, listedDomains, subjectState }: PlannedReport,
  domain: DomainTotals | undefined,
  deps: ReportDependencies,
): Promise<ComparedDates> {
  const { definition, subject } = query;
  if (subjectState?.dates !== undefined) return { ...subjectState.dates, previousDate: base.previousDate };
  const channel = definition.section === 'paid' ? 'ads' : 'organic';
  if (domain !== undefined) {
    const { domain: name, path } = subject;
    return name === undefined || path === undefined
      ? domainDates(base, domain, channel)
      : readPageDates({ domain: name, path }, base, domain, deps);
  }
  if (subject.keyword !== undefined) return readKeywordDates(subject.keyword, base, deps);
  const domains = Object.values(listedDomains ?? {}).flat();
  return domains.length === 0 ? readBaseDates(base, deps) : readDomainsDates(domains, base, channel, deps);
}
