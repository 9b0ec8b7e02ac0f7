import type { SearchEngine } from '../../../../server/contract/search-engine.js';
import { useMemo } from 'react';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';
import {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnSetting,
  settingsOf,
  visibleColumns,
  withColumn,
  moveColumn,
  withOrder,
} from './column-arrangement.js';
import { declaredColumns } from './declared-columns.js';
import { useStoredColumns } from './use-stored-columns.js';

/** Which columns a table shows, in which order, how wide, and which of them stay in sight. */
export interface ColumnLayout {
  /** The shown columns in their order. */
  visible: readonly GridColumn[];
  /** All columns that the table's engine has, in their order. */
  columns: readonly ArrangedColumn[];
  /** Whether they stand as the report declares them. */
  isDefault: boolean;
  /** What another table needs to look like this one. */
  settings: () => ColumnSetting[];
  /** Remembers a width that the reader dragged, in pixels. */
  resize: (columnId: string, width: number) => void;
  /** Remembers an order that the reader dragged: the ids of the shown columns. */
  reorder: (columnIds: readonly string[]) => void;
  show: (columnId: string, visible: boolean) => void;
  pin: (columnId: string, pinned: boolean) => void;
  /** Puts a column in the place of another one. */
  move: (columnId: string, targetId: string) => void;
  /** Takes another arrangement; null for the declared one. */
  apply: (settings: readonly ColumnSetting[] | null) => void;
  /** The columns as they would stand by these settings. */
  arrange: (settings: readonly ColumnSetting[] | null) => ArrangedColumn[];
}

/** The columns of a report as its reader arranged them. */
export function useColumnLayout(meta: ReportMeta, engine: SearchEngine): ColumnLayout {
  const { columns: stored, save } = useStoredColumns(meta.id);
  const declared = useMemo(() => declaredColumns(meta, engine), [meta, engine]);
  const columns = useMemo(() => arrangeColumns(declared, stored), [declared, stored]);
  const visible = useMemo(() => visibleColumns(columns), [columns]);
  return useMemo(() => {
    const save = (next: readonly ArrangedColumn[]) => save(settingsOf(next));
    return {
      visible,
      columns: columns.filter(({ offered }) => offered),
      isDefault: stored === null,
      settings: () => settingsOf(columns),
      resize: (id, width) => save(withColumn(columns, id, { width: Math.round(width) })),
      reorder: (ids) => save(withOrder(columns, ids)),
      show: (id, isVisible) => save(withColumn(columns, id, { shown: isVisible })),
      pin: (id, pinned) => save(withColumn(columns, id, { pinned })),
      move: (id, targetId) => save(moveColumn(columns, id, targetId)),
      apply: save,
      arrange: (settings) => arrangeColumns(declared, settings),
    };
  }, [visible, columns, stored, declared, save]);
}
