import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/ui/segmented.js';
import type { ReportColumn } from '../report-meta.js';
import { DateShortcuts } from './date-shortcuts.js';
import { type Condition, takesList } from './filter-model.js';
import styles from './filter-panel.module.css';
import { OneValue } from './one-value.js';
import { isTwofold } from './operators.js';
import { useNamedValues } from './use-named-values.js';
import { ValueList } from './value-list.js';

interface FilterValueProps {
  column: ReportColumn;
  condition: Condition;
  onChange: (value: string) => void;
}

/** The value of a condition, by the column's kind of input and the operator. */
export function FilterValue({ column, condition, onChange }: FilterValueProps) {
  const { t } = useTranslation('reports');
  const choices = useNamedValues()(column);
  const { operator, value } = condition;
  if (isTwofold(column) && operator === '=' && choices) {
    return (
      <Segmented
        label={column.title}
        value={value}
        options={choices.map(({ value: choice, name }) => ({ value: choice, label: name }))}
        onChange={onChange}
      />
    );
  }
  if (takesList(operator)) {
    return <ValueList column={column} value={value} onChange={onChange} choices={choices} />;
  }
  const one = (text: string, label: string, change: (text: string) => void) => (
    <OneValue column={column} choices={choices} label={label} value={text} onChange={change} />
  );
  if (operator !== 'BETWEEN') return one(value, t('filter.value'), onChange);
  const [from = '', to = ''] = value.split('@');
  return (
    <span className={styles.range}>
      {one(from, t('filter.from'), (text) => onChange(`${text}@${to}`))}
      <span className={styles.quiet}>{t('filter.to')}</span>
      {one(to, t('filter.upTo'), (text) => onChange(`${from}@${text}`))}
      {column.filterType === 'dateRange' && <DateShortcuts value={value} onChange={onChange} />}
    </span>
  );
}
