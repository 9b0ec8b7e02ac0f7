import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridChecks } from '../../../components/grid/grid-checks.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useTable } from '../table-context.js';
import { useRowName } from './use-row-name.js';

/** Adapter between the table's selection and the grid. */
export function useGridChecks(): GridChecks {
  const { t } = useTranslation('reports');
  const { selection } = useTable();
  const { isSelected: isChecked, set: setChecked } = selection;
  const getName = useRowName();
  const getRowName = useCallback((row: GridRow) => t('selection.row', { name: getName(row) }), [t, getName]);
  const selectAllLabel = t('selection.all');
  return useMemo(
    () => ({ isChecked, setChecked, getRowName, selectAllLabel }),
    [isChecked, setChecked, getRowName, selectAllLabel],
  );
}
