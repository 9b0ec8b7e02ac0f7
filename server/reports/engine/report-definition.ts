import type { BaseFact } from '../../contract/base-facts.js';
import type { MenuPlace, TabPlace } from '../../contract/catalogued-page.js';
import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/column-vocabulary.js';
import type { Localised } from '../../contract/localised.js';
import type {
  ArgumentType,
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/report-vocabulary.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import type { ListTool } from '../../contract/list-tools.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { WordParameters } from '../words/word-parameters.js';
import type { ClusteringState } from './clustering/clustering-state.js';
import type { GroupVersion } from './group/group-version.js';
import type { OwnerKind } from './owner-form.js';
import type { ThemeForms } from '../words/theme-words.js';
import type { OwnBeside, OwnDimension } from './own/own-dimensions.js';
import type { OwnFacts } from './own/own-facts.js';
import type { RunResult } from './run/tool-runs.js';

/** What a plan holds or not, beside the amounts of rows: the names are those of the plan's limits. */
export type PlanRight = 'competitorLists' | 'ownerSearch' | 'adExport';

/** Where a cell leads: to a page of the browser in the same base, or to a dialog in its place. */
export type CellLink = PageLink | DialogLink;

/** A link to a report, or to a page beside the reports. */
export interface PageLink {
  /** Id of the page. */
  page: string;
  /** What the page's address names, each by the column of the row that holds it; `domain` may be that of the subject. */
  by: Readonly<Record<string, string>>;
  /** Filter of the table that it opens, as `pos<=10`. */
  filter?: string;
  /** The cell leads there on bases of this search engine alone. */
  engine?: SearchEngine;
}

export interface DialogLink {
  dialog: CellDialog;
}

/** A value of a column that has a few only. */
export interface ColumnChoice {
  value: number | string;
  title: Localised;
}

/** Value of a column that nothing is known of, as the store would answer it. */
export type ColumnConstant = null | 0 | string | readonly [];

/** One column, declared once: from it come SQL, GraphQL field, filter field, grid column, CSV header and documentation. */
export interface Column {
  type: ColumnType;
  format: CellFormat;
  /** Expression over the source's columns (and those of its attributes). */
  sql: string;
  /** What `sql` is in every row, where it reads nothing of the row: a page then does not ask the store for it. */
  constant?: ColumnConstant;
  /** Name of the source's attributes that `sql` needs (`Source.attributes`). */
  attribute?: string;
  /**
   * What stands for `sql` where changes are counted over some days (`forDay`): over the source's columns and `former_known`,
   * `former_pos`, `former_url_changed` (compare-days.ts). A report with such a column can be asked so.
   */
  compared?: string;
  /** Paths within a domain: a filter may name them by the whole address as well. */
  isPath?: boolean;
  /** Texts that are stored in lower case, so that comparing without regard to case costs nothing. */
  lowerCase?: boolean;
  title: Localised;
  /** Meaning with shape and unit, and the formula's source where there is one. */
  description: Localised;
  /** Unit of the values, as `visits a day`, `keywords`, `percent`. */
  unit?: string;
  /** How the values come about, for figures that are computed. */
  formula?: Localised;
  /** The only values there are, with their names: the filter offers them to pick from. */
  choices?: readonly ColumnChoice[];
  /** How the filter asks for values where neither type nor format says it: `isOneOf` for a list of values only. */
  filterAs?: Extract<FilterType, 'isOneOf'>;
  filterable: boolean;
  sortable: boolean;
  nullable?: boolean;
  /** Whether the grid shows it from the start; a column that is never shown (an id) is `hidden`. */
  shown: ColumnVisibility;
  /** Calls of the public API answer it rounded to whole numbers, as their scripts read integers. */
  wholeInCalls?: boolean;
  /** Calls of the public API answer it as a text, as their scripts read one there: of a list a line for each. */
  textInCalls?: boolean;
  /** Whether the grid shows it on Google bases, where that differs from `shown`. */
  shownOnGoogle?: ColumnVisibility;
  /**
   * Number of the compared domain that its values are of, from 1 (`ReportDefinition.compares`): the column is there where
   * so many are compared, and is headed by the domain's name.
   */
  ofDomain?: number;
  /** The column is there on bases that hold one of these. */
  basedOn?: readonly BaseFact[];
  /**
   * Its 0 may mean that nothing is known. On bases that hold one of these it is a figure, elsewhere tables leave it blank; with
   * none named it never is one. Files and calls answer it as it stands.
   */
  zeroKnownWith?: readonly BaseFact[];
  /** Id of the column whose texts say by whom and when the value was said, each after the id of the column that it is about. */
  saidBy?: string;
  /** Id of the column with the range that is known in place of the value, where one is: the value only stands for it. */
  rangedBy?: string;
  link?: CellLink;
  /** Whether it is of what the viewer's account imported of the domain: there is such a column for that account alone. */
  own?: boolean;
  /**
   * Id of the column that names what the value is of, where that is less than the row: rows that follow each other under one
   * name show it once.
   */
  groupedBy?: string;
}

/** Where a report's rows come from: static SQL whose values are `{name:Type}` placeholders (bind-subject.ts lists them). */
export interface Source {
  name: string;
  /** A generation table, or a subquery in parentheses. */
  from: string;
  /** Conditions that select the report's own rows, joined by AND; empty for a subquery that has them inside. */
  where: readonly string[];
  /** Column names that make a row unique; rows that tie are ordered by them. */
  identity: readonly string[];
  /** More of each row, by name, looked up by key after the rows are chosen where sort and filter allow. */
  attributes?: Readonly<Record<string, SourceAttributes>>;
  /** Values of placeholders that this source alone has. */
  parameters?: Readonly<Record<string, QueryParameter>>;
  /** Words whose forms are the values of further placeholders. */
  words?: WordParameters;
  /** Column that holds each row's position, where rows have one: rows beyond a viewer's depth are cut by it. */
  position?: string;
  /** Condition that keeps rows to `{deepest_position:UInt8}`, where that is more than a comparison with `position`. */
  withinDepth?: string;
  /** Total of the domain that is this report's number of rows before any filter. */
  rowCount?: keyof DomainTotals;
}

/** Which keys attributes are asked for. */
export interface AskedKeys {
  /** SQL of the condition: `IN …` or `GLOBAL IN …`, to be put after a column. */
  within: string;
  /** Whether they are the few of one page, which are worth a way that is short for few only. */
  few: boolean;
}

/** What is joined to the source's rows by a key. Columns of several that one report asks for have different names. */
export interface SourceAttributes {
  /** SELECT of one row a key, for the asked keys or for all. */
  select(this: void, keys: AskedKeys | undefined): string;
  /** The column of the selected rows that holds the key. */
  key: string;
  /** The column of the source's rows that holds it. */
  rowKey: string;
  /** Columns of the source's rows that attributes are computed with, with their types: they are carried to the lookup. */
  carried: Readonly<Record<string, string>>;
  /** Whether a join reads only the keys that the source's rows have: for a table much larger than they are. */
  restricted?: boolean;
}

/** Totals of one domain in a generation, read before or beside a report on it. */
export interface DomainTotals {
  domainId: number;
  name: string;
  /** Keywords in the top 50: rows of the keyword report. */
  it50: number;
  /** Pages with a position. */
  pages: number;
  /** Lost keywords. */
  lost: number;
  /** Keywords of which the base has no whole result page, so that nobody else's position is known. */
  pageless: number;
  /** Paid keywords, and different ads. */
  adkeyscnt: number;
  adscnt: number;
}

/** What a source may choose its form by. */
export interface SourceContext {
  arguments: ReportArguments;
  engine: SearchEngine;
  /** Totals of the subject; reports with `needs: ['domainTotals']` always have it. */
  domain?: DomainTotals;
  /** Keywords with a result page in the base; reports with `needs: ['baseKeywords']` always have it. */
  baseKeywords?: number;
  /** Keywords of the subject's page; reports with `needs: ['pageKeywords']` always have it. */
  pageKeywords?: number;
  /** Words of the domain's keywords that are forms of each other; reports with `needs: ['themeForms']` always have it. */
  themeForms?: ThemeForms;
  /** What the viewer's account imported of the subject; missing in reports that do not show it. */
  own?: readonly OwnFacts[];
  /** The version that a view of a group report reads. */
  group?: GroupVersion;
  /** The project of keyword clusters that is read. */
  clustering?: ClusteringState;
  /** What the run found that is read. */
  run?: RunResult;
  /** Totals of the domains that each argument of the type `domainList` names, in its order. */
  listed?: ListedDomains;
}

/** Domains by the argument that names them. */
export type ListedDomains = Readonly<Record<string, readonly DomainTotals[]>>;

/** An argument of a report beyond its subject, as `top` of the competitors. */
export interface ReportArgument {
  /** `domainList`: names or ids of domains, split by commas or lines; the base holds them, or the report is refused. */
  type: ArgumentType;
  description: Localised;
  required: boolean;
  /** Id of another argument: where that one is not given, this one must be. */
  requiredUnless?: string;
  default?: number | string | boolean;
  /** Another name that addresses and calls may use. */
  alias?: string;
  /** The only values it takes. The page offers them as a switch and keeps the chosen one in the address. */
  oneOf?: ArgumentChoices;
  /** Of a list: the lines that it may have, 100 where it is missing. A plan may hold fewer (`ReportDefinition.batch`). */
  mostLines?: number;
  /** Of a `domainList`: domains that the base does not hold are told beside the rows, and refuse nothing. */
  toldUnknown?: boolean;
}

/** The values of an argument that takes a few only, with the words of its switch. */
export interface ArgumentChoices {
  /** What is chosen. */
  title: Localised;
  values: readonly { value: number | string; title: Localised }[];
  /** Values of the public API whose subject this service does not cover: answered as not found. */
  uncovered?: readonly string[];
}

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
  own?: OwnDimension;
  /**
   * By what the own columns of a report on what is measured are found (`Column.own`): what the viewer's account imported of the
   * domain, null in every row for everybody else.
   */
  ownBeside?: OwnBeside;
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
  rest: string;
  method?: ReportMethod;
  /** The browser's route. */
  route: string;
  /** What else its page's address says, where several views share a route. */
  marks?: Readonly<Record<string, string>>;
  /** Where it stands among the reports on its subject; a report that only others lead to has none. */
  tab?: TabPlace;
  /** Where it stands in the header's menus, for a report that needs no subject. */
  menu?: MenuPlace;
  source: Source | ((context: SourceContext) => Source);
  /** Facts that the source's form or its placeholders need: read first, and cached for the generation. */
  needs?: readonly ('domainTotals' | 'baseKeywords' | 'pageKeywords' | 'themeForms')[];
  /** Whether, with these arguments, its rows tell of other domains for the same keywords, which only whole result pages do. */
  tellsOfOthers?(this: void, values: ReportArguments): boolean;
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

/** Values of a report's own arguments after parsing. */
export type ReportArguments = Readonly<
  Record<string, number | string | boolean | readonly string[] | undefined>
>;

/** Declares a report; keeps the column ids as a type for whoever needs them. */
export function defineReport<const Definition extends ReportDefinition>(definition: Definition): Definition {
  return definition;
}
