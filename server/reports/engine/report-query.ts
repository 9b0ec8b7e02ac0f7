import type { PositionsRange } from '../../contract/reports/positions-range.js';
import type { DaySpan } from '../../contract/reports/day-spans.js';
import type { ReportParameterKey, reportParameters } from '../../contract/reports/report-parameters.js';
import type { Localised } from '../../contract/language/localised.js';
import type { RowKey } from './selected-rows.js';
import type { ReportArguments } from './report-argument.js';

type Parameters = typeof reportParameters;

interface ValueOfType {
  string: string;
  integer: number;
  filterRows: readonly FilterRow[];
}

/** Values of the shared parameters, by their key in `reportParameters`. */
type SharedValues = { [Key in ReportParameterKey]?: ValueOfType[Parameters[Key]['type']] };

/** A report request from GraphQL or REST, before parsing. */
export interface ReportQuery extends SharedValues {
  /** Values of the report's own arguments. */
  arguments?: ReportArguments;
  /** Columns to compute, all by default. */
  columns?: readonly string[];
  /** Selected rows of an export, all by default. Table pages ignore it. */
  rowKeys?: readonly RowKey[];
  /** Whether the filter compares bids as integers, as JSON responses of the public API contain them. */
  filtersRounded?: boolean;
  /** Rows to omit from those that match the filter. */
  exceptRowKeys?: readonly RowKey[];
}

/** A row of the filter panel: a condition, or alternatives joined by OR. */
export interface FilterRow {
  field: string;
  operator: string;
  value: string;
  or?: readonly Omit<FilterRow, 'or'>[];
}

/** Values by column id. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** One page of a report with its metadata. */
export interface ReportPage {
  rows: readonly ReportRow[];
  page: number;
  perPage: number;
  /** Exact number of filtered rows that the viewer may see. */
  total: number;
  /** Number of rows without the filter; null if the request has a filter and did not select this field. */
  totalUnfiltered: number | null;
  lastPage: number;
  /** Numbers of the first and last row, null on an empty page. */
  from: number | null;
  to: number | null;
  /** Date of the results of most keywords, ISO. */
  positionsDate: string | null;
  /** Null if all results are from `positionsDate`. */
  positionsRange: PositionsRange | null;
  volumesDate: string | null;
  /** Days of the comparison period; null for the previous results. */
  forDay: DaySpan | null;
  /** Date of the newest baseline results; null if there are none. */
  comparedDate: string | null;
  /** Keywords without full search results, if rows include other domains (run-report.ts). */
  pageless: number;
  /** Id of the report's domain, or null. */
  subjectId: number | null;
  restrictions: PageRestrictions;
  /** List entries that the base does not have, as requested. */
  unknown: readonly string[];
  /** Notes for the user. */
  notes: readonly Localised[];
  /** Query time in milliseconds. */
  storeMs: number;
}

/** Limits of the viewer's plan. `null` means no limit. */
export interface PageRestrictions {
  /** Whether the plan restricts this page or its features. */
  restricted: boolean;
  /** Maximum number of rows. */
  rowLimit: number | null;
  filterAllowed: boolean;
  sortAllowed: boolean;
  pagingAllowed: boolean;
  perPageAllowed: boolean;
  copyAllowed: boolean;
  /** Maximum number of conditions per filter. */
  conditions: number | null;
  /** Maximum number of rows per file. */
  exportRows: number | null;
  /** Maximum visible position; null in a report without positions. */
  deepestPosition: number | null;
  /**
   * Number of rows beyond the maximum position; null without a limit, and with a filter, because it would reveal
   * hidden rows.
   */
  deeperRows: number | null;
}
