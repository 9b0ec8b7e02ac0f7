import type { SearchEngine } from '../../../../server/contract/reports/search-engine.js';
import { useMemo } from 'react';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import {
  type ReportMeta,
  gridColumnOf,
  gridColumnsOf,
  isSupportedColumn,
  isVisibleByDefault,
  mainColumnOf,
} from '../report-meta.js';
import {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnSetting,
  toColumnSettings,
  visibleColumns,
  withColumn,
  moveColumn,
  withOrder,
  type DeclaredColumn,
} from './column-arrangement.js';
import { useStoredColumns } from './use-stored-columns.js';
import { nameColumnIndex } from '../../../components/grid/grid-columns.js';

/** Visibility, order, width and pinning of a table's columns. */
export interface ColumnLayout {
  /** Visible columns in display order. */
  visible: readonly GridColumn[];
  /** All columns that the search engine supports, in display order. */
  columns: readonly ArrangedColumn[];
  /** Whether the reader has no stored settings. */
  isDefault: boolean;
  /** Settings that reproduce this layout. */
  settings: () => ColumnSetting[];
  /** Saves a resized width in px. */
  resize: (columnId: string, width: number) => void;
  /** Saves the order of the visible columns. */
  reorder: (columnIds: readonly string[]) => void;
  show: (columnId: string, visible: boolean) => void;
  pin: (columnId: string, pinned: boolean) => void;
  /** Moves a column to the position of another one. */
  move: (columnId: string, targetId: string) => void;
  /** Applies saved settings; null resets to the declaration. */
  apply: (settings: readonly ColumnSetting[] | null) => void;
  /** Arranges the columns by these settings without saving them. */
  arrange: (settings: readonly ColumnSetting[] | null) => ArrangedColumn[];
}

/** Column layout of a report with the reader's settings. */
export function useColumnLayout(meta: ReportMeta, engine: SearchEngine): ColumnLayout {
  const { columns: stored, save } = useStoredColumns(meta.id);
  const declared = useMemo(() => declaredColumns(meta, engine), [meta, engine]);
  const columns = useMemo(() => arrangeColumns(declared, stored), [declared, stored]);
  const visible = useMemo(() => visibleColumns(columns), [columns]);
  return useMemo(() => {
    const saveColumns = (next: readonly ArrangedColumn[]) => save(toColumnSettings(next));
    return {
      visible,
      columns: columns.filter(({ isSupported }) => isSupported),
      isDefault: stored === null,
      settings: () => toColumnSettings(columns),
      resize: (id, width) => saveColumns(withColumn(columns, id, { width: Math.round(width) })),
      reorder: (ids) => saveColumns(withOrder(columns, ids)),
      show: (id, isVisible) => saveColumns(withColumn(columns, id, { shown: isVisible })),
      pin: (id, pinned) => saveColumns(withColumn(columns, id, { pinned })),
      move: (id, targetId) => saveColumns(moveColumn(columns, id, targetId)),
      apply: save,
      arrange: (settings) => arrangeColumns(declared, settings),
    };
  }, [visible, columns, stored, declared, save]);
}

/** All columns that a report's table supports, in declared order. */
export function declaredColumns(meta: ReportMeta, engine: SearchEngine): DeclaredColumn[] {
  const gridColumns = gridColumnsOf(meta, engine);
  const nameColumnIds = new Set(gridColumns.slice(0, nameColumnIndex(gridColumns) + 1).map(({ id }) => id));
  const mainColumn = mainColumnOf(meta, engine);
  return (
    meta.columns
      // First-party columns are included even if the database has none, so that their settings are not lost.
      .filter(({ shown: visibility, own }) => own || visibility !== 'hidden')
      .map((column) => ({
        column: gridColumnOf(column, column === mainColumn, engine),
        isVisibleByDefault: isVisibleByDefault(column, engine),
        isMandatory: column.shown === 'always',
        isNameColumn: nameColumnIds.has(column.id),
        isSupported: isSupportedColumn(column, engine),
      }))
  );
}
