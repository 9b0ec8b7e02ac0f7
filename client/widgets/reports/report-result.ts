import type { PositionsRange } from '../../../server/contract/reports/positions-range.js';
import type { GridRow } from '../../components/grid/grid-column.js';

/** A page of any report, as selected by the generated documents. */
export interface ReportResult {
  id: string;
  currentPage: number;
  perPage: number;
  total: number;
  /** Row count without the filter; only if requested. */
  totalUnfiltered?: number;
  lastPage: number;
  from: number | null;
  to: number | null;
  /** ISO dates of positions and volumes. */
  positionsDate: string | null;
  /** Null if all positions are from `positionsDate`. */
  positionsRange: PositionsRange | null;
  volumesDate: string | null;
  /** Domain id of the subject; null without one. */
  subjectId: number | null;
  /** Date of the results that changes are computed against; null if there are no older results. */
  comparedDate: string | null;
  demo: boolean;
  demoLimit: number | null;
  isFilter: boolean;
  isSort: boolean;
  /** Server message displayed above the table. */
  message: string | null;
  restrictions: {
    restricted: boolean;
    rowLimit: number | null;
    filterAllowed: boolean;
    sortAllowed: boolean;
    /** Deepest position available to the reader; null without a limit. */
    deepestPosition: number | null;
    /** Number of rows below `deepestPosition`; null without a limit or with a filter. */
    deeperRows: number | null;
    /** Cheapest plan that shows the full report; null if nothing is hidden. */
    neededPlan: number | null;
  };
  data: readonly GridRow[];
}

/** Rows of the report on a plan with all positions. With a filter, only those within the viewer's positions. */
export function totalOfAllPositions({
  total,
  restrictions,
}: Pick<ReportResult, 'total' | 'restrictions'>): number {
  return total + (restrictions.deeperRows ?? 0);
}

/** Query variables: subject, arguments and table state. */
export type ReportVariables = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;
