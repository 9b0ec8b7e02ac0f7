import type { CataloguedPage } from '../../contract/catalogued-page.js';
import type { Localised } from '../../contract/localised.js';
import { servicePages } from '../../contract/service-pages.js';
import { sitePages } from '../../contract/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import { duplicates } from './duplicates.js';
import type { ReportDefinition } from './report-definition.js';

type NavigationEntry = Pick<
  ReportDefinition,
  'id' | 'route' | 'routeQuery' | 'subject' | 'tool' | 'tab' | 'menu'
>;

const rowSubjects = ['domain', 'page', 'keyword', 'group', 'run', 'clustering'];

/** What is wrong with the routes, tabs and menu entries of reports, among each other and beside the site's other pages. */
export function validateNavigation(reports: readonly NavigationEntry[]): string[] {
  const pages: readonly NavigationEntry[] = [...servicePages, ...sitePages, ...toolPages, ...reports];
  return [
    ...duplicates([...siteRoutes(), ...reports], pageAddress).map(
      (route) => `two reports have the route ${route}`,
    ),
    ...duplicates(pages.flatMap(tabSlots), String).map((slot) => `two tabs have the same order: ${slot}`),
    ...duplicates(pages.flatMap(menuSlots), String).map(
      (slot) => `two menu entries have the same order: ${slot}`,
    ),
    ...reports.flatMap((report) => navigationErrors(report).map((error) => `${report.id}: ${error}`)),
  ];
}

/** The address of a page, with what tells it from others at its route. */
function pageAddress({ route, routeQuery = {} }: Pick<CataloguedPage, 'route' | 'routeQuery'>): string {
  const query = new URLSearchParams(routeQuery).toString();
  return query === '' ? route : `${route}?${query}`;
}

/** The summaries of domains and keywords share one address. */
function siteRoutes(): Pick<CataloguedPage, 'route'>[] {
  return [...new Set([...servicePages, ...sitePages, ...toolPages].map(({ route }) => route))].map(
    (route) => ({ route }),
  );
}

/** The rows in which a tab stands, each with its place: those of a domain stand in the row of its pages too, and each tool has one. */
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
    ...(tab && !rowSubjects.includes(subject)
      ? ['a tab is for reports on a domain, a page, a keyword, a group or a run']
      : []),
    // A tool asks for what it works on itself.
    ...(menu && menu.menu !== 'tools' && subject !== 'none'
      ? ['an entry of a menu is for reports without a subject']
      : []),
    ...(tab && !isNamed(tab.shortTitle) ? ['the tab has no short title in both languages'] : []),
    ...(menu && !isNamed(menu.shortTitle)
      ? ['the entry of the menu has no short title in both languages']
      : []),
  ];
}

function isNamed({ en, ru }: Localised): boolean {
  return en.trim() !== '' && ru.trim() !== '';
}
