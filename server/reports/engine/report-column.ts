import type { BaseFact } from '../../contract/base-facts.js';
import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/column-vocabulary.js';
import type { Localised } from '../../contract/localised.js';
import type { SearchEngine } from '../../contract/search-engine.js';

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
  baselineSql?: string;
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
  visibility: ColumnVisibility;
  /** Calls of the public API answer it rounded to whole numbers, as their scripts read integers. */
  roundInApi?: boolean;
  /** Calls of the public API answer it as a text, as their scripts read one there: of a list a line for each. */
  stringifyInApi?: boolean;
  /** Whether the grid shows it on Google bases, where that differs from `shown`. */
  visibilityOnGoogle?: ColumnVisibility;
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
  zeroIsKnownWhen?: readonly BaseFact[];
  /** Id of the column whose texts say by whom and when the value was said, each after the id of the column that it is about. */
  provenanceColumn?: string;
  /** Id of the column with the range that is known in place of the value, where one is: the value only stands for it. */
  rangeColumn?: string;
  link?: CellLink;
  /** Whether it is of what the viewer's account imported of the domain: there is such a column for that account alone. */
  isFirstParty?: boolean;
  /**
   * Id of the column that names what the value is of, where that is less than the row: rows that follow each other under one
   * name show it once.
   */
  groupedBy?: string;
}
