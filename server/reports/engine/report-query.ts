import type { DaySpan } from '../../contract/day-spans.js';
import type { ReportParameterKey, reportParameters } from '../../contract/report-parameters.js';
import type { Localised } from '../../contract/localised.js';
import type { RowKey } from './selected-rows.js';
import type { ReportArguments } from './report-argument.js';

type Parameters = typeof reportParameters;

interface ValueOfType {
  string: string;
  integer: number;
  filterRows: readonly FilterRow[];
}

/** Values of what reports share, by the keys of `reportParameters`, which says what each means. */
type SharedValues = { [Key in ReportParameterKey]?: ValueOfType[Parameters[Key]['type']] };

/** One request for a report, as both GraphQL and REST put it, before parsing. */
export interface ReportQuery extends SharedValues {
  /** Values of the report's own arguments. */
  arguments?: ReportArguments;
  /** Columns to compute; all of them where it is missing. */
  columns?: readonly string[];
  /** The only rows of a file; all of them where it is missing. Pages of a table know no choice. */
  rowKeys?: readonly RowKey[];
}

/** A line of the filter panel: a condition, with alternatives any of which is enough. */
export interface FilterRow {
  field: string;
  operator: string;
  value: string;
  or?: readonly Omit<FilterRow, 'or'>[];
}

/** A row as the engine answers it: values by column id. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** One page of a report with what the table around it says. */
export interface ReportPage {
  rows: readonly ReportRow[];
  page: number;
  perPage: number;
  /** Exact number of rows that pass the filter, of those that the viewer may see for their position. */
  total: number;
  /** Exact number of these rows without the filter; null where there is a filter and nobody asked. */
  totalUnfiltered: number | null;
  lastPage: number;
  /** Number of the first and last row of this page, null on an empty page. */
  from: number | null;
  to: number | null;
  /** Freshness of what is shown, ISO dates. */
  positionsDate: string | null;
  volumesDate: string | null;
  /** Days over which changes are counted; null where they are since the previous results. */
  forDay: DaySpan | null;
  /** Date of the newest results that changes are counted from, ISO date; null where there are none so old. */
  comparedDate: string | null;
  /** Keywords without a whole result page, where the rows tell of other domains for them (pageless-keywords.ts). */
  pageless: number;
  /** Id of the domain that the report is about, null where it is about none. */
  subjectId: number | null;
  restrictions: PageRestrictions;
  /** What a list names that the base does not hold, as it was asked for. */
  unknown: readonly string[];
  /** What is to be known of the rows beside them. */
  notes: readonly Localised[];
  /** The store's own time in milliseconds. */
  storeMs: number;
}

/** What the viewer's allowance cut away. `null` stands for no limit. */
export interface PageRestrictions {
  /** Whether this page of the report, or what may be done with it, lacks anything. */
  restricted: boolean;
  /** Rows that this person may see. */
  rowLimit: number | null;
  filterAllowed: boolean;
  sortAllowed: boolean;
  pagingAllowed: boolean;
  perPageAllowed: boolean;
  copyAllowed: boolean;
  /** Conditions of one filter. */
  conditions: number | null;
  /** Rows of a file. */
  exportRows: number | null;
  /** Deepest position whose rows are shown; null also in a report without positions. */
  deepestPosition: number | null;
  /** Rows of the report that lie deeper; null where none is cut, and under a filter, as it would tell of what is not shown. */
  deeperRows: number | null;
}
