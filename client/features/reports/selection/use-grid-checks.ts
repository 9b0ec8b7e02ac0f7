import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridChecks } from '../../../components/grid/grid-checks.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useTable } from '../table/table-context.js';
import { useRowName } from './use-row-name.js';

/** The table's selection as its grid shows and changes it. */
export function useGridChecks(): GridChecks {
  const { t } = useTranslation('reports');
  const { selection, rows: shown } = useTable();
  const { rows, isWhole, keyOf, set: setNamed, setOnly } = selection;
  const name = useRowName();
  const page = shown.answer?.data;
  const isChecked = useCallback((row: GridRow) => isWhole || rows.has(keyOf(row)), [isWhole, rows, keyOf]);
  const set = useCallback(
    (changed: readonly GridRow[], checked: boolean) => {
      // Of rows that nobody named those of the page stay, so that it is seen which.
      if (isWhole && !checked) setOnly(page?.filter((row) => !changed.includes(row)) ?? []);
      else if (!isWhole) setNamed(changed, checked);
    },
    [isWhole, page, setOnly, setNamed],
  );
  const nameOf = useCallback((row: GridRow) => t('selection.row', { name: name(row) }), [t, name]);
  const allName = t('selection.all');
  return useMemo(() => ({ isChecked, set, nameOf, allName }), [isChecked, set, nameOf, allName]);
}
