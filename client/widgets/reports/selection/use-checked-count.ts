import { useTable } from '../table-context.js';

/** Number of selected rows. */
export function useCheckedCount(): number {
  const { rows, selection } = useTable();
  return selection.isAllSelected ? (rows.result?.total ?? 0) : selection.rows.size;
}
