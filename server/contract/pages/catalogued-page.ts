import type { Localised } from '../language/localised.js';
import type { ReportPresentation } from '../reports/report-presentation.js';
import type { ReportSubject } from '../reports/report-vocabulary.js';
import type { SearchEngine } from '../reports/search-engine.js';

/** Group of tabs: search results (SEO) or advertising (PPC). */
export type TabGroup = 'seo' | 'ppc';

/** A header menu. */
export type HeaderMenu = 'domains' | 'keywords' | 'tools';

/** Sections of the tools menu, by the kind of input. */
export const toolGroups = ['keywords', 'sites', 'lists'] as const;

export type ToolGroup = (typeof toolGroups)[number];

/** Tab of a page among the reports on its subject. */
export interface TabEntry {
  /** Tab group; missing for a tab outside the groups. */
  group?: TabGroup;
  /** Id of the page whose tab this page shares. A switch selects between the two pages. */
  under?: string;
  /** Sort key in the tab bar, ascending. The tab bar of a page also contains the tabs of its domain. */
  order: number;
  /** Title without the subject, such as “Summary” for “Domain summary”; defaults to the page title. */
  shortTitle?: Localised;
  /** Title of a shared tab; defaults to the title of the tab. */
  sharedTitle?: Localised;
}

/** Header menu entry of a page without a subject. */
export interface MenuEntry {
  menu: HeaderMenu;
  /** Section of the tools menu. */
  group?: ToolGroup;
  /** Sort key in the menu, ascending. */
  order: number;
}

/** Title of a page among the reports on its subject. */
export function tabTitle({ title, tab }: Pick<CataloguedPage, 'title' | 'tab'>): Localised {
  return tab?.shortTitle ?? title;
}

/** Catalogue entry of a page (a report or another page), used by links, tabs and menus. */
export interface CataloguedPage {
  id: string;
  route: string;
  /** Subject in the page address. */
  subject: ReportSubject;
  /** Address parameter of the subject, if it is not the default. */
  parameter?: string;
  /** Query parameters that identify the page if several share a route. */
  routeQuery?: Readonly<Record<string, string>>;
  /** Kind of identifier in reports on an owner; `parent` is the parent domain of subdomains. */
  owner?: string;
  /** First-party data: only shown to accounts that have data of the domain. */
  isFirstParty?: boolean;
  /** Restricts the page to databases of one search engine. */
  engine?: SearchEngine;
  /** Page heading. */
  title: Localised;
  tab?: TabEntry;
  menu?: MenuEntry;
  /** Slots and capabilities of the page of a report. */
  presentation?: ReportPresentation;
}
