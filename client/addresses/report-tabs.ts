import type { CataloguedPage, TabEntry } from '../../server/contract/pages/catalogued-page.js';
import type { SearchEngine } from '../../server/contract/reports/search-engine.js';
import type { Subject } from '../lib/text/subject.js';
import { catalogue } from './catalogue.js';
import { groupIdAt, groupViewAt, shareSecretAt } from './group-view.js';
import { subjectOfPage } from './page-subject.js';
import { pagePath } from './report-path.js';

/** A report tab of a subject. */
export interface ReportTab {
  page: CataloguedPage & { tab: TabEntry };
  /** Address of the page for the subject. */
  to: string;
}

/** A group report as the subject of tabs. */
interface GroupSubject {
  kind: 'group';
  rid: string;
  /** Share link secret. */
  share?: string;
}

/** Subject of the report tabs. */
export type TabSubject = Subject | GroupSubject;

interface Address {
  pathname: string;
  search: string;
}

/** Subject of the report tabs at an address; undefined if the page has none. */
export function tabSubjectAt(address: Address): TabSubject | undefined {
  const rid = groupIdAt(address);
  return rid === undefined ? subjectOfPage(address) : { kind: 'group', rid, share: shareSecretAt(address) };
}

/** Whether an address belongs to this page. */
export function isPageAt(page: CataloguedPage, address: Address): boolean {
  if (page.subject === 'group') return groupIdAt(address) !== undefined && groupViewAt(address) === page;
  return page.route === address.pathname;
}

/**
 * Report tabs of a subject in display order. A page also gets the tabs of its domain.
 * @param firstPartyReports first-party reports that the viewer has for the domain
 */
export function buildTabs(
  subject: TabSubject,
  base?: string,
  firstPartyReports: readonly string[] = [],
): ReportTab[] {
  return catalogue
    .filter((page) => page.isFirstParty !== true || firstPartyReports.includes(page.id))
    .flatMap((page) => createTab(page, subject, base) ?? [])
    .sort((a, b) => a.page.tab.order - b.page.tab.order);
}

function createTab(
  page: CataloguedPage,
  subject: TabSubject,
  base: string | undefined,
): ReportTab | undefined {
  if (!hasTab(page)) return undefined;
  if (page.subject === 'keyword' && subject.kind === 'keyword') {
    return { page, to: pagePath(page, { keyword: subject.keyword }, base) };
  }
  if (page.subject === 'domain' && (subject.kind === 'domain' || subject.kind === 'page')) {
    return { page, to: pagePath(page, { domain: subject.domain }, base) };
  }
  if (page.subject === 'group' && subject.kind === 'group') {
    return { page, to: pagePath(page, { rid: subject.rid }, base) };
  }
  if (page.subject === 'page' && subject.kind === 'page') {
    return { page, to: pagePath(page, { domain: subject.domain, pageUrl: subject.pageUrl }, base) };
  }
  return undefined;
}

function hasTab(page: CataloguedPage): page is CataloguedPage & { tab: TabEntry } {
  return page.tab !== undefined;
}

/** Tabs whose reports exist for a search engine. The tab of the open page is always included. */
export function filterTabsByEngine(
  tabs: readonly ReportTab[],
  engine: SearchEngine | undefined,
  address: Address,
): ReportTab[] {
  return tabs.filter(
    ({ page }) => page.engine === undefined || page.engine === engine || isPageAt(page, address),
  );
}

/** Tabs to display: one for each group of pages that share a tab, represented by the first page of the group. */
export function visibleTabs(tabs: readonly ReportTab[]): ReportTab[] {
  return tabs.filter((tab, index) => tabs.findIndex((other) => rootId(other) === rootId(tab)) === index);
}

/** Pages that share a tab with the page at an address, including it; empty if the tab has a single page. */
export function sharedTab(tabs: readonly ReportTab[], address: Address): ReportTab[] {
  const open = tabs.find(({ page }) => isPageAt(page, address));
  if (!open) return [];
  const root = rootId(open);
  const sharedTabs = tabs.filter((tab) => rootId(tab) === root);
  return sharedTabs.length > 1 ? sharedTabs : [];
}

/** Whether the tab contains the page at an address. */
export function tabContains(tab: ReportTab, tabs: readonly ReportTab[], address: Address): boolean {
  return tabs.some((other) => isPageAt(other.page, address) && rootId(other) === rootId(tab));
}

function rootId({ page }: ReportTab): string {
  return page.tab.under ?? page.id;
}

/** Whether a tab is the first of its group. */
export function startsGroup(tabs: readonly ReportTab[], index: number): boolean {
  const group = tabs[index]?.page.tab.group;
  return group !== undefined && group !== tabs[index - 1]?.page.tab.group;
}
