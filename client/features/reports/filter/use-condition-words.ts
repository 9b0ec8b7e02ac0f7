import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { ReportColumn } from '../report-meta.js';
import type { ConditionWords } from './condition-text.js';
import { isYesNo } from './operators.js';
import { operatorName } from './operator-name.js';

/** The words that conditions are told in. */
export function useConditionWords(): ConditionWords {
  const { t } = useTranslation('reports');
  const { words, wizards } = useCellEnvironment();
  return useMemo(
    () => ({
      language: words.language,
      operator: (operator) => operatorName(t, operator),
      value: (column: ReportColumn, value) => {
        if (isYesNo(column)) return value === '1' ? words.yes : words.no;
        if (column.filterType === 'competition') return words.competition[Number(value) - 1];
        return column.filterType === 'wizards' ? wizards.get(Number(value))?.name : undefined;
      },
    }),
    [t, words, wizards],
  );
}
