import type { GridRow } from '../../components/grid/grid-column.js';

/** One page of any report, as its generated document asks for it. */
export interface ReportResult {
  id: string;
  currentPage: number;
  perPage: number;
  total: number;
  /** Rows without filters; only where it was asked for. */
  totalUnfiltered?: number;
  lastPage: number;
  from: number | null;
  to: number | null;
  /** ISO dates of what is shown. */
  positionsDate: string | null;
  volumesDate: string | null;
  /** Number of the domain that the report is about; null where it is about none. */
  subjectId: number | null;
  /** Date of the newest results that changes are counted from; null where there are none so old. */
  comparedDate: string | null;
  demo: boolean;
  demoLimit: number | null;
  isFilter: boolean;
  isSort: boolean;
  /** A note to show above the table. */
  message: string | null;
  restrictions: {
    restricted: boolean;
    rowLimit: number | null;
    filterAllowed: boolean;
    sortAllowed: boolean;
    /** The deepest position that the reader is shown; null where none is hidden. */
    deepestPosition: number | null;
    /** Rows of the report that lie deeper; null where none is hidden, and under a filter. */
    deeperRows: number | null;
    /** The least plan that shows the whole report; null where nothing is cut. */
    neededPlan: number | null;
  };
  data: readonly GridRow[];
}

/** What a report's document is asked with: its subject, its own arguments, and the table's state. */
export type ReportVariables = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;
