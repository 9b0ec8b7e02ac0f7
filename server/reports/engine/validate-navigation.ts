import type { CataloguedPage } from '../../contract/pages/catalogued-page.js';
import type { Localised } from '../../contract/language/localised.js';
import { servicePages } from '../../contract/pages/service-pages.js';
import { sitePages } from '../../contract/pages/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import { findDuplicates } from './duplicates.js';
import type { ReportDefinition } from './report-definition.js';

type NavigationEntry = Pick<
  ReportDefinition,
  'id' | 'route' | 'routeQuery' | 'subject' | 'tool' | 'tab' | 'menu'
>;

/** Subjects without tabs. */
const subjectsWithoutTabs = ['owner', 'none'];

/** Errors in routes, tabs and menu entries, including conflicts with other pages. */
export function validateNavigation(reports: readonly NavigationEntry[]): string[] {
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
    ...(tab && !hasLabels(tab.shortTitle) ? ['the tab has no short title in both languages'] : []),
    ...(menu && !hasLabels(menu.shortTitle)
      ? ['the entry of the menu has no short title in both languages']
      : []),
  ];
}

function hasLabels({ en, ru }: Localised): boolean {
  return en.trim() !== '' && ru.trim() !== '';
}
