import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { ConditionLabels } from './condition-text.js';
import { operatorName } from './operator-name.js';
import { useLabelledValues } from './use-labelled-values.js';

/** Labels for condition texts. */
export function useConditionLabels(): ConditionLabels {
  const { t } = useTranslation('reports');
  const { labels } = useCellEnvironment();
  const labelledValuesOf = useLabelledValues();
  return useMemo(
    () => ({
      language: labels.language,
      operator: (operator) => operatorName(t, operator),
      value: (column, value) => labelledValuesOf(column)?.find((labelled) => labelled.value === value)?.name,
    }),
    [t, labels, labelledValuesOf],
  );
}
