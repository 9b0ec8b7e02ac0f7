import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { ConditionWords } from './condition-text.js';
import { operatorName } from './operator-name.js';
import { useNamedValues } from './use-named-values.js';

/** The words that conditions are told in. */
export function useConditionWords(): ConditionWords {
  const { t } = useTranslation('reports');
  const { labels } = useCellEnvironment();
  const namedValues = useNamedValues();
  return useMemo(
    () => ({
      language: labels.language,
      operator: (operator) => operatorName(t, operator),
      value: (column, value) => namedValues(column)?.find((named) => named.value === value)?.name,
    }),
    [t, labels, namedValues],
  );
}
