import { cellFormatRules } from '../cell-formats.js';
import { sitePages } from '../../contract/pages/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import type { ColumnType } from '../../contract/reports/column-vocabulary.js';
import { supportsDaySpan } from './baseline-comparison.js';
import { firstPageErrors } from './first-page-layout.js';
import { positionAgeAttribute } from './position-age.js';
import { allColumns } from './public-columns.js';
import type { Column, CellLink } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { Source } from './report-source.js';
import type { CataloguedPage } from '../../contract/pages/catalogued-page.js';
import type { Localised } from '../../contract/language/localised.js';
import { servicePages } from '../../contract/pages/service-pages.js';

type NavigationEntry = Pick<
  ReportDefinition,
  'id' | 'route' | 'routeQuery' | 'subject' | 'tool' | 'tab' | 'menu'
>;

/** Subjects without tabs. */
const subjectsWithoutTabs = ['owner', 'none'];

/** Errors in routes, tabs and menu entries, including conflicts with other pages. */
function validateNavigation(reports: readonly NavigationEntry[]): string[] {
  const pages: readonly NavigationEntry[] = [...servicePages, ...sitePages, ...toolPages, ...reports];
  return [
    ...findDuplicates([...siteRoutes(), ...reports], pageAddress).map(
      (route) => `two reports have the route ${route}`,
    ),
    ...findDuplicates(pages.flatMap(tabSlots), String).map((slot) => `two tabs have the same order: ${slot}`),
    ...findDuplicates(pages.flatMap(menuSlots), String).map(
      (slot) => `two menu entries have the same order: ${slot}`,
    ),
    ...reports.flatMap((report) => navigationErrors(report).map((error) => `${report.id}: ${error}`)),
  ];
}

/** Route and identifying query of a page. */
function pageAddress({ route, routeQuery = {} }: Pick<CataloguedPage, 'route' | 'routeQuery'>): string {
  const query = new URLSearchParams(routeQuery).toString();
  return query === '' ? route : `${route}?${query}`;
}

/** Domain and keyword summaries share a route. */
function siteRoutes(): Pick<CataloguedPage, 'route'>[] {
  return [...new Set([...servicePages, ...sitePages, ...toolPages].map(({ route }) => route))].map(
    (route) => ({ route }),
  );
}

/** Tab bars that contain the tab, with its order. Domain tabs also appear for pages; every tool has its own bar. */
function tabSlots({ subject, tool, tab }: NavigationEntry): string[] {
  if (tab === undefined) return [];
  const rows = subject === 'domain' ? ['domain', 'page'] : [subject];
  return rows.map((row) => `${tab.order} of a ${tool ?? row}`);
}

function menuSlots({ menu }: NavigationEntry): string[] {
  return menu === undefined ? [] : [`${menu.order} of the menu ${menu.menu}`];
}

function navigationErrors({ route, subject, tab, menu }: NavigationEntry): string[] {
  return [
    ...(/^\/[a-z]/.test(route) ? [] : [`the route ${route} is not a path`]),
    ...(tab && subjectsWithoutTabs.includes(subject)
      ? ['a tab is for reports on a subject other than an owner']
      : []),
    // Tools ask for their input themselves.
    ...(menu && menu.menu !== 'tools' && subject !== 'none'
      ? ['an entry of a menu is for reports without a subject']
      : []),
    ...(tab?.shortTitle && !hasLabels(tab.shortTitle)
      ? ['the short title of the tab is not in both languages']
      : []),
  ];
}

function hasLabels({ en, ru }: Localised): boolean {
  return en.trim() !== '' && ru.trim() !== '';
}

/** Keys that occur more than once. */
function findDuplicates<Entry>(entries: readonly Entry[], getKey: (entry: Entry) => string): string[] {
  const keys = entries.map(getKey);
  return [...new Set(keys.filter((value, index) => keys.indexOf(value) !== index))];
}

const defaultRestPrefixes = ['/report/', '/tools/'];

/**
 * Validates all declarations and returns them.
 * @throws Error that lists all problems
 */
export function validateReports(
  reports: readonly ReportDefinition[],
  restPrefixes: readonly string[] = defaultRestPrefixes,
): readonly ReportDefinition[] {
  const errors = [
    ...findDuplicates([...sitePages, ...toolPages, ...reports], ({ id }) => id).map(
      (id) => `two reports have the id ${id}`,
    ),
    ...findDuplicates(reports, restKey).map((path) => `two reports have the REST path ${path}`),
    ...validateNavigation(reports),
    ...validateLinks(reports),
    ...reports.flatMap((report) =>
      reportErrors(report, restPrefixes).map((error) => `${report.id}: ${error}`),
    ),
  ];
  if (errors.length > 0) {
    throw new Error(`Wrong report declarations:\n${errors.join('\n')}`);
  }
  return reports;
}

function restKey({ method = 'GET', restPath }: ReportDefinition): string {
  return `${method} ${restPath}`;
}

function reportErrors(report: ReportDefinition, restPrefixes: readonly string[]): string[] {
  return [
    ...(/^[a-z]+(-[a-z0-9]+)*$/.test(report.id) ? [] : ['the id is not kebab-case']),
    ...(restPrefixes.some((prefix) => report.restPath.startsWith(prefix))
      ? []
      : [`the REST path ${report.restPath} starts with none of ${restPrefixes.join(', ')}`]),
    ...Object.entries(allColumns(report)).flatMap(([id, column]) => columnErrors(id, column)),
    ...sortErrors(report),
    ...searchErrors(report),
    ...rowKeyErrors(report),
    ...referenceErrors(report),
    ...argumentErrors(report),
    ...firstPageErrors(report),
    ...((report.extension?.joinKey !== undefined) ===
    Object.values(report.columns).some(({ isPrivate }) => isPrivate === true)
      ? []
      : ['private columns and the join key of their extension must be declared together']),
    ...((report.subject === 'owner') === (report.owner !== undefined)
      ? []
      : ['only reports on an owner declare `owner`, and each of them must']),
    ...(supportsDaySpan(report) && !['domain', 'page'].includes(report.subject)
      ? ['only reports on a domain or page compare with older results']
      : []),
    ...sampleSources(report).flatMap((source) => sourceErrors(report, source)),
  ];
}

function columnErrors(id: string, column: Column): string[] {
  return [
    ...(/^[a-z][a-z0-9_]*$/.test(id) ? [] : [`the column id ${id} is not in lower case`]),
    ...(column.sql.trim() === '' ? [`the column ${id} has no expression`] : []),
    ...(column.title.en === '' || column.title.ru === '' ? [`the column ${id} has no title`] : []),
  ];
}

function sortErrors({ columns, defaultSort, sortWithoutVolumes }: ReportDefinition): string[] {
  const defaultSorts =
    typeof defaultSort === 'string' ? [defaultSort] : [defaultSort.google, defaultSort.yandex];
  const sortsWithoutVolumes = sortWithoutVolumes === undefined ? [] : [sortWithoutVolumes];
  return [...defaultSorts, ...sortsWithoutVolumes]
    .flatMap((sort) => sort.split(','))
    .flatMap((part) => {
      const [id = '', direction = ''] = part.split('|');
      const column = columns[id];
      if (column === undefined) return [`the default sort names the unknown column ${id}`];
      if (!column.sortable) return [`the default sort names ${id}, which cannot be sorted`];
      return direction === 'asc' || direction === 'desc' ? [] : [`the default sort ${part} has no direction`];
    });
}

function searchErrors({ columns, searchColumn }: ReportDefinition): string[] {
  if (searchColumn === undefined) return [];
  const column = columns[searchColumn];
  return column?.filterable === true && column.type === 'string'
    ? []
    : [`the search column ${searchColumn} is not a filterable text column`];
}

/** Column types whose values may identify the selected rows of a file. */
const selectableTypes: readonly ColumnType[] = ['integer', 'string', 'date'];

function rowKeyErrors({ columns, row }: ReportDefinition): string[] {
  const isListKey = row.key.length === 1 && columns[row.key[0]]?.type === 'array';
  return row.key.flatMap((id) => {
    const type = columns[id]?.type;
    if (type === undefined) return [`the key of its rows names the unknown column ${id}`];
    return isListKey || selectableTypes.includes(type)
      ? []
      : [`rows cannot be selected by the key column ${id} of type ${type}`];
  });
}

/** Referenced columns must exist. */
function referenceErrors({ columns }: ReportDefinition): string[] {
  return Object.entries(columns).flatMap(
    ([id, { groupedBy, provenanceColumn, rangeColumn, zeroIsValidColumn }]) =>
      [groupedBy, provenanceColumn, rangeColumn, zeroIsValidColumn]
        .filter((reference) => reference !== undefined && columns[reference] === undefined)
        .map((reference) => `the column ${id} refers to the unknown column ${reference}`),
  );
}

function argumentErrors({ arguments: declared = {} }: ReportDefinition): string[] {
  return Object.entries(declared).flatMap(([id, { oneOf, default: defaultValue }]) =>
    oneOf === undefined || oneOf.values.some(({ value }) => value === defaultValue)
      ? []
      : [`the argument ${id} has a default outside its values`],
  );
}

/** Sample sources for default and for complete arguments. */
function sampleSources({ source, arguments: declared = {} }: ReportDefinition): Source[] {
  if (typeof source !== 'function') return [source];
  const defaults = Object.fromEntries(
    Object.entries(declared).map(([name, { default: value }]) => [name, value]),
  );
  const sampleArguments = Object.fromEntries(
    Object.entries(declared).map(([name, { type, default: value }]) => [
      name,
      type === 'stringList' ? ['word'] : (value ?? '/'),
    ]),
  );
  return [defaults, sampleArguments].map((values) => source({ arguments: values, engine: 'google' }));
}

/** Whether a column contains positions; the source must then declare it for the position limit. */
function hasPosition({ columns }: ReportDefinition): boolean {
  return Object.values(columns).some(({ format }) => cellFormatRules[format].isPosition);
}

function sourceErrors(report: ReportDefinition, source: Source): string[] {
  const columnsWithAttributes = Object.entries(allColumns(report)).filter(
    ([, { attribute, isPrivate }]) =>
      attribute !== undefined &&
      attribute !== positionAgeAttribute &&
      isPrivate !== true &&
      source.attributes?.[attribute] === undefined,
  );
  return [
    ...(source.identity.length > 0 ? [] : ['the source has no identity']),
    ...source.identity
      .filter((name) => !/^[a-z_]+$/.test(name))
      .map((name) => `the identity ${name} is not a column name`),
    ...(new Set(source.identity).size === source.identity.length
      ? []
      : ['the identity contains a column twice']),
    ...columnsWithAttributes.map(([id]) => `the column ${id} needs attributes that the source does not have`),
    ...(source.position === undefined && hasPosition(report)
      ? ['the source does not declare the position column']
      : []),
  ];
}

/** Errors in links of cells and pages: unknown pages and columns. */
function validateLinks(reports: readonly ReportDefinition[]): string[] {
  const pages = new Set([...sitePages, ...toolPages, ...reports].map(({ id }) => id));
  return reports.flatMap((report) => [
    ...subjectListErrors(report, pages),
    ...Object.entries(report.columns).flatMap(([id, { link }]) =>
      link === undefined
        ? []
        : linkErrors(link, report, pages).map((error) => `${report.id}: ${id} ${error}`),
    ),
  ]);
}

function subjectListErrors({ id, presentation }: ReportDefinition, pages: ReadonlySet<string>): string[] {
  const page = presentation?.subjectList;
  return page === undefined || pages.has(page)
    ? []
    : [`${id}: the list of its subjects is the unknown page ${page}`];
}

function linkErrors(
  link: CellLink,
  { columns, subject }: ReportDefinition,
  pages: ReadonlySet<string>,
): string[] {
  if ('dialog' in link) return [];
  const isAboutDomain = subject === 'domain' || subject === 'page';
  return [
    ...(pages.has(link.page) ? [] : [`leads to the unknown page ${link.page}`]),
    ...Object.values(link.by)
      .filter((column) => columns[column] === undefined && !(column === 'domain' && isAboutDomain))
      .map((column) => `leads to a page by the unknown column ${column}`),
  ];
}
