import { authorize } from './apply-limits.js';
import { authorizeRowSelection, addRowSelection, excludeRows } from './selected-rows.js';
import { memoizePerObject } from './memoize-per-object.js';
import { withoutPrivateColumns } from './available-columns.js';
import { findSubject } from './basic-subjects.js';
import { omitMissingDomains } from './compared-domains.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportBase, ExtensionState, ReportDependencies } from './report-dependencies.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';
import type { SubjectState, QuotaEvent } from './report-subject.js';
import type { Viewer } from './viewer.js';
import { buildWhere, type WhereClause } from './where-builder.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readKeyword, readSnapshots, resolveTypedKeyword } from './read-generation.js';
import { hasPositionAge, withHistoryColumns } from './position-age.js';

const engineNames: Readonly<Record<ReportBase['engine'], Localised>> = {
  google: { en: 'Google', ru: 'Google' },
  yandex: { en: 'Yandex', ru: 'Яндекса' },
};

/**
 * Resolves the parts of a request that need the base: a keyword id becomes its text, and a typed keyword loses
 * its match type operators.
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
  if (subject !== 'keyword') return request;
  const keyword = request.keyword?.trim() ?? '';
  if (keyword !== '') return { ...request, keyword: await resolveTypedKeyword(keyword, base, deps) };
  if (request.kid === undefined) return request;
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
  /** State of a registered subject; undefined for other subjects. */
  subjectState: SubjectState | undefined;
  /** Private data of the account; undefined if the report declares none or it is not registered. */
  extension: ExtensionState | undefined;
  /** The viewer whose limits apply. */
  viewer: Viewer;
  /** Event for quota and history; undefined for a report without a specific subject. */
  quotaEvent: QuotaEvent | undefined;
}

interface PrepareReportOptions {
  viewer: Viewer;
  deps: ReportDependencies;
  toFileViewer?: (reader: Viewer) => Viewer;
}

/**
 * Parses, validates and authorizes a request, as far as possible without ClickHouse. `toFileViewer` replaces the page
 * limits with those of a file.
 * @throws AppError BadRequest, BadFilter, BadSort, UnknownBase, UnsupportedBase, DomainNotFound for an invalid
 *   domain, KeywordNotFound for an id, ReportRestricted, OwnerHidden; NotFound or NotReady for a registered subject
 */
export async function prepareReport(
  definition: ReportDefinition,
  request: ReportQuery,
  { viewer: caller, deps, toFileViewer = (reader) => reader }: PrepareReportOptions,
): Promise<PreparedReport> {
  const subject = findSubject(definition, deps.subjects);
  const subjectState = await subject.authorize?.(request, definition, caller);
  const viewer = toFileViewer(subjectState?.viewer ?? caller);
  const base = await deps.bases.byCode(subjectState?.base ?? request.base);
  const resolvedRequest = await resolveSubject(definition, request, base, deps);
  const datedDefinition = hasPositionAge(definition)
    ? withHistoryColumns(definition, await readSnapshots(base, deps))
    : definition;
  const parsed = parseQuery(datedDefinition, resolvedRequest, base, deps.subjects);
  authorize(parsed, viewer);
  const extension = await readExtension(parsed, base, viewer, deps);
  const definitionForViewer = extension?.definition ?? withoutPrivateColumns(parsed.definition);
  const query = {
    ...parsed,
    definition: definitionForViewer,
    filtersRounded: request.filtersRounded,
    columns: omitMissingDomains(definitionForViewer, parsed.columns, subjectState?.domains?.length),
  };
  const { columns } = query.definition;
  const filteredColumns = request.filtersRounded ? roundColumns(columns) : columns;
  const filterClause = buildWhere(query.filter, filteredColumns, base.lng);
  const isCounted = definition.extension?.providesRows !== true;
  const event = isCounted ? subject.createQuotaEvent?.(query, base.code) : undefined;
  const quotaEvent = event && { ...event, view: viewKey(query, [request.rowKeys, request.exceptRowKeys]) };
  const prepared = { base, query, subjectState, extension, viewer, quotaEvent };
  const { rowKeys, exceptRowKeys } = request;
  if (rowKeys === undefined && exceptRowKeys === undefined) return { ...prepared, where: filterClause };
  authorizeRowSelection(viewer);
  const selectedClause = rowKeys ? addRowSelection(filterClause, rowKeys, definition) : filterClause;
  return {
    ...prepared,
    where: exceptRowKeys ? excludeRows(selectedClause, exceptRowKeys, definition) : selectedClause,
  };
}

/** Columns with the values that JSON responses of the public API contain. */
const roundColumns = memoizePerObject((columns: ReportDefinition['columns']): ReportDefinition['columns'] =>
  Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [
      id,
      // Rounds half up, like Math.round.
      column.roundInApi ? { ...column, sql: `floor((${column.sql}) + 0.5)` } : column,
    ]),
  ),
);

async function readExtension(
  query: ParsedQuery,
  base: ReportBase,
  viewer: Viewer,
  { extensions }: ReportDependencies,
): Promise<ExtensionState | undefined> {
  const { extension } = query.definition;
  return extension && extensions?.[extension.name]?.read(query, base, viewer);
}

/** Identifies a view of the report: everything that determines its rows. */
function viewKey({ arguments: values, filter, page, sort, forDay }: ParsedQuery, rowKeys: unknown): string {
  return JSON.stringify([values, filter, page, sort, forDay, rowKeys]);
}
