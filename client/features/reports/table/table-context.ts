import type { SearchEngine } from '../../../../server/contract/search-engine.js';
import { createContext, type ReactNode, useContext } from 'react';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import type { ParsedFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { SerpFeatureClass } from '../../../components/grid/cell-environment.js';
import type { ColumnLayout } from '../columns/use-column-layout.js';
import type { ReportCall } from '../export/report-call.js';
import type { ReportVariables } from '../report-result.js';
import type { ReportDocument } from '../report-document.js';
import type { ReportColumn, ReportMeta } from '../report-meta.js';
import type { ReportSubject } from '../report-subject.js';
import type { TableLimits } from '../restrictions/table-limits.js';
import type { RestrictedState } from '../restrictions/use-restrictions.js';
import type { Selection } from '../selection/use-selection.js';
import type { ReportRows } from '../use-report-rows.js';

/** What a table is opened with. */
export interface TableProps {
  meta: ReportMeta;
  subject: ReportSubject;
  engine: SearchEngine;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
  /** The limits of who shows the table to others, where these go by them and not by their own. */
  ownerLimits?: TableLimits;
  /** What else can be done with the checked rows, beside what every table offers. */
  selectionActions?: ReactNode;
  /** Said in place of rows where there are none without a filter: what the page knows better than the report. */
  emptyState?: ReactNode;
}

/** The applied filter of a table, and its panel. */
export interface TableFilter {
  /** The columns that can be filtered, those that the table shows first, and those that the applied filter names. */
  columns: readonly ReportColumn[];
  applied: ParsedFilter;
  /** How many conditions are applied. */
  conditions: number;
  /** Applies a filter; whether it was, as a plan may not hold it. */
  apply: (lines: Filter, invalid?: ParsedFilter['invalid']) => boolean;
  clear: () => void;
  /** The open panel and the line that it begins with; undefined while it is closed. */
  panel: { line?: number } | undefined;
  setPanel: (panel: { line?: number } | undefined) => void;
}

/** All that the parts of one report's table share. */
export interface Table extends TableProps, RestrictedState {
  /** Fetches a page of the shown columns. */
  document: ReportDocument;
  /** What the document is asked with. */
  variables: ReportVariables;
  layout: ColumnLayout;
  rows: ReportRows;
  filter: TableFilter;
  selection: Selection;
  /** The filter string that is being given a name; undefined while none is. */
  saving: string | undefined;
  setSaving: (filter: string | undefined) => void;
  /** The same rows by REST, for files and the clipboard. */
  call: ReportCall;
  /** `column|direction` of the order that is asked for. */
  sort: string;
  /** The same of the rows that stand there: while others are awaited, and after those have failed. */
  displayedSort: string;
}

const Context = createContext<Table | null>(null);

export const TableProvider = Context.Provider;

/** The table that a part belongs to; parts stand only inside one. */
export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('A part of a table was drawn outside it.');
  return table;
}
