import type { MenuEntry, TabEntry } from '../../contract/catalogued-page.js';
import type { Localised } from '../../contract/localised.js';
import type {
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/report-vocabulary.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import type { ListTool } from '../../contract/list-tools.js';
import type { OwnerKind } from './normalise-owner-id.js';
import type { FirstPartyJoin, FirstPartyDimension } from './first-party/first-party-dimensions.js';
import type { ReportArgument, ReportArguments } from './report-argument.js';
import type { Column } from './report-column.js';
import type { Source, SourceContext } from './report-source.js';

/** What a plan holds or not, beside the amounts of rows: the names are those of the plan's limits. */
export type PlanRight = 'competitorLists' | 'ownerSearch' | 'adExport';

/** What a row stands for, and how it is known again on another page, in another order. */
export interface ReportRowIdentity {
  /** What a checked row hands on to other reports and tools. */
  kind: RowKind;
  /** Columns whose values together name a row. */
  key: readonly [string, ...string[]];
}

export interface ReportDefinition {
  /** kebab-case; GraphQL uses it in camelCase, the browser's saved things by this id. */
  id: string;
  section: ReportSection;
  subject: ReportSubject;
  /** What the owner is known by, in reports on an owner. */
  owner?: OwnerKind;
  /**
   * What its rows are of, in reports on what a search engine tells the owner of the domain: they are read from what the viewer's
   * account imported, whether the base holds the domain or not, and count against no limit of the day.
   */
  firstPartyDimension?: FirstPartyDimension;
  /**
   * By what the own columns of a report on what is measured are found (`Column.own`): what the viewer's account imported of the
   * domain, null in every row for everybody else.
   */
  firstPartyJoin?: FirstPartyJoin;
  /** Id of the tool whose runs it shows, in reports on a run. */
  tool?: string;
  /** The plan must hold this. */
  right?: PlanRight;
  title: Localised;
  description: Localised;
  /** What a row is, in the plural forms of each language: [one, other] and [one, few, many]. */
  rowNoun: { en: readonly [string, string]; ru: readonly [string, string, string] };
  row: ReportRowIdentity;
  /** Whether rows are results of the search of one domain, which can be drawn as pictures; they have `word`, `pos` and `kid`. */
  images?: boolean;
  /** The search engine that alone has what the report shows; without it the report answers on every base. */
  engine?: SearchEngine;
  /** REST path without the `/api` prefix, and its method when not GET. */
  restPath: string;
  method?: ReportMethod;
  /** The browser's route. */
  route: string;
  /** What else its page's address says, where several views share a route. */
  routeQuery?: Readonly<Record<string, string>>;
  /** Where it stands among the reports on its subject; a report that only others lead to has none. */
  tab?: TabEntry;
  /** Where it stands in the header's menus, for a report that needs no subject. */
  menu?: MenuEntry;
  source: Source | ((context: SourceContext) => Source);
  /** Facts that the source's form or its placeholders need: read first, and cached for the generation. */
  needs?: readonly ('domainTotals' | 'baseKeywords' | 'pageKeywords' | 'themeForms')[];
  /** Whether, with these arguments, its rows tell of other domains for the same keywords, which only whole result pages do. */
  includesOtherDomains?(this: void, values: ReportArguments): boolean;
  columns: Readonly<Record<string, Column>>;
  /** Column whose text the filter panel's search looks in. */
  searchColumn?: string;
  /** `field|direction`, several joined by commas, or one for each engine. */
  defaultSort: string | { google: string; yandex: string };
  /** Order of rows on bases that know no volumes, where one by volume leaves every row tied: `field|direction`, several by commas. */
  sortWithoutVolumes?: string;
  arguments?: Readonly<Record<string, ReportArgument>>;
  /**
   * Whether each generation lays down its first page, as it stands in its own order, for every domain (first-page-form.ts):
   * for reports that are opened often, whose rows depend on nothing but the domain and are counted by its totals.
   */
  firstPage?: boolean;
  /**
   * The list that stands for the subject where there is none, so that each different one counts as one report of the day's
   * limit, and under the limits of a plan for such lists. A report without a subject that names none is not counted.
   */
  countedBy?: { argument: string; limit: ListTool };
  /** A report on a list that is brought to it: which argument holds the list, and which of a plan's limits hold for it. */
  batch?: { argument: string; limit: ListTool };
  /**
   * Arguments whose domains it compares: together at least two, and at most as many as the viewer's plan compares. All of
   * them together are one report of the day's limit.
   */
  compares?: readonly string[];
}

/** Declares a report; keeps the column ids as a type for whoever needs them. */
export function defineReport<const Definition extends ReportDefinition>(definition: Definition): Definition {
  return definition;
}
