import { useTable } from './table-context.js';

/** Number of selected rows. */
export function useCheckedCount(): number {
  const { rows, selection } = useTable();
  if (!selection.isAllSelected) return selection.rows.size;
  return Math.max(0, (rows.result?.total ?? 0) - selection.excluded.size);
}
