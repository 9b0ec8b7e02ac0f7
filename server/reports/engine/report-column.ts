import type { BaseFact } from '../../contract/reports/base-facts.js';
import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/reports/column-vocabulary.js';
import type { Localised } from '../../contract/language/localised.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';

/** Link of a cell to a page or a dialog. */
export type CellLink = PageLink | DialogLink;

/** Link to a report or another page. */
export interface PageLink {
  /** Id of the target page. */
  page: string;
  /** Address parameters, each with the column that provides its value. `domain` may come from the subject. */
  by: Readonly<Record<string, string>>;
  /** Filter of the target table, such as `pos<=10`. */
  filter?: string;
  /** Restricts the link to bases of this search engine. */
  engine?: SearchEngine;
}

export interface DialogLink {
  dialog: CellDialog;
}

/** An allowed value of a column. */
export interface ColumnChoice {
  value: number | string;
  title: Localised;
}

/** Value of a column without data, as ClickHouse would return it. */
export type ColumnConstant = null | 0 | string | readonly [];

/**
 * One column, declared once. SQL, the GraphQL field, filter field, grid column, CSV header and documentation derive
 * from it.
 */
export interface Column {
  type: ColumnType;
  format: CellFormat;
  /** Expression over the columns of the source and its attributes. */
  sql: string;
  /** Constant value of `sql`. Page queries omit the column. */
  constant?: ColumnConstant;
  /** Source attributes that `sql` needs (`Source.attributes`). */
  attribute?: string;
  /**
   * Replaces `sql` for a comparison period (`forDay`). It may use `former_known`, `former_pos` and
   * `former_url_changed` (baseline-comparison.ts).
   */
  baselineSql?: string;
  /**
   * Replaces `sql` if the database has more dates of results than a position stores. It may use `position_since`
   * (position-age.ts).
   */
  historySql?: string;
  /** A path within a domain; filters also accept an absolute URL. */
  isPath?: boolean;
  /** Whether the path is the canonical one of a page, see `canonicalPath`. */
  isPage?: boolean;
  /** Stored in lower case, which saves a conversion in comparisons. */
  lowerCase?: boolean;
  /** Keywords or their words; filters read values like keywords (`foldKeywordCase`). */
  isKeywordText?: boolean;
  /** Language of the database, ISO 639-1, which filters set in columns of keywords. */
  language?: string;
  title: Localised;
  /** Meaning, format and unit, and the source of the formula. */
  description: Localised;
  /** Unit of the values, such as `visits a day`, `keywords`, `percent`. */
  unit?: string;
  /** Formula of a computed metric. */
  formula?: Localised;
  /** Allowed values with labels, offered by the filter. */
  choices?: readonly ColumnChoice[];
  /** Overrides the filter input: `isOneOf` for lists of values only. */
  filterAs?: Extract<FilterType, 'isOneOf'>;
  filterable: boolean;
  /** Whether filters also accept LIKE for a list or date, as in the public API. */
  matchesText?: boolean;
  sortable: boolean;
  nullable?: boolean;
  /** Default visibility in the grid; ids are `hidden`. */
  visibility: ColumnVisibility;
  /** The public API returns integers, so the value is rounded there. */
  roundInApi?: boolean;
  /** The public API returns a string; lists have one item per line. */
  stringifyInApi?: boolean;
  /** The public API returns true and false instead of 1 and 0. */
  booleanInApi?: boolean;
  /** Visibility on Google bases, if it differs. */
  visibilityOnGoogle?: ColumnVisibility;
  /**
   * Number of the compared domain, from 1 (`ReportDefinition.compares`). The column exists if that many are compared;
   * the domain name is its header.
   */
  ofDomain?: number;
  /** Restricts the column to bases with at least one of these facts. */
  basedOn?: readonly BaseFact[];
  /**
   * On bases with one of these facts a 0 is a value; elsewhere it means "unknown", and tables and files show a blank.
   * API responses contain the 0.
   */
  zeroIsValidWhen?: readonly BaseFact[];
  /** Column with whether a 0 of the row is a value; tables and files show a blank for other rows. */
  zeroIsValidColumn?: string;
  /** Column with the vendor and date of the value, each prefixed with the column id. */
  provenanceColumn?: string;
  /** Column with the range that the value represents. */
  rangeColumn?: string;
  link?: CellLink;
  /** Private data that the report's extension provides; null for viewers without it. */
  isPrivate?: boolean;
  /**
   * Column by which rows are grouped: consecutive rows with the same value in that column display this column's value
   * once.
   */
  groupedBy?: string;
}
