import type { MenuEntry, TabEntry } from '../../contract/pages/catalogued-page.js';
import type { Localised } from '../../contract/language/localised.js';
import type {
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/reports/report-vocabulary.js';
import type { ReportPresentation } from '../../contract/reports/report-presentation.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { ListTool } from '../../contract/tools/list-tools.js';
import type { OwnerKind } from './normalise-owner-id.js';
import type { ReportArgument, ReportArguments } from './report-argument.js';
import type { Column } from './report-column.js';
import type { Source, SourceContext } from './report-source.js';

/** Plan rights that reports check, named after the plan limits. */
export type PlanRight = 'competitorLists' | 'ownerSearch' | 'adExport';

/** What a row represents, and its key across pages and sort orders. */
export interface ReportRowIdentity {
  /** Kind of entity that a selected row represents in other reports and tools. */
  kind: RowKind;
  /** Columns that identify a row. */
  key: readonly [string, ...string[]];
}

/** Declares that a report contains private data of the viewer's account. */
export interface ExtensionDeclaration {
  /** Name in `ReportDependencies.extensions`. */
  name: string;
  /**
   * Whether the extension provides all rows. Then the subject need not exist in the base, the dates of the base do not
   * apply, and the report is not counted.
   */
  providesRows?: boolean;
  /** Column of the measured rows to which the private columns (`Column.isPrivate`) are joined. */
  joinKey?: string;
}

/** Declaration of a report. Subjects and extensions add fields by declaration merging. */
export interface ReportDefinition {
  /** Id in kebab-case, also used in saved browser settings. GraphQL uses the camelCase form. */
  id: string;
  section: ReportSection;
  subject: ReportSubject;
  /** Kind of identifier in reports on an owner. */
  owner?: OwnerKind;
  /** Registered extension that provides rows or columns of private data. */
  extension?: ExtensionDeclaration;
  /** Id of the tool whose tab bar contains the report. */
  tool?: string;
  /** Required plan right. */
  right?: PlanRight;
  title: Localised;
  description: Localised;
  /** Plural forms of the row noun: [one, other] and [one, few, many]. */
  rowNoun: { en: readonly [string, string]; ru: readonly [string, string, string] };
  row: ReportRowIdentity;
  /**
   * Whether rows are search results of one domain that can be rendered as images; requires `word`, `pos` and `kid`.
   */
  images?: boolean;
  /** Restricts the report to bases of one search engine. */
  engine?: SearchEngine;
  /** REST path without the prefix `/api`, and the method if not GET. */
  restPath: string;
  method?: ReportMethod;
  /** Route in the browser. */
  route: string;
  /** Query parameters that identify the view if several share a route. */
  routeQuery?: Readonly<Record<string, string>>;
  /** Tab among the reports on its subject; missing if only other reports link to it. */
  tab?: TabEntry;
  /** Entry in the header menus, for a report without a subject. */
  menu?: MenuEntry;
  /** Slots and capabilities of its page besides the table. */
  presentation?: ReportPresentation;
  source: Source | ((context: SourceContext) => Source);
  /** Facts to read before the source is built; cached per generation. */
  needs?: readonly ('domainTotals' | 'baseKeywords' | 'pageKeywords' | 'themeForms')[];
  /** Whether rows include other domains, which requires full search results. */
  includesOtherDomains?(this: void, values: ReportArguments): boolean;
  columns: Readonly<Record<string, Column>>;
  /** Columns of public API calls, in addition to `columns` or instead of those with the same id (public-columns.ts). */
  publicColumns?: Readonly<Record<string, Column>>;
  /** Column that the search of the filter panel uses. */
  searchColumn?: string;
  /** `field|direction`, comma-separated, optionally per engine. */
  defaultSort: string | { google: string; yandex: string };
  /** Sort for bases without volumes, where a sort by volume ties every row. */
  sortWithoutVolumes?: string;
  arguments?: Readonly<Record<string, ReportArgument>>;
  /**
   * Precompute the first page in default order for every domain (first-page-layout.ts). Only for frequent reports
   * whose rows depend only on the domain and are counted by its totals.
   */
  firstPage?: boolean;
  /** GraphQL complexity of a page, if its arguments take much processor time. Defaults to that of all reports. */
  complexity?: number;
  /** List argument that replaces the subject for the quota. Without it a report without a subject is not counted. */
  countedBy?: { argument: string; limit: ListTool };
  /** A report on a list that the user provides: the argument, and the plan limit for it. */
  batch?: { argument: string; limit: ListTool };
  /** Arguments with the domains to compare, at least two in total. The comparison counts as one report. */
  compares?: readonly string[];
}

/** Declares a report and preserves the column ids as a type. */
export function defineReport<const Definition extends ReportDefinition>(definition: Definition): Definition {
  return definition;
}
