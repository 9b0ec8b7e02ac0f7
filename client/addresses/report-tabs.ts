import type { CataloguedPage, TabEntry } from '../../server/contract/catalogued-page.js';
import type { SearchEngine } from '../../server/contract/search-engine.js';
import type { Subject } from '../lib/subject.js';
import { catalogue } from './catalogue.js';
import { groupOf, groupViewAt, shareOf } from './group-view.js';
import { subjectOfPage } from './page-subject.js';
import { pagePath } from './report-path.js';

/** A page in the row under the header. */
export interface ReportTab {
  page: CataloguedPage & { tab: TabEntry };
  /** Its address for the row's subject. */
  to: string;
}

/** A group report, by its id. */
interface GroupSubject {
  kind: 'group';
  rid: string;
  /** The secret of the link that it is read by. */
  share?: string;
}

/** What a row of reports can be about. */
export type RowSubject = Subject | GroupSubject;

/** An address of the browser's, by its parts. */
interface Address {
  pathname: string;
  search: string;
}

/** What the row of reports at an address is about; undefined where there is none. */
export function rowSubjectOf(address: Address): RowSubject | undefined {
  const rid = groupOf(address);
  return rid === undefined ? subjectOfPage(address) : { kind: 'group', rid, share: shareOf(address) };
}

/** Whether an address is that of a page in a row of reports. */
export function isAt(page: CataloguedPage, address: Address): boolean {
  if (page.subject === 'group') return groupOf(address) !== undefined && groupViewAt(address) === page;
  return page.route === address.pathname;
}

/**
 * The reports of a subject that there are, in their order: a page has those of its domain too. `base` only where the page's
 * address holds it. `own` are the reports on own data that the reader has of the domain.
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

/** The reports that the databases of a search engine have; one that has the page open stays in sight. */
export function tabsFor(
  tabs: readonly ReportTab[],
  engine: SearchEngine | undefined,
  address: Address,
): ReportTab[] {
  return tabs.filter(
    ({ page }) => page.engine === undefined || page.engine === engine || isAt(page, address),
  );
}

/** The tabs of the row: pages that share one are led to by its switch. */
export function rowOf(tabs: readonly ReportTab[]): ReportTab[] {
  return tabs.filter((tab, at) => tabs.findIndex((other) => rootOf(other) === rootOf(tab)) === at);
}

/** The pages that share a tab with the one at this address, itself among them, in their order; none where it has a tab of its own. */
export function sharedTab(tabs: readonly ReportTab[], address: Address): ReportTab[] {
  const open = tabs.find(({ page }) => isAt(page, address));
  if (!open) return [];
  const root = rootOf(open);
  const sharing = tabs.filter((tab) => rootOf(tab) === root);
  return sharing.length > 1 ? sharing : [];
}

/** Whether the tab is that of the page at an address. */
export function leadsTo(tab: ReportTab, tabs: readonly ReportTab[], address: Address): boolean {
  return tabs.some((other) => isAt(other.page, address) && rootOf(other) === rootOf(tab));
}

function rootOf({ page }: ReportTab): string {
  return page.tab.under ?? page.id;
}

/** Whether a tab is the first of its part. */
export function opensGroup(tabs: readonly ReportTab[], at: number): boolean {
  const group = tabs[at]?.page.tab.group;
  return group !== undefined && group !== tabs[at - 1]?.page.tab.group;
}
