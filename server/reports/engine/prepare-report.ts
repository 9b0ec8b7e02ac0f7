import { authorize } from './apply-limits.js';
import { authorizeRowSelection, whereSelected } from './selected-rows.js';
import { quotaEventFor, type QuotaEvent } from './quota-event.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { GroupVersion } from './group/group-version.js';
import { readGroup } from './group/read-group.js';
import type { ClusteringState } from './clustering/clustering-state.js';
import { readClustering } from './clustering/read-clustering.js';
import { readRun } from './run/read-run.js';
import type { RunResult } from './run/tool-runs.js';
import type { FirstPartyMetrics } from './first-party/first-party-metrics.js';
import { metricsForJoin, withoutFirstPartyMetrics } from './first-party/join-first-party.js';
import { readFirstPartyMetrics } from './first-party/read-first-party-metrics.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';
import { resolveSubject } from './resolve-subject.js';
import type { Viewer } from './viewer.js';
import { buildWhere, type WhereClause } from './where-builder.js';

/**
 * A report that may run: read, allowed, and known by what it opens, so that it can be counted before the store is asked
 * anything for it. Whoever runs or streams it is handed this, and reads the request no second time.
 */
export interface PreparedReport {
  base: ReportBase;
  query: ParsedQuery;
  /** The rows that its filter and its choice of rows leave. */
  where: WhereClause;
  /** What the viewer's account imported of the subject; undefined where it is not asked for. */
  firstPartyMetrics: readonly FirstPartyMetrics[] | undefined;
  /** What a view of a group report reads; undefined in every other report. */
  group: GroupVersion | undefined;
  /** What the run found that a report on one shows; undefined in every other report. */
  run: RunResult | undefined;
  /** The project of keyword clusters that a report shows; undefined in every other report. */
  clustering: ClusteringState | undefined;
  /** Whose limits it is cut by. */
  viewer: Viewer;
  /** What the limits of the day count and the history keeps; undefined for a report about nothing in particular. */
  quotaEvent: QuotaEvent | undefined;
}

/**
 * Reads and checks a request. Throws what is wrong with it as far as that can be told without the store: BadRequest, BadFilter,
 * BadSort, UnknownBase, UnsupportedBase, DomainNotFound (for what is no domain), KeywordNotFound (for an id), ReportRestricted,
 * OwnerHidden; of a group report, a run of a tool or a project of keyword clusters that the viewer may not read NotFound, of one that is not made yet NotReady.
 * `asFile` are the limits of whoever reads in a form that has others than pages.
 */
export async function prepareReport(
  definition: ReportDefinition,
  request: ReportQuery,
  caller: Viewer,
  deps: ReportDependencies,
  toFileViewer: (reader: Viewer) => Viewer = (reader) => reader,
): Promise<PreparedReport> {
  const { group, readAs = caller } = (await readGroup(definition, request, caller, deps)) ?? {};
  const viewer = toFileViewer(readAs);
  const run = await readRun(definition, request, caller, deps);
  const clustering = await readClustering(definition, request, caller, deps);
  const base = await deps.bases.byCode(group?.base ?? run?.base ?? clustering?.base ?? request.base);
  const resolved = await resolveSubject(definition, request, base, deps);
  const parsed = parseQuery(definition, resolved, base);
  authorize(parsed, viewer);
  const firstPartyMetrics = await readFirstPartyMetrics(parsed, viewer, deps);
  const query = withViewerColumns(parsed, firstPartyMetrics, base);
  const filterClause = buildWhere(query.filter, query.definition.columns);
  const event = quotaEventFor(query, base.code);
  const quotaEvent = event && { ...event, view: viewKey(query, request.rowKeys) };
  const prepared = { base, query, firstPartyMetrics, group, run, clustering, viewer, quotaEvent };
  if (request.rowKeys === undefined) return { ...prepared, where: filterClause };
  authorizeRowSelection(viewer);
  return { ...prepared, where: whereSelected(filterClause, request.rowKeys, definition) };
}

/** The request with own columns as its viewer has them. */
function withViewerColumns(
  query: ParsedQuery,
  firstPartyMetrics: readonly FirstPartyMetrics[] = [],
  { engine }: ReportBase,
): ParsedQuery {
  const { definition } = query;
  if (definition.firstPartyJoin === undefined || metricsForJoin(definition, firstPartyMetrics, engine))
    return query;
  return { ...query, definition: withoutFirstPartyMetrics(definition) };
}

/** What tells one view of a report from another: everything that decides which rows it gives. */
function viewKey({ arguments: values, filter, page, sort, forDay }: ParsedQuery, rowKeys: unknown): string {
  return JSON.stringify([values, filter, page, sort, forDay, rowKeys]);
}
