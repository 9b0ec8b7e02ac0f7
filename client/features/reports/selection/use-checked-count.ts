import { useTable } from '../table/table-context.js';

/** How many rows are checked. */
export function useCheckedCount(): number {
  const { rows, selection } = useTable();
  return selection.isAllSelected ? (rows.result?.total ?? 0) : selection.rows.size;
}
