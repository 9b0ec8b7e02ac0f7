import { authorize } from './apply-limits.js';
import { authorizeRowSelection, whereSelected } from './selected-rows.js';
import { openedReport, type OpenedReport } from './opened-report.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { GroupVersion } from './group/group-version.js';
import { readGroup } from './group/read-group.js';
import type { ClusteringState } from './clustering/clustering-state.js';
import { readClustering } from './clustering/read-clustering.js';
import { readRun } from './run/read-run.js';
import type { RunResult } from './run/tool-runs.js';
import type { OwnFacts } from './own/own-facts.js';
import { factsBeside, withoutOwnFigures } from './own/own-beside.js';
import { readOwnFacts } from './own/read-own-facts.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';
import { settleRequest } from './settle-request.js';
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
  own: readonly OwnFacts[] | undefined;
  /** What a view of a group report reads; undefined in every other report. */
  group: GroupVersion | undefined;
  /** What the run found that a report on one shows; undefined in every other report. */
  run: RunResult | undefined;
  /** The project of keyword clusters that a report shows; undefined in every other report. */
  clustering: ClusteringState | undefined;
  /** Whose limits it is cut by. */
  viewer: Viewer;
  /** What the limits of the day count and the history keeps; undefined for a report about nothing in particular. */
  opens: OpenedReport | undefined;
}

/**
 * Reads and checks a request. Throws what is wrong with it as far as that can be told without the store: BadRequest, BadFilter,
 * BadSort, UnknownBase, UnsupportedBase, DomainNotFound (for what is no domain), KeywordNotFound (for an id), ReportRestricted,
 * OwnerHidden; of a group report, a run of a tool or a project of keyword clusters that the viewer may not read NotFound, of one that is not made yet NotReady.
 * `asFile` are the limits of whoever reads in a form that has others than pages.
 */
export async function prepareReport(
  definition: ReportDefinition,
  asked: ReportQuery,
  visitor: Viewer,
  deps: ReportDependencies,
  asFile: (reader: Viewer) => Viewer = (reader) => reader,
): Promise<PreparedReport> {
  const { group, readAs = visitor } = (await readGroup(definition, asked, visitor, deps)) ?? {};
  const viewer = asFile(readAs);
  const run = await readRun(definition, asked, visitor, deps);
  const clustering = await readClustering(definition, asked, visitor, deps);
  const base = await deps.bases.byCode(group?.base ?? run?.base ?? clustering?.base ?? asked.base);
  const settled = await settleRequest(definition, asked, base, deps);
  const parsed = parseQuery(definition, settled, base);
  authorize(parsed, viewer);
  const own = await readOwnFacts(parsed, viewer, deps);
  const query = forViewer(parsed, own, base);
  const filtered = buildWhere(query.filter, query.definition.columns);
  const opened = openedReport(query, base.code);
  const opens = opened && { ...opened, view: viewOf(query, asked.rowKeys) };
  const prepared = { base, query, own, group, run, clustering, viewer, opens };
  if (asked.rowKeys === undefined) return { ...prepared, where: filtered };
  authorizeRowSelection(viewer);
  return { ...prepared, where: whereSelected(filtered, asked.rowKeys, definition) };
}

/** The request with own columns as its viewer has them. */
function forViewer(query: ParsedQuery, own: readonly OwnFacts[] = [], { engine }: ReportBase): ParsedQuery {
  const { definition } = query;
  if (definition.ownBeside === undefined || factsBeside(definition, own, engine)) return query;
  return { ...query, definition: withoutOwnFigures(definition) };
}

/** What tells one view of a report from another: everything that decides which rows it gives. */
function viewOf({ arguments: values, filter, page, sort, forDay }: ParsedQuery, chosen: unknown): string {
  return JSON.stringify([values, filter, page, sort, forDay, chosen]);
}
