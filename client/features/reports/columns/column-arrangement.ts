import type { GridColumn } from '../../../components/grid/grid-column.js';

/** A column as its reader arranged it; a list of them stands in the table's order. */
export interface ColumnSetting {
  id: string;
  shown: boolean;
  /** Pixels; null for the usual width. */
  width: number | null;
  /** Whether it stays in sight when the table is scrolled sideways. */
  pinned: boolean;
}

/** A column that a table can show. */
export interface DeclaredColumn {
  column: GridColumn;
  /** Whether the table shows it from the start. */
  fromStart: boolean;
  /** Whether it cannot be hidden. */
  always: boolean;
  /** Whether it says what a row is: such columns stand first and stay in sight. */
  isNameColumn: boolean;
  /** Whether the table's search engine has such values. */
  offered: boolean;
}

/** A column of a table in its place. */
export interface ArrangedColumn extends DeclaredColumn, ColumnSetting {}

/**
 * The declared columns as a reader arranged them. Settings of columns that are no more are left out; a column that the
 * settings do not know stands after the one that it is declared after.
 */
export function arrangeColumns(
  declared: readonly DeclaredColumn[],
  settings: readonly ColumnSetting[] | null,
): ArrangedColumn[] {
  const settingById = new Map(settings?.map((setting) => [setting.id, setting]));
  const declaredById = new Map(declared.map((one) => [one.column.id, one]));
  const order = [...settingById.keys()].filter((id) => declaredById.has(id));
  for (const [place, { column }] of declared.entries()) {
    if (settingById.has(column.id)) continue;
    const before = declared[place - 1]?.column.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, column.id);
  }
  return nameColumnsFirst(
    order.flatMap((id) => {
      const one = declaredById.get(id);
      return one ? [{ ...one, ...settingOf(one, settingById.get(id)) }] : [];
    }),
  );
}

function settingOf(
  { column, fromStart, always, isNameColumn }: DeclaredColumn,
  stored?: ColumnSetting,
): ColumnSetting {
  return {
    id: column.id,
    shown: always || (stored?.shown ?? fromStart),
    width: stored?.width ?? null,
    pinned: isNameColumn || (stored?.pinned ?? false),
  };
}

/** What names the row, then what stays in sight, then the rest, each in its own order. */
function nameColumnsFirst(columns: readonly ArrangedColumn[]): ArrangedColumn[] {
  const rank = ({ isNameColumn, pinned }: ArrangedColumn) => (isNameColumn ? 0 : pinned ? 1 : 2);
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

/** What is remembered of an arrangement. */
export function settingsOf(columns: readonly ArrangedColumn[]): ColumnSetting[] {
  return columns.map(({ id, shown, width, pinned }) => ({ id, shown, width, pinned }));
}

/** The columns of the grid: those that are shown and that the engine has. */
export function visibleColumns(columns: readonly ArrangedColumn[]): GridColumn[] {
  return columns
    .filter(({ shown, offered }) => shown && offered)
    .map(({ column, width, pinned, isNameColumn }) => ({
      ...column,
      ...(width === null ? {} : { width }),
      ...(pinned && !isNameColumn ? { pinned } : {}),
    }));
}

/** The arrangement with one column changed. */
export function withColumn(
  columns: readonly ArrangedColumn[],
  id: string,
  change: Partial<Pick<ColumnSetting, 'shown' | 'width' | 'pinned'>>,
): ArrangedColumn[] {
  return nameColumnsFirst(
    columns.map((one) => {
      if (one.id !== id) return one;
      const next = { ...one, ...change };
      return { ...next, shown: next.shown || one.always, pinned: next.pinned || one.isNameColumn };
    }),
  );
}

/** The arrangement with the shown columns in this order; hidden ones keep their places. Ids that are no columns are left out. */
export function withOrder(columns: readonly ArrangedColumn[], ids: readonly string[]): ArrangedColumn[] {
  const moved = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const names = new Set(moved.map(({ id }) => id));
  return nameColumnsFirst(
    columns.map((column) => (names.has(column.id) ? (moved.shift() ?? column) : column)),
  );
}

/** The arrangement with a column in the place of another one. A column cannot leave its part: names, pinned ones, the rest. */
export function moveColumn(columns: readonly ArrangedColumn[], id: string, place: string): ArrangedColumn[] {
  const from = columns.findIndex((column) => column.id === id);
  const to = columns.findIndex((column) => column.id === place);
  const [moved] = columns.slice(from, from + 1);
  if (!moved || to < 0 || moved.isNameColumn) return [...columns];
  const others = columns.filter((column) => column !== moved);
  return nameColumnsFirst([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Whether two arrangements show the same columns in the same order and keep the same ones in sight; widths do not count. */
export function haveSameColumns(a: readonly ArrangedColumn[], b: readonly ArrangedColumn[]): boolean {
  return summary(a) === summary(b);
}

function summary(columns: readonly ArrangedColumn[]): string {
  return columns
    .filter(({ shown, offered }) => shown && offered)
    .map(({ id, pinned }) => (pinned ? `${id}!` : id))
    .join(' ');
}
