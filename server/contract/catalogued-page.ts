import type { Localised } from './localised.js';
import type { ReportSubject } from './report-vocabulary.js';
import type { SearchEngine } from './search-engine.js';

/** A part of the reports on a subject, named before the first of it: search results (SEO), advertising (PPC). */
export type TabGroup = 'seo' | 'ppc';

/** A menu of the header. */
export type HeaderMenu = 'domains' | 'keywords' | 'tools';

/** What a tool works on, a part of the menu of tools: keywords, sites, plain lists. */
export const toolGroups = ['keywords', 'sites', 'lists'] as const;

export type ToolGroup = (typeof toolGroups)[number];

/** Where a page stands in the row of the reports on its subject. */
export interface TabEntry {
  /** The part that it belongs to; missing where it stands by itself. */
  group?: TabGroup;
  /** Id of the page whose tab it shares: a switch leads from one to the other. */
  under?: string;
  /** Tabs stand in ascending order. A page of a domain has the tabs of the domain too, in one row with its own. */
  order: number;
  /** What the page is called where the row has said the subject. */
  shortTitle: Localised;
  /** What the tab is called where others share it; its short title where it is missing. */
  sharedTitle?: Localised;
}

/** Where a page that needs no subject stands in the header's menus. */
export interface MenuEntry {
  menu: HeaderMenu;
  /** The part that it belongs to; only tools have one. */
  group?: ToolGroup;
  /** Entries stand in ascending order. */
  order: number;
  /** What the page is called in the menu. */
  shortTitle: Localised;
}

/** A page of the browser as links, tabs and menus know it: a report, or one of the pages that stand beside them. */
export interface CataloguedPage {
  id: string;
  /** Path of its address. */
  route: string;
  /** What its address names. */
  subject: ReportSubject;
  /** Name of the subject in its address, where that is not the usual one of such a subject. */
  parameter?: string;
  /** What else its address says, where that tells it from another page at the same route. */
  routeQuery?: Readonly<Record<string, string>>;
  /** What the owner is known by, in reports on an owner: `parent` is the domain above subdomains. */
  owner?: string;
  /** Whether it shows own data: only readers whose account has some of the domain are led there. */
  isFirstParty?: boolean;
  /** The search engine whose databases alone have it. */
  engine?: SearchEngine;
  /** Its heading. */
  title: Localised;
  tab?: TabEntry;
  menu?: MenuEntry;
}
