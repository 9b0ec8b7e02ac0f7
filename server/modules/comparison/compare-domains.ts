import { comparison } from '../../reports/definitions/comparison/comparison.report.js';
import { authorizeComparison } from '../../reports/engine/compared-domains.js';
import { domainRef } from '../../reports/engine/domain-refs.js';
import { generationScope } from '../../reports/engine/generation-scope.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { openedComparison } from '../../reports/engine/opened-report.js';
import { readListedTotals } from '../../reports/engine/read-generation.js';
import type { DomainTotals } from '../../reports/engine/report-definition.js';
import type { ReportAccess } from '../../request/report-access.js';
import { GenerationReader } from '../dashboards/generation-reader.js';
import {
  ComparisonView,
  type ComparedDomain,
  type ComparisonPart,
  type ComparisonSummary,
} from './comparison.type.js';

/** Every keyword of the domains falls into the part of exactly those that have it: bit 0 is the first of them. */
function partsSql(view: ComparisonView): string {
  const rows =
    view === ComparisonView.context
      ? `ad_by_domain WHERE ${generationScope}`
      : `position_by_domain WHERE ${generationScope} AND best = 1`;
  const bit = 'bitShiftLeft(toUInt32(1), indexOf({domains:Array(UInt64)}, domain_id) - 1)';
  return (
    `SELECT part, count() AS keywords FROM (SELECT groupBitOr(${bit}) AS part FROM ${rows}` +
    ' AND domain_id IN {domains:Array(UInt64)} GROUP BY keyword_id) GROUP BY part ORDER BY keywords DESC, part'
  );
}

/**
 * Totals of several domains, named by their names or ids, and the sizes of all their intersections. A domain that the
 * database does not hold has no keywords. Throws UnknownBase, ReportRestricted, DemoLimit, AnalysisLimit.
 */
export async function compareDomains(
  asked: readonly string[],
  view: ComparisonView,
  code: string,
  { viewer, reports, open }: ReportAccess,
): Promise<ComparisonSummary> {
  const typed = asked.map((text) => text.trim()).filter(Boolean);
  const refs = [...new Set(typed.map((text) => domainRef(text) ?? text))];
  authorizeComparison(refs.length, viewer);
  const base = await reports.bases.byCode(code);
  const totals = await readListedTotals(refs, base, reports);
  const known = new Map([...totals.values()].map((found) => [found.domainId, found]));
  const opened =
    known.size > 1
      ? openedComparison(
          comparison,
          [...known.values()].map(({ name }) => name),
          base.code,
        )
      : undefined;
  const domains = oncePerDomain(refs.map((ref) => comparedDomain(ref, totals.get(ref))));
  return {
    view,
    domains,
    parts: await open(opened, () => readParts(domains, view, new GenerationReader(base, reports))),
    maxDomains: viewer.allowance.sitesToCompare,
    positionsDate: base.positionsDate,
    volumesDate: base.volumesDate,
  };
}

function comparedDomain(ref: string, found: DomainTotals | undefined): ComparedDomain {
  return {
    id: found?.domainId ?? null,
    name: readableDomain(found?.name ?? ref),
    it50: found?.it50 ?? 0,
    adkeyscnt: found?.adkeyscnt ?? 0,
  };
}

/** A domain may be named by its name and by its id. */
function oncePerDomain(domains: readonly ComparedDomain[]): ComparedDomain[] {
  return domains.filter(({ name }, at) => domains.findIndex((other) => other.name === name) === at);
}

async function readParts(
  domains: readonly ComparedDomain[],
  view: ComparisonView,
  reader: GenerationReader,
): Promise<ComparisonPart[]> {
  const numbers = domains.flatMap(({ id }, at) => (id === null ? [] : [{ id, number: at + 1 }]));
  const rows = await reader.rows<{ part: number; keywords: number }>('comparison', partsSql(view), {
    domains: numbers.map(({ id }) => id),
  });
  return rows.map(({ part, keywords }) => ({
    domains: numbers.filter((_, bit) => (part & (1 << bit)) !== 0).map(({ number }) => number),
    keywords: Number(keywords),
  }));
}
