import { IconX } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterCondition as Condition } from '../../../../server/contract/filter-language/filter-model.js';
import { isOperatorName } from '../../../../server/contract/filter-language/operators.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { ReportColumn } from '../report-meta.js';
import { FilterValue } from './filter-value.js';
import { operatorName } from './operator-name.js';
import { createCondition, isBooleanColumn, operatorsFor, convertValues } from './operators.js';
import { conditionError } from './value-check.js';
import styles from './filter-panel.module.css';

interface FilterConditionProps {
  /** Rendered as `data-condition`, so that the panel can move the focus to it. */
  conditionId: number;
  /** Translated conjunction: where, and, or. */
  conjunction: string;
  isAlternative: boolean;
  columns: readonly ReportColumn[];
  condition: Condition;
  /** Whether to show errors immediately instead of on blur. */
  isErrorVisible: boolean;
  onChange: (change: Partial<Condition>) => void;
  onRemove: () => void;
  /** Button that adds an alternative to a line's first condition. */
  extraAction?: ReactNode;
}

/** A condition of the filter panel: column, operator, value. */
export function FilterCondition({
  conditionId,
  conjunction,
  isAlternative,
  columns,
  condition,
  isErrorVisible,
  onChange,
  onRemove,
  extraAction,
}: FilterConditionProps) {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const [isBlurred, setBlurred] = useState(false);
  const errorId = useId();
  const column = columns.find(({ id }) => id === condition.field);
  const chooseField = (id: string) => {
    const selectedColumn = columns.find((candidate) => candidate.id === id);
    if (selectedColumn) onChange(createCondition(selectedColumn));
  };
  const chooseOperator = (operator: string) => {
    if (isOperatorName(operator)) onChange({ operator, values: convertValues(operator, condition) });
  };
  const error =
    column && (isErrorVisible || isBlurred) ? conditionError(column, condition, language) : undefined;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setBlurred(true);
  };
  const availableOperators = column ? operatorsFor(column) : [];
  const operators = availableOperators.includes(condition.operator)
    ? availableOperators
    : [...availableOperators, condition.operator];
  return (
    <div
      className={styles.condition}
      data-alternative={isAlternative}
      data-condition={conditionId}
      role="group"
      aria-label={`${conjunction} ${column?.title ?? ''}`}
    >
      <span className={styles.joint} aria-hidden="true">
        {conjunction}
      </span>
      <NativeSelect
        className={styles.name}
        aria-label={t('filter.field')}
        value={condition.field}
        onChange={(event) => chooseField(event.target.value)}
      >
        {columns.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
      {column && !(isBooleanColumn(column) && condition.operator === '=') && (
        <NativeSelect
          className={styles.operator}
          aria-label={t('filter.operator')}
          value={condition.operator}
          onChange={(event) => chooseOperator(event.target.value)}
        >
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {operatorName(t, operator, column)}
            </option>
          ))}
        </NativeSelect>
      )}
      <span className={styles.value} data-value onBlur={handleBlur} onInput={() => setBlurred(false)}>
        {column && (
          <FilterValue
            column={column}
            condition={condition}
            onChange={(values) => onChange({ values })}
            errorId={error && errorId}
          />
        )}
        {error && (
          <span id={errorId} role="alert" className={styles.fault}>
            {t(`filter.fault.${error}`)}
          </span>
        )}
      </span>
      <span className={styles.end}>
        {extraAction}
        <button
          type="button"
          className={styles.icon}
          aria-label={t('filter.remove')}
          title={t('filter.remove')}
          onClick={onRemove}
        >
          <IconX aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
