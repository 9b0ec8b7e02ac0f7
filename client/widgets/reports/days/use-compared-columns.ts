import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { useFormat } from '../../../i18n/use-format.js';

/** Adds the comparison date (ISO) to the header tooltips of change columns. */
export function useComparedColumns(
  columns: readonly GridColumn[],
  comparedDate: string | null,
): readonly GridColumn[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return useMemo(() => {
    const comparisonText = comparedDate
      ? t('days.against', { day: format.day(comparedDate) })
      : t('days.nothing');
    return columns.map((column) =>
      cellFormatPresentations[column.format].isChange
        ? { ...column, description: `${column.description} ${comparisonText}` }
        : column,
    );
  }, [columns, comparedDate, t, format]);
}
