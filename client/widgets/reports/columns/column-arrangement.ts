import type { GridColumn } from '../../../components/grid/grid-column.js';

/** A reader's setting of a column; the list order is the display order. */
export interface ColumnSetting {
  id: string;
  shown: boolean;
  /** Width in px; null for the default. */
  width: number | null;
  /** Whether the column stays visible during horizontal scrolling. */
  pinned: boolean;
}

/** A column that a table supports. */
export interface DeclaredColumn {
  column: GridColumn;
  isVisibleByDefault: boolean;
  /** Whether the column cannot be hidden. */
  isMandatory: boolean;
  /** Whether the column names the row. Such columns come first and are pinned. */
  isNameColumn: boolean;
  /** Whether the search engine of the table provides the column. */
  isSupported: boolean;
}

/** A declared column with the reader's setting. */
export interface ArrangedColumn extends DeclaredColumn, ColumnSetting {}

/**
 * Applies the reader's settings to the declared columns. Settings of removed columns are ignored; new columns follow
 * their declared predecessor.
 */
export function arrangeColumns(
  declared: readonly DeclaredColumn[],
  settings: readonly ColumnSetting[] | null,
): ArrangedColumn[] {
  const settingById = new Map(settings?.map((setting) => [setting.id, setting]));
  const declaredById = new Map(declared.map((declaredColumn) => [declaredColumn.column.id, declaredColumn]));
  const orderedIds = [...settingById.keys()].filter((id) => declaredById.has(id));
  for (const [index, { column }] of declared.entries()) {
    if (settingById.has(column.id)) continue;
    const predecessorId = declared[index - 1]?.column.id;
    orderedIds.splice(predecessorId === undefined ? 0 : orderedIds.indexOf(predecessorId) + 1, 0, column.id);
  }
  return nameColumnsFirst(
    orderedIds.flatMap((id) => {
      const declaredColumn = declaredById.get(id);
      return declaredColumn
        ? [{ ...declaredColumn, ...createSetting(declaredColumn, settingById.get(id)) }]
        : [];
    }),
  );
}

function createSetting(
  { column, isVisibleByDefault, isMandatory, isNameColumn }: DeclaredColumn,
  stored?: ColumnSetting,
): ColumnSetting {
  return {
    id: column.id,
    shown: isMandatory || (stored?.shown ?? isVisibleByDefault),
    width: stored?.width ?? null,
    pinned: isNameColumn || (stored?.pinned ?? false),
  };
}

/** Sorts name columns first, then pinned ones, keeping the order within each group. */
function nameColumnsFirst(columns: readonly ArrangedColumn[]): ArrangedColumn[] {
  const rank = ({ isNameColumn, pinned }: ArrangedColumn) => (isNameColumn ? 0 : pinned ? 1 : 2);
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

/** Settings to store. */
export function toColumnSettings(columns: readonly ArrangedColumn[]): ColumnSetting[] {
  return columns.map(({ id, shown, width, pinned }) => ({ id, shown, width, pinned }));
}

/** Visible columns supported by the search engine. */
export function visibleColumns(columns: readonly ArrangedColumn[]): GridColumn[] {
  return columns
    .filter(({ shown, isSupported }) => shown && isSupported)
    .map(({ column, width, pinned, isNameColumn }) => ({
      ...column,
      ...(width === null ? {} : { width }),
      ...(pinned && !isNameColumn ? { pinned } : {}),
    }));
}

/** Changes the setting of one column. */
export function withColumn(
  columns: readonly ArrangedColumn[],
  id: string,
  change: Partial<Pick<ColumnSetting, 'shown' | 'width' | 'pinned'>>,
): ArrangedColumn[] {
  return nameColumnsFirst(
    columns.map((column) => {
      if (column.id !== id) return column;
      const next = { ...column, ...change };
      return { ...next, shown: next.shown || column.isMandatory, pinned: next.pinned || column.isNameColumn };
    }),
  );
}

/** Reorders the visible columns; hidden ones keep their positions. Unknown ids are ignored. */
export function withOrder(columns: readonly ArrangedColumn[], ids: readonly string[]): ArrangedColumn[] {
  const reordered = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const reorderedIds = new Set(reordered.map(({ id }) => id));
  return nameColumnsFirst(
    columns.map((column) => (reorderedIds.has(column.id) ? (reordered.shift() ?? column) : column)),
  );
}

/** Moves a column to the position of another one within its group (name, pinned or other columns). */
export function moveColumn(
  columns: readonly ArrangedColumn[],
  id: string,
  targetId: string,
): ArrangedColumn[] {
  const from = columns.findIndex((column) => column.id === id);
  const to = columns.findIndex((column) => column.id === targetId);
  const [moved] = columns.slice(from, from + 1);
  if (!moved || to < 0 || moved.isNameColumn) return [...columns];
  const remaining = columns.filter((column) => column !== moved);
  return nameColumnsFirst([...remaining.slice(0, to), moved, ...remaining.slice(to)]);
}

/** Whether two layouts show and pin the same columns in the same order; widths are ignored. */
export function haveSameColumns(a: readonly ArrangedColumn[], b: readonly ArrangedColumn[]): boolean {
  return layoutKey(a) === layoutKey(b);
}

function layoutKey(columns: readonly ArrangedColumn[]): string {
  return columns
    .filter(({ shown, isSupported }) => shown && isSupported)
    .map(({ id, pinned }) => (pinned ? `${id}!` : id))
    .join(' ');
}
