import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { createContext, type ReactNode, useContext } from 'react';
import type { Filter } from '../../../server/contract/filter-language/filter-model.js';
import type { ParsedFilter } from '../../../server/contract/filter-language/parse-filter.js';
import type { GridRow } from '../../components/grid/grid-column.js';
import type { PrintGroup } from '../../components/grid/print-table.js';
import type { SerpFeatureClass } from '../../components/grid/cell-environment.js';
import type { ColumnLayout } from './columns/use-column-layout.js';
import type { ReportCall } from './export/report-call.js';
import type { ReportVariables } from './report-result.js';
import type { ReportDocument, ReportRows } from './use-report-rows.js';
import type { ReportColumn, ReportMeta } from './report-meta.js';
import type { ReportSubject } from './report-subject.js';
import type { TableLimits, RestrictedState } from './restrictions/use-restrictions.js';
import type { Selection } from './selection/use-selection.js';

/** Properties of a report table. */
export interface TableProps {
  meta: ReportMeta;
  subject: ReportSubject;
  engine: SearchEngine;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
  /** Limits of the owner of a shared report, which replace the reader's. */
  ownerLimits?: TableLimits;
  /** Additional actions for selected rows. */
  selectionActions?: ReactNode;
  /** Additional cell menu items of a row. */
  rowActions?: (row: GridRow) => ReactNode;
  /** Arranges the printed rows in groups. */
  groupPrintedRows?: (rows: readonly GridRow[]) => readonly PrintGroup[];
  /** Replaces the empty state of an unfiltered table if the page knows the reason. */
  emptyState?: ReactNode;
}

/** Applied filter and filter panel of a table. */
export interface TableFilter {
  /** Filterable columns: visible ones first, then others, then those of the applied filter. */
  columns: readonly ReportColumn[];
  applied: ParsedFilter;
  /** Number of applied conditions. */
  conditions: number;
  /** Applies a filter. Returns false if the plan does not allow it. */
  apply: (lines: Filter, invalid?: ParsedFilter['invalid']) => boolean;
  clear: () => void;
  /** Open panel with its initial line; undefined while closed. */
  panel: { line?: number } | undefined;
  setPanel: (panel: { line?: number } | undefined) => void;
}

/** Context shared by the parts of a report table. The filter of `state` includes the search. */
export interface Table extends TableProps, RestrictedState {
  /** Column of the table search; undefined if the report has none. */
  searchColumn: ReportColumn | undefined;
  /** Query for the visible columns. */
  document: ReportDocument;
  /** Query variables. */
  variables: ReportVariables;
  layout: ColumnLayout;
  rows: ReportRows;
  filter: TableFilter;
  selection: Selection;
  /** Filter string to save; set while the name dialog is open. */
  filterToSave: string | undefined;
  setFilterToSave: (filter: string | undefined) => void;
  /** Equivalent REST call for files and the clipboard. */
  call: ReportCall;
  /** Requested order as `column|direction`. */
  sort: string;
  /** Order of the displayed rows, which differs while new rows load or after they failed. */
  displayedSort: string;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

/** Context of the surrounding report table. Throws outside of one. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('A part of a table was drawn outside it.');
  return table;
}
