import type { GridApi, IRowNode } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { GridChecks, PageChecks } from './grid-checks.js';
import type { GridRow } from './grid-column.js';

/** Selection state of the page and a row toggle. */
interface CheckedNodes {
  page: PageChecks | null;
  /** Toggles a row; with `selectRange` also all rows since the last toggled one. */
  toggle: (row: GridRow, selectRange: boolean) => void;
}

/** Mirrors the selection of the table in the grid. The selection survives page changes. */
export function useCheckedNodes(
  api: GridApi<GridRow> | undefined,
  rows: readonly GridRow[],
  checks: GridChecks | undefined,
): CheckedNodes {
  const lastChecked = useRef<GridRow>(undefined);
  useEffect(() => {
    if (api) markNodes(api, checks?.isChecked);
  }, [api, rows, checks?.isChecked]);

  const toggle = useCallback(
    (row: GridRow, selectRange: boolean) => {
      if (!checks) return;
      const from = selectRange && lastChecked.current ? rows.indexOf(lastChecked.current) : -1;
      const index = rows.indexOf(row);
      const affected = from < 0 ? [row] : rows.slice(Math.min(from, index), Math.max(from, index) + 1);
      checks.setChecked(affected, !checks.isChecked(row));
      lastChecked.current = row;
    },
    [checks, rows],
  );
  const page = useMemo(() => (checks ? pageChecks(rows, checks) : null), [rows, checks]);
  return useMemo(() => ({ page, toggle }), [page, toggle]);
}

function pageChecks(
  rows: readonly GridRow[],
  { isChecked, setChecked, selectAllLabel }: GridChecks,
): PageChecks {
  const checked = rows.filter(isChecked).length;
  const state = checked === 0 ? 'none' : checked === rows.length ? 'all' : 'some';
  return { name: selectAllLabel, state, setAll: (expected) => setChecked(rows, expected) };
}

function markNodes(api: GridApi<GridRow>, isChecked: GridChecks['isChecked'] = () => false): void {
  const checkedNodes: IRowNode<GridRow>[] = [];
  const uncheckedNodes: IRowNode<GridRow>[] = [];
  api.forEachNode((node) => {
    if (!node.data) return;
    const checked = isChecked(node.data);
    if (checked !== node.isSelected()) (checked ? checkedNodes : uncheckedNodes).push(node);
  });
  if (checkedNodes.length > 0) api.setNodesSelected({ nodes: checkedNodes, newValue: true });
  if (uncheckedNodes.length > 0) api.setNodesSelected({ nodes: uncheckedNodes, newValue: false });
}
