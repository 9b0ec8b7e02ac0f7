import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridChecks } from '../../../components/grid/grid-checks.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useTable } from '../table-context.js';
import { useRowName } from './use-row-name.js';

/** Adapter between the table's selection and the grid. */
export function useGridChecks(): GridChecks {
  const { t } = useTranslation('reports');
  const { selection, rows: pageRows } = useTable();
  const { rows, isAllSelected, keyOf, set: setRows, setOnly } = selection;
  const getName = useRowName();
  const page = pageRows.result?.data;
  const isChecked = useCallback(
    (row: GridRow) => isAllSelected || rows.has(keyOf(row)),
    [isAllSelected, rows, keyOf],
  );
  const setChecked = useCallback(
    (changedRows: readonly GridRow[], checked: boolean) => {
      // Deselecting a row of an "all rows" selection leaves the other rows of this page selected.
      if (isAllSelected && !checked) setOnly(page?.filter((row) => !changedRows.includes(row)) ?? []);
      else if (!isAllSelected) setRows(changedRows, checked);
    },
    [isAllSelected, page, setOnly, setRows],
  );
  const getRowName = useCallback((row: GridRow) => t('selection.row', { name: getName(row) }), [t, getName]);
  const selectAllLabel = t('selection.all');
  return useMemo(
    () => ({ isChecked, setChecked, getRowName, selectAllLabel }),
    [isChecked, setChecked, getRowName, selectAllLabel],
  );
}
