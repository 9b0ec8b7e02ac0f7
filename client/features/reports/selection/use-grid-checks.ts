import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridChecks } from '../../../components/grid/grid-checks.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useTable } from '../table/table-context.js';
import { useRowName } from './use-row-name.js';

/** The table's selection as its grid shows and changes it. */
export function useGridChecks(): GridChecks {
  const { t } = useTranslation('reports');
  const { selection } = useTable();
  const { rows, keyOf, set } = selection;
  const name = useRowName();
  const isChecked = useCallback((row: GridRow) => rows.has(keyOf(row)), [rows, keyOf]);
  const nameOf = useCallback((row: GridRow) => t('selection.row', { name: name(row) }), [t, name]);
  const allName = t('selection.all');
  return useMemo(() => ({ isChecked, set, nameOf, allName }), [isChecked, set, nameOf, allName]);
}
