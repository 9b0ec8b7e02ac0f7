import { type DaySpan, daySpans } from '../../contract/reports/day-spans.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { Filter } from '../../contract/filter-language/filter-model.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { withBaselineColumns, supportsDaySpan } from './baseline-comparison.js';
import { requireTwoDomains } from './compared-domains.js';
import { findColumnId } from './find-column-id.js';
import { availableDefinition } from './available-columns.js';
import { readFilter, parseFilterRow } from './filter/read-filter.js';
import { memoizePerObject } from './memoize-per-object.js';
import { parseArguments, parseInteger } from './parse-arguments.js';
import { findSubject } from './basic-subjects.js';
import type { ParsedQuery, SortKey } from './parsed-query.js';
import type { ReportBase } from './report-dependencies.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';
import type { ReportSubjects } from './report-subject.js';
import type { Column } from './report-column.js';

const maxSortKeys = 8;

/**
 * Parses `field|asc` or `field|desc`, comma-separated.
 * @throws AppError BadSort that names the invalid part
 */
export function parseSort(text: string, columns: Readonly<Record<string, Column>>): readonly SortKey[] {
  const parts = text.split(',');
  if (parts.length > maxSortKeys) {
    throw badSort({ en: `more than ${maxSortKeys} keys`, ru: `больше ${maxSortKeys} столбцов` });
  }
  return parts.map((part) => parseKey(part.trim(), columns));
}

function parseKey(part: string, columns: Readonly<Record<string, Column>>): SortKey {
  const [name = '', direction = '', ...extra] = part.split('|').map((token) => token.trim());
  const id = findColumnId(name, columns) ?? name;
  const column = Object.hasOwn(columns, id) ? columns[id] : undefined;
  if (column === undefined) {
    throw badSort({ en: `no column “${truncate(id)}”`, ru: `нет столбца «${truncate(id)}»` });
  }
  if (!column.sortable) {
    throw badSort({ en: `“${id}” cannot be sorted by`, ru: `по «${id}» нельзя сортировать` });
  }
  const order = direction.toLowerCase();
  if (extra.length > 0 || (order !== 'asc' && order !== 'desc')) {
    throw badSort({
      en: `“${truncate(part)}” must end in |asc or |desc`,
      ru: `«${truncate(part)}» должно кончаться на |asc или |desc`,
    });
  }
  return { column: id, direction: order };
}

/** Shortens a text for an error message. */
function truncate(text: string): string {
  return text.slice(0, 60);
}

function badSort(details: Localised): AppError {
  return new AppError(ErrorCode.BadSort, { what: details });
}

/**
 * Parses and validates a request.
 * @throws AppError BadRequest, BadFilter, BadSort or DomainNotFound that names the invalid part
 */
export function parseQuery(
  declared: ReportDefinition,
  query: ReportQuery,
  {
    engine,
    volumesDate,
    facts,
    lng,
  }: Pick<ReportBase, 'engine' | 'volumesDate' | 'facts'> & {
    lng?: string;
  },
  subjects?: ReportSubjects,
): ParsedQuery {
  const forDay = parseDays(declared, query);
  const available = availableDefinition(declared, facts);
  const definition = forDay === undefined ? available : withBaselineColumns(available);
  const { columns } = definition;
  const values = parseArguments(definition, query.arguments ?? {}, lng);
  requireTwoDomains(definition, values);
  const defaultSort = defaultOrder(definition, { engine, volumesDate });
  const requestedSort = blankToUndefined(query.sort);
  const sort = requestedSort === undefined ? defaultSort.sort : parseSort(requestedSort, columns);
  return {
    definition,
    subject: findSubject(definition, subjects).parse(query, definition),
    arguments: values,
    columns: parseColumns(definition, query.columns),
    filter: parseFilters(definition, query),
    sort,
    ties: defaultSort.ties,
    // Requesting the default sort explicitly needs no sorting permission.
    isCustomSort: !isSameSort(sort, defaultSort.sort),
    page: parseInteger('page', query.page),
    perPage: parseInteger('perPage', query.perPage),
    forDay,
  };
}

/** The default sort and the order of ties. */
export function defaultOrder(
  definition: ReportDefinition,
  { engine, volumesDate }: Pick<ReportBase, 'engine' | 'volumesDate'>,
): Pick<ParsedQuery, 'sort' | 'ties'> {
  return getOrder(definition, engine, volumesDate !== null);
}

const getOrder = memoizePerObject(
  (definition: ReportDefinition, engine: SearchEngine, hasVolumes: boolean) => {
    const sort = parseSort(getDeclaredSort(definition, engine), definition.columns);
    return { sort, ties: [...sort, ...(hasVolumes ? [] : orderWithoutVolumes(definition))] };
  },
  (engine, hasVolumes) => `${engine} ${hasVolumes}`,
);

/** Without volumes every row ties in an order by volume. */
function orderWithoutVolumes({ columns, sortWithoutVolumes }: ReportDefinition): readonly SortKey[] {
  return sortWithoutVolumes === undefined ? [] : parseSort(sortWithoutVolumes, columns);
}

/** The declared default sort of the engine. */
function getDeclaredSort({ defaultSort }: ReportDefinition, engine: SearchEngine): string {
  return typeof defaultSort === 'string' ? defaultSort : defaultSort[engine];
}

function isSameSort(a: readonly SortKey[], b: readonly SortKey[]): boolean {
  const isSameKey = ({ column, direction }: SortKey, index: number) =>
    column === b[index]?.column && direction === b[index]?.direction;
  return a.length === b.length && a.every(isSameKey);
}

/** Reports without change columns ignore the value, so that the setting can survive a switch between reports. */
function parseDays(definition: ReportDefinition, { forDay }: ReportQuery): DaySpan | undefined {
  if (forDay === undefined || !supportsDaySpan(definition)) return undefined;
  const days = daySpans.find((span) => span === forDay);
  if (days !== undefined) return days;
  const choices = daySpans.join(', ');
  throw badRequest({ en: `forDay must be one of ${choices}`, ru: `forDay должно быть из списка ${choices}` });
}

function parseColumns(
  { columns }: ReportDefinition,
  requested: readonly string[] | undefined,
): readonly string[] {
  if (requested === undefined) return Object.keys(columns);
  const unknown = requested.find((id) => !Object.hasOwn(columns, id));
  if (unknown !== undefined) throw badRequest({ en: `no column ${unknown}`, ru: `нет столбца ${unknown}` });
  return requested.length === 0 ? Object.keys(columns).slice(0, 1) : [...new Set(requested)];
}

function parseFilters(
  definition: ReportDefinition,
  { filter, conditions, search = '' }: ReportQuery,
): Filter {
  const { columns } = definition;
  return [
    ...readFilter(filter ?? '', columns),
    ...(conditions ?? []).map((row) =>
      [row, ...(row.or ?? [])].map((condition) => parseFilterRow(condition, columns)),
    ),
    ...searchCondition(definition, search),
  ];
}

/** Filter for the search text; empty if the text is blank or the report has no search column. */
export function searchCondition({ searchColumn }: ReportDefinition, search: string): Filter {
  const text = search.trim();
  if (text === '' || searchColumn === undefined) return [];
  return [[{ field: searchColumn, operator: 'LIKE', values: [text] }]];
}

function blankToUndefined(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

function badRequest(details: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: details });
}
