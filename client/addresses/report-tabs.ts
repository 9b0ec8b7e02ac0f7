import type { CataloguedPage, TabPlace } from '../../server/contract/catalogued-page.js';
import type { SearchEngine } from '../../server/contract/search-engine.js';
import type { Subject } from '../lib/subject.js';
import { catalogue } from './catalogue.js';
import { pagePath } from './report-path.js';

/** A page in the row under the header. */
export interface ReportTab {
  page: CataloguedPage & { tab: TabPlace };
  /** Its address for the row's subject. */
  to: string;
}

/**
 * The reports of a subject that there are, in their order: a page has those of its domain too. `base` only where the page's
 * address holds it. `own` are the reports on own data that the reader has of the domain.
 */
export function tabsOf(subject: Subject, base?: string, own: readonly string[] = []): ReportTab[] {
  return catalogue
    .filter((page) => page.own !== true || own.includes(page.id))
    .flatMap((page) => tabOf(page, subject, base) ?? [])
    .sort((one, other) => one.page.tab.place - other.page.tab.place);
}

function tabOf(page: CataloguedPage, subject: Subject, base: string | undefined): ReportTab | undefined {
  if (!hasTab(page)) return undefined;
  if (page.subject === 'keyword' && subject.kind === 'keyword') {
    return { page, to: pagePath(page, { keyword: subject.keyword }, base) };
  }
  if (page.subject === 'domain' && subject.kind !== 'keyword') {
    return { page, to: pagePath(page, { domain: subject.domain }, base) };
  }
  if (page.subject === 'page' && subject.kind === 'page') {
    return { page, to: pagePath(page, { domain: subject.domain, pageUrl: subject.pageUrl }, base) };
  }
  return undefined;
}

function hasTab(page: CataloguedPage): page is CataloguedPage & { tab: TabPlace } {
  return page.tab !== undefined;
}

/** The reports that the databases of a search engine have; one that has the page open stays in sight. */
export function tabsFor(
  tabs: readonly ReportTab[],
  engine: SearchEngine | undefined,
  pathname: string,
): ReportTab[] {
  return tabs.filter(
    ({ page }) => page.engine === undefined || page.engine === engine || page.route === pathname,
  );
}

/** The tabs of the row: pages that share one are led to by its switch. */
export function rowOf(tabs: readonly ReportTab[]): ReportTab[] {
  return tabs.filter((tab, at) => tabs.findIndex((other) => rootOf(other) === rootOf(tab)) === at);
}

/** The pages that share a tab with the one at this path, itself among them, in their order; none where it has a tab of its own. */
export function sharedTab(tabs: readonly ReportTab[], pathname: string): ReportTab[] {
  const open = tabs.find(({ page }) => page.route === pathname);
  if (!open) return [];
  const root = rootOf(open);
  const sharing = tabs.filter((tab) => rootOf(tab) === root);
  return sharing.length > 1 ? sharing : [];
}

/** Whether the tab is that of the page at a path. */
export function leadsTo(tab: ReportTab, tabs: readonly ReportTab[], pathname: string): boolean {
  return tabs.some((other) => other.page.route === pathname && rootOf(other) === rootOf(tab));
}

function rootOf({ page }: ReportTab): string {
  return page.tab.under ?? page.id;
}

/** Whether a tab is the first of its part. */
export function opensGroup(tabs: readonly ReportTab[], at: number): boolean {
  const group = tabs[at]?.page.tab.group;
  return group !== undefined && group !== tabs[at - 1]?.page.tab.group;
}
