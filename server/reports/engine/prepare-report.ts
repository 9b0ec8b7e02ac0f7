import { authorize } from './apply-limits.js';
import { authorizeRowSelection, addRowSelection } from './selected-rows.js';
import { createQuotaEvent, type QuotaEvent } from './quota-event.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase } from './report-base.js';
import type { GroupVersion } from '../subjects/group-version.js';
import { readGroup } from '../subjects/read-group.js';
import type { ClusteringState } from '../subjects/clustering-state.js';
import { readClustering } from '../subjects/read-clustering.js';
import { readRun } from '../subjects/read-run.js';
import type { RunResult } from '../subjects/tool-runs.js';
import type { FirstPartyMetrics } from '../first-party/first-party-metrics.js';
import { selectJoinMetrics, withoutFirstPartyMetrics } from '../first-party/first-party.extension.js';
import { readFirstPartyMetrics } from '../first-party/read-first-party-metrics.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';
import type { Viewer } from './viewer.js';
import { buildWhere, type WhereClause } from './where-builder.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readKeyword } from './read-generation.js';

const engineNames: Readonly<Record<ReportBase['engine'], Localised>> = {
  google: { en: 'Google', ru: 'Google' },
  yandex: { en: 'Yandex', ru: 'Яндекса' },
};

/**
 * Resolves the parts of a request that need the base: a keyword id becomes its text.
 * @throws AppError UnsupportedBase for a report of another search engine, KeywordNotFound
 */
async function resolveSubject(
  definition: ReportDefinition,
  request: ReportQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReportQuery> {
  const { engine, subject, title } = definition;
  if (engine !== undefined && engine !== base.engine) {
    throw new AppError(ErrorCode.UnsupportedBase, { section: title, engine: engineNames[engine] });
  }
  const hasKeyword = (request.keyword?.trim() ?? '') !== '';
  if (subject !== 'keyword' || hasKeyword || request.kid === undefined) return request;
  return { ...request, keyword: await readKeyword(request.kid, base, deps) };
}

/**
 * A validated, authorized report request with its quota event. It needs no data from ClickHouse yet, so it can be
 * counted before any query runs.
 */
export interface PreparedReport {
  base: ReportBase;
  query: ParsedQuery;
  /** Conditions of the filter and the row selection. */
  where: WhereClause;
  /** Data sets of the subject's site; undefined if the request does not use them. */
  firstPartyMetrics: readonly FirstPartyMetrics[] | undefined;
  /** Version of the group report; undefined for other reports. */
  group: GroupVersion | undefined;
  /** Result of the tool run; undefined for other reports. */
  run: RunResult | undefined;
  /** The clustering project; undefined for other reports. */
  clustering: ClusteringState | undefined;
  /** The viewer whose limits apply. */
  viewer: Viewer;
  /** Event for quota and history; undefined for a report without a specific subject. */
  quotaEvent: QuotaEvent | undefined;
}

/**
 * Parses, validates and authorizes a request, as far as possible without ClickHouse. `toFileViewer` replaces the page
 * limits with those of a file.
 * @throws AppError BadRequest, BadFilter, BadSort, UnknownBase, UnsupportedBase, DomainNotFound for an invalid
 *   domain, KeywordNotFound for an id, ReportRestricted, OwnerHidden; NotFound or NotReady for a group report, tool
 *   run or clustering project
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
  const resolvedRequest = await resolveSubject(definition, request, base, deps);
  const parsed = parseQuery(definition, resolvedRequest, base);
  authorize(parsed, viewer);
  const firstPartyMetrics = await readFirstPartyMetrics(parsed, viewer, deps);
  const query = withViewerColumns(parsed, firstPartyMetrics, base);
  const filterClause = buildWhere(query.filter, query.definition.columns);
  const event = createQuotaEvent(query, base.code);
  const quotaEvent = event && { ...event, view: viewKey(query, request.rowKeys) };
  const prepared = { base, query, firstPartyMetrics, group, run, clustering, viewer, quotaEvent };
  if (request.rowKeys === undefined) return { ...prepared, where: filterClause };
  authorizeRowSelection(viewer);
  return { ...prepared, where: addRowSelection(filterClause, request.rowKeys, definition) };
}

/** Hides first-party columns that the viewer has no data for. */
function withViewerColumns(
  query: ParsedQuery,
  firstPartyMetrics: readonly FirstPartyMetrics[] = [],
  { engine }: ReportBase,
): ParsedQuery {
  const { definition } = query;
  if (definition.firstPartyJoin === undefined || selectJoinMetrics(definition, firstPartyMetrics, engine)) {
    return query;
  }
  return { ...query, definition: withoutFirstPartyMetrics(definition) };
}

/** Identifies a view of the report: everything that determines its rows. */
function viewKey({ arguments: values, filter, page, sort, forDay }: ParsedQuery, rowKeys: unknown): string {
  return JSON.stringify([values, filter, page, sort, forDay, rowKeys]);
}
