import type { CataloguedPage, TabEntry } from '../../server/contract/catalogued-page.js';
import type { SearchEngine } from '../../server/contract/search-engine.js';
import type { Subject } from '../lib/subject.js';
import { catalogue } from './catalogue.js';
import { groupOf, groupViewAt, shareOf } from './group-view.js';
import { subjectOfPage } from './page-subject.js';
import { pagePath } from './report-path.js';

/** A tab of the subject navigation. */
export interface ReportTab {
  page: CataloguedPage & { tab: TabEntry };
  /** Address for the subject. */
  to: string;
}

/** A group report, by its id. */
interface GroupSubject {
  kind: 'group';
  rid: string;
  /** Share link secret. */
  share?: string;
}

/** Subject of a tab row. */
export type RowSubject = Subject | GroupSubject;

/** Parts of a browser address. */
interface Address {
  pathname: string;
  search: string;
}

/** Subject of the tab row at an address; undefined if the page has none. */
export function rowSubjectOf(address: Address): RowSubject | undefined {
  const rid = groupOf(address);
  return rid === undefined ? subjectOfPage(address) : { kind: 'group', rid, share: shareOf(address) };
}

/** Whether an address belongs to this page. */
export function isAt(page: CataloguedPage, address: Address): boolean {
  if (page.subject === 'group') return groupOf(address) !== undefined && groupViewAt(address) === page;
  return page.route === address.pathname;
}

/**
 * Reports of a subject in their order; a page also has those of its domain. Pass `base` only if the page's address
 * contains it.
 * @param firstPartyReports reports on first-party data that the reader has for the domain
 */
export function tabsOf(
  subject: RowSubject,
  base?: string,
  firstPartyReports: readonly string[] = [],
): ReportTab[] {
  return catalogue
    .filter((page) => page.isFirstParty !== true || firstPartyReports.includes(page.id))
    .flatMap((page) => tabOf(page, subject, base) ?? [])
    .sort((one, other) => one.page.tab.order - other.page.tab.order);
}

function tabOf(page: CataloguedPage, subject: RowSubject, base: string | undefined): ReportTab | undefined {
  if (!hasTab(page)) return undefined;
  if (page.subject === 'keyword' && subject.kind === 'keyword') {
    return { page, to: pagePath(page, { keyword: subject.keyword }, base) };
  }
  if (page.subject === 'domain' && (subject.kind === 'domain' || subject.kind === 'page')) {
    return { page, to: pagePath(page, { domain: subject.domain }, base) };
  }
  if (page.subject === 'group' && subject.kind === 'group') {
    return { page, to: pagePath(page, { rid: subject.rid, share: subject.share }, base) };
  }
  if (page.subject === 'page' && subject.kind === 'page') {
    return { page, to: pagePath(page, { domain: subject.domain, pageUrl: subject.pageUrl }, base) };
  }
  return undefined;
}

function hasTab(page: CataloguedPage): page is CataloguedPage & { tab: TabEntry } {
  return page.tab !== undefined;
}

/** Tabs that a search engine's databases support. The tab of the open page always stays. */
export function tabsFor(
  tabs: readonly ReportTab[],
  engine: SearchEngine | undefined,
  address: Address,
): ReportTab[] {
  return tabs.filter(
    ({ page }) => page.engine === undefined || page.engine === engine || isAt(page, address),
  );
}

/** Visible tabs: pages that share a tab are reachable by its switch. */
export function rowOf(tabs: readonly ReportTab[]): ReportTab[] {
  return tabs.filter((tab, at) => tabs.findIndex((other) => rootOf(other) === rootOf(tab)) === at);
}

/** Pages that share a tab with the page at this address, including it; empty if it has its own tab. */
export function sharedTab(tabs: readonly ReportTab[], address: Address): ReportTab[] {
  const open = tabs.find(({ page }) => isAt(page, address));
  if (!open) return [];
  const root = rootOf(open);
  const sharing = tabs.filter((tab) => rootOf(tab) === root);
  return sharing.length > 1 ? sharing : [];
}

/** Whether the tab contains the page at an address. */
export function leadsTo(tab: ReportTab, tabs: readonly ReportTab[], address: Address): boolean {
  return tabs.some((other) => isAt(other.page, address) && rootOf(other) === rootOf(tab));
}

function rootOf({ page }: ReportTab): string {
  return page.tab.under ?? page.id;
}

/** Whether a tab is the first of its group. */
export function opensGroup(tabs: readonly ReportTab[], at: number): boolean {
  const group = tabs[at]?.page.tab.group;
  return group !== undefined && group !== tabs[at - 1]?.page.tab.group;
}
