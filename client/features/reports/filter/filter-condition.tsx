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
import { freshCondition, isTwofold, operatorsFor, valuesFor } from './operators.js';
import { conditionError } from './value-check.js';
import styles from './filter-panel.module.css';

interface FilterConditionProps {
  /** Rendered as `data-condition`, so that the element can be found. */
  name: number;
  /** Joining word: where, and, or. */
  joint: string;
  alternative: boolean;
  columns: readonly ReportColumn[];
  condition: Condition;
  /** Whether errors show immediately instead of on blur. */
  isErrorVisible: boolean;
  onChange: (change: Partial<Condition>) => void;
  onRemove: () => void;
  /** Button that adds an alternative to a line's first condition. */
  more?: ReactNode;
}

/** A condition of the filter panel: column, operator, value. */
export function FilterCondition({
  name,
  joint,
  alternative,
  columns,
  condition,
  isErrorVisible,
  onChange,
  onRemove,
  more,
}: FilterConditionProps) {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const [isBlurred, setBlurred] = useState(false);
  const errorId = useId();
  const column = columns.find(({ id }) => id === condition.field);
  const chooseField = (id: string) => {
    const selectedColumn = columns.find((candidate) => candidate.id === id);
    if (selectedColumn) onChange(freshCondition(selectedColumn));
  };
  const chooseOperator = (operator: string) => {
    if (isOperatorName(operator)) onChange({ operator, values: valuesFor(operator, condition) });
  };
  const error =
    column && (isErrorVisible || isBlurred) ? conditionError(column, condition, language) : undefined;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setBlurred(true);
  };
  const offered = column ? operatorsFor(column) : [];
  const operators = offered.includes(condition.operator) ? offered : [...offered, condition.operator];
  return (
    <div
      className={styles.condition}
      data-alternative={alternative}
      data-condition={name}
      role="group"
      aria-label={`${joint} ${column?.title ?? ''}`}
    >
      <span className={styles.joint} aria-hidden="true">
        {joint}
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
      {column && !(isTwofold(column) && condition.operator === '=') && (
        <NativeSelect
          className={styles.operator}
          aria-label={t('filter.operator')}
          value={condition.operator}
          onChange={(event) => chooseOperator(event.target.value)}
        >
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {operatorName(t, operator)}
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
        {more}
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
