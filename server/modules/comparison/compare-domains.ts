import { maxComparedDomains } from '../../contract/reports/comparison.js';
import { maxSelectedRows } from '../../contract/reports/selected-rows.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { comparison } from '../../reports/definitions/comparison/comparison.report.js';
import { authorizeComparison } from '../../reports/engine/compared-domains.js';
import { parseDomainRef } from '../../reports/engine/parse-arguments.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { createComparisonQuotaEvent } from '../../reports/engine/basic-subjects.js';
import { readListedTotals } from '../../reports/engine/read-generation.js';
import { readDomainsDates } from '../../reports/engine/positions-dates.js';
import type { DomainTotals } from '../../reports/engine/report-source.js';
import type { ReportAccess } from '../../request/report-access.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import {
  ComparisonView,
  type ComparedDomain,
  type ComparisonSummary,
  type NamedDomain,
} from './comparison.type.js';
import { readParts } from './read-parts.js';

const maxNames = 10 * maxComparedDomains;

/**
 * Totals of several domains, by name or id, and the sizes of their intersections. An unknown domain has no keywords.
 * Throws UnknownBase, ReportRestricted, DemoLimit, AnalysisLimit.
 */
export async function compareDomains(
  requestedDomains: readonly string[],
  view: ComparisonView,
  code: string,
  { viewer, reports, runWithinQuota }: ReportAccess,
): Promise<ComparisonSummary> {
  const names = new Set(requestedDomains.map((text) => text.trim()).filter(Boolean));
  // Parsing 100,000 names would block the event loop. Several names may denote one domain.
  if (names.size > maxNames) authorizeComparison(names.size, viewer);
  const refs = [...new Set([...names].map((text) => parseDomainRef(text) ?? text))];
  authorizeComparison(refs.length, viewer);
  const base = await reports.bases.byCode(code);
  const totals = await readListedTotals(refs, base, reports);
  const foundDomains = new Map([...totals.values()].map((domain) => [domain.domainId, domain]));
  const quotaEvent =
    foundDomains.size > 1
      ? createComparisonQuotaEvent(
          comparison,
          [...foundDomains.values()].map(({ name }) => name),
          base.code,
        )
      : undefined;
  const channel = view === ComparisonView.context ? 'ads' : 'organic';
  const { positionsDate, positionsRange } = await readDomainsDates(
    [...foundDomains.values()],
    base,
    channel,
    reports,
  );
  const domains = uniqueDomains(refs.map((ref) => describeDomain(ref, totals.get(ref))));
  return {
    view,
    domains,
    parts: await runWithinQuota(quotaEvent, () =>
      readParts(
        domains.map(({ id }) => id),
        view,
        new GenerationReader(base, reports),
      ),
    ),
    maxDomains: viewer.allowance.sitesToCompare,
    positionsDate,
    positionsRange,
    volumesDate: base.volumesDate,
  };
}

/**
 * Names of domains. Plans limit comparisons, not selections, so the number is limited only by `maxSelectedRows`.
 * Throws UnknownBase, BadRequest.
 */
export async function findDomainNames(
  requestedDomains: readonly string[],
  code: string,
  { reports }: Pick<ReportAccess, 'reports'>,
): Promise<NamedDomain[]> {
  const trimmedRefs = requestedDomains.map((text) => text.trim()).filter(Boolean);
  if (trimmedRefs.length > maxSelectedRows) {
    throw new AppError(ErrorCode.BadRequest, {
      what: { en: `more than ${maxSelectedRows} domains`, ru: `больше ${maxSelectedRows} доменов` },
    });
  }
  const base = await reports.bases.byCode(code);
  const totals = await readListedTotals(
    trimmedRefs.map((text) => parseDomainRef(text) ?? text),
    base,
    reports,
  );
  return trimmedRefs.map((ref) => {
    const name = totals.get(parseDomainRef(ref) ?? ref)?.name;
    return { ref, name: name === undefined ? null : readableDomain(name) };
  });
}

function describeDomain(ref: string, totals: DomainTotals | undefined): ComparedDomain {
  return {
    id: totals?.domainId ?? null,
    name: readableDomain(totals?.name ?? ref),
    it50: totals?.it50 ?? 0,
    adkeyscnt: totals?.adkeyscnt ?? 0,
  };
}

/** The same domain may be requested by name and by id. */
function uniqueDomains(domains: readonly ComparedDomain[]): ComparedDomain[] {
  return domains.filter(
    ({ name }, index) => domains.findIndex((candidate) => candidate.name === name) === index,
  );
}
