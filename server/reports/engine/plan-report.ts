import { depthFilterFor } from './apply-limits.js';
import { bindSubject } from './bind-subject.js';
import type { SqlPlan } from './build-sql.js';
import { checkPatterns } from './check-patterns.js';
import { withBaselineAttributes, snapshotsBefore, type PublishedSnapshot } from './baseline-comparison.js';
import { withoutConstants } from './constant-columns.js';
import type { ParsedQuery } from './parsed-query.js';
import { resolveUrlVariant } from './url-variants.js';
import { withWordForms } from './plan-word-forms.js';
import type { PreparedReport } from './prepare-report.js';
import {
  readBaseKeywords,
  readDomainTotals,
  readKeywordId,
  readListedDomains,
  readPageKeywords,
  readSnapshots,
  readThemeForms,
} from './read-generation.js';
import { joinFirstPartySource, metricsForJoin } from './first-party/join-first-party.js';
import type { FirstPartyMetrics } from './first-party/first-party-metrics.js';
import { metricsFor } from './first-party/first-party-scope.js';
import type { ReportBase } from './report-base.js';
import type { DomainTotals, ListedDomains, Source, SourceContext } from './report-source.js';
import type { ReportDependencies } from './report-dependencies.js';

/** A report whose SQL's parts are chosen, by the facts of its subject and its base. */
export interface PlannedReport extends PreparedReport {
  plan: SqlPlan;
  /** Date of the newest results that changes are counted from; null where there are none so old. */
  comparedDate: string | null;
  /** Resolves when the subject is known to exist, with its totals where it is a domain; runs beside the report's own query. */
  subject: Promise<DomainTotals | undefined>;
  /** The domains that its arguments list; undefined where it has no such argument. */
  listed: ListedDomains | undefined;
  /** What its rows or its own columns are read from; undefined where the viewer's account has nothing of it. */
  selectedMetrics: FirstPartyMetrics | undefined;
}

/** Asks the store for what decides the SQL of a report. Throws BadFilter, DomainNotFound; an unknown subject rejects `subject`. */
export async function planReport(prepared: PreparedReport, deps: ReportDependencies): Promise<PlannedReport> {
  const query = await resolveUrlVariant(prepared.query, prepared.base, deps);
  const report = { ...prepared, query };
  const { base, where, viewer } = report;
  const subject = findSubject(query, base, deps);
  subject.catch(() => undefined);
  const [context, baseline] = await Promise.all([
    contextOf(report, subject, deps),
    readBaselineSnapshots(query, base, deps),
    checkPatterns(where.patterns, deps),
  ]);
  const source = sourceOf(query, context, baseline);
  return {
    ...report,
    comparedDate: baseline === undefined ? base.previousDate : (baseline[0]?.date ?? null),
    subject,
    listed: context.listed,
    selectedMetrics: selectMetrics(query, context),
    plan: await withWordForms({
      query: withoutConstants(query),
      source,
      where,
      depthFilter: depthFilterFor(source, viewer),
      parameters: bindSubject(query, base, context, deps.language),
    }),
  };
}

/** The same report with all rows that its viewer may see for their position: without filter and choice. */
export function withoutFilter(report: PlannedReport): PlannedReport {
  const query = { ...report.query, filter: [] };
  const where = { conditions: [], parameters: {}, patterns: [], words: {} };
  return { ...report, query, where, plan: { ...report.plan, query, where } };
}

/** The same report with rows of every depth, whoever looks. */
export function withoutDepthFilter(report: PlannedReport): PlannedReport {
  return { ...report, plan: { ...report.plan, depthFilter: undefined } };
}

/** The results that changes are counted from, newest first; undefined where these are the previous ones. */
async function readBaselineSnapshots(
  { forDay }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<PublishedSnapshot[] | undefined> {
  if (forDay === undefined) return undefined;
  return snapshotsBefore(await readSnapshots(base, deps), base.positionsDate, forDay);
}

/** Where the rows of a request come from. */
export function sourceOf(
  query: ParsedQuery,
  context: SourceContext,
  baseline: readonly PublishedSnapshot[] | undefined,
): Source {
  const { source, firstPartyJoin } = query.definition;
  const declaredSource = typeof source === 'function' ? source(context) : source;
  const facts = selectMetrics(query, context);
  const withFirstParty =
    firstPartyJoin === undefined || facts === undefined
      ? declaredSource
      : joinFirstPartySource(declaredSource, firstPartyJoin, facts);
  return baseline === undefined ? withFirstParty : withBaselineAttributes(withFirstParty, baseline);
}

function selectMetrics({ definition }: ParsedQuery, context: SourceContext): FirstPartyMetrics | undefined {
  return definition.firstPartyDimension === undefined
    ? metricsForJoin(definition, context.firstPartyMetrics ?? [], context.engine)
    : metricsFor(definition.firstPartyDimension, context);
}

async function contextOf(
  { query, base, firstPartyMetrics, group, run, clustering }: PreparedReport,
  subject: Promise<DomainTotals | undefined>,
  deps: ReportDependencies,
): Promise<SourceContext> {
  const needs = query.definition.needs ?? [];
  const { domain: name = '', path = '' } = query.subject;
  const [domain, baseKeywords, pageKeywords, themeForms, listed] = await Promise.all([
    needs.includes('domainTotals') ? subject : undefined,
    needs.includes('baseKeywords') ? readBaseKeywords(base, deps) : undefined,
    needs.includes('pageKeywords') ? readPageKeywords({ domain: name, path }, base, deps) : undefined,
    needs.includes('themeForms') ? readThemeForms(name, base, deps) : undefined,
    readListedDomains(query.definition, query.arguments, base, deps),
  ]);
  return {
    arguments: query.arguments,
    engine: base.engine,
    domain,
    baseKeywords,
    pageKeywords,
    themeForms,
    listed,
    firstPartyMetrics,
    group,
    run,
    clustering,
  };
}

async function findSubject(
  { definition, subject: { domain, keyword } }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals | undefined> {
  // What the owner of a site imported of it needs nothing of the base.
  if (definition.firstPartyDimension !== undefined) return undefined;
  if (domain !== undefined) return readDomainTotals(domain, base, deps);
  if (keyword !== undefined) await readKeywordId(keyword, base, deps);
  return undefined;
}
