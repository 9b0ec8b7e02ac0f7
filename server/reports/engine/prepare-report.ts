import { bindSubject } from './bind-subject.js';
import type { SqlPlan } from './build-sql.js';
import { checkPatterns } from './check-patterns.js';
import { authorizeChoice, whereChosen } from './chosen-rows.js';
import { comparedSource, snapshotsBefore, type PublishedSnapshot } from './compare-days.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';
import {
  readBaseKeywords,
  readDomainTotals,
  readKeywordId,
  readListedDomains,
  readPageKeywords,
  readSnapshots,
} from './read-facts.js';
import type { ReportBase } from './report-base.js';
import type { DomainTotals, ReportDefinition, Source, SourceContext } from './report-definition.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';
import { authorize, depthCut } from './apply-limits.js';
import { settleRequest } from './settle-request.js';
import type { Viewer } from './viewer.js';
import { buildWhere } from './where-builder.js';

/** A report that may run: parsed, allowed, its SQL's parts chosen. */
export interface PreparedReport {
  base: ReportBase;
  query: ParsedQuery;
  plan: SqlPlan;
  /** Date of the newest results that changes are counted from; null where there are none so old. */
  comparedDate: string | null;
  /** Resolves when the subject is known to exist, with its totals where it is a domain; runs beside the report's own query. */
  subject: Promise<DomainTotals | undefined>;
}

/** Reads, checks and plans a request. Throws what is wrong with it; an unknown subject rejects `subject`. */
export async function prepareReport(
  definition: ReportDefinition,
  asked: ReportQuery,
  viewer: Viewer,
  deps: ReportDependencies,
): Promise<PreparedReport> {
  const base = await deps.bases.byCode(asked.base);
  const settled = await settleRequest(definition, asked, base, deps);
  const query = parseQuery(definition, settled, base.engine);
  authorize(query, viewer);
  if (asked.chosen) authorizeChoice(viewer);
  const filtered = buildWhere(query.filter, query.definition.columns);
  const where = asked.chosen ? whereChosen(filtered, asked.chosen, definition) : filtered;
  const subject = findSubject(query, base, deps);
  subject.catch(() => undefined);
  const [context, former] = await Promise.all([
    contextOf(query, base, subject, deps),
    formerSnapshots(query, base, deps),
    checkPatterns(where.patterns, deps),
  ]);
  const source = sourceOf(query, context, former);
  return {
    base,
    query,
    comparedDate: former === undefined ? base.previousDate : (former[0]?.date ?? null),
    subject,
    plan: {
      query,
      source,
      where,
      cut: depthCut(source, viewer),
      parameters: bindSubject(query, base, context),
    },
  };
}

/** The results that changes are counted from, newest first; undefined where these are the previous ones. */
async function formerSnapshots(
  { forDay }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<PublishedSnapshot[] | undefined> {
  if (forDay === undefined) return undefined;
  return snapshotsBefore(await readSnapshots(base, deps), base.positionsDate, forDay);
}

/** Where the rows of a request come from. */
export function sourceOf(
  { definition: { source } }: ParsedQuery,
  context: SourceContext,
  former: readonly PublishedSnapshot[] | undefined,
): Source {
  const chosen = typeof source === 'function' ? source(context) : source;
  return former === undefined ? chosen : comparedSource(chosen, former);
}

async function contextOf(
  query: ParsedQuery,
  base: ReportBase,
  subject: Promise<DomainTotals | undefined>,
  deps: ReportDependencies,
): Promise<SourceContext> {
  const needs = query.definition.needs ?? [];
  const { domain: name = '', path = '' } = query.subject;
  const [domain, baseKeywords, pageKeywords, listed] = await Promise.all([
    needs.includes('domainTotals') ? subject : undefined,
    needs.includes('baseKeywords') ? readBaseKeywords(base, deps) : undefined,
    needs.includes('pageKeywords') ? readPageKeywords({ domain: name, path }, base, deps) : undefined,
    readListedDomains(query.definition, query.arguments, base, deps),
  ]);
  return { arguments: query.arguments, engine: base.engine, domain, baseKeywords, pageKeywords, listed };
}

async function findSubject(
  { subject: { domain, keyword } }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals | undefined> {
  if (domain !== undefined) return readDomainTotals(domain, base, deps);
  if (keyword !== undefined) await readKeywordId(keyword, base, deps);
  return undefined;
}
