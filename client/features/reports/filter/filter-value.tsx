import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../components/form/native-select.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { ReportColumn } from '../report-meta.js';
import { type Condition, takesList } from './filter-model.js';
import { isYesNo } from './operators.js';
import styles from './filter-panel.module.css';
import { ValueList, type NamedValue } from './value-list.js';

interface FilterValueProps {
  column: ReportColumn;
  condition: Condition;
  onChange: (value: string) => void;
}

/** The value of a condition, by the column's kind of input. */
export function FilterValue({ column, condition, onChange }: FilterValueProps) {
  const { t } = useTranslation('reports');
  const { words, wizards } = useCellEnvironment();
  const { operator, value } = condition;
  if (isYesNo(column)) {
    const options = [
      { value: '1', label: words.yes },
      { value: '0', label: words.no },
    ];
    return (
      <Segmented
        label={column.title}
        value={value === '0' ? '0' : '1'}
        options={options}
        onChange={onChange}
      />
    );
  }
  if (takesList(operator)) {
    return (
      <ValueList value={value} onChange={onChange} choices={choicesOf(column, words.competition, wizards)} />
    );
  }
  if (column.filterType === 'competition') {
    return (
      <NativeSelect
        className={styles['choice']}
        aria-label={t('filter.value')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled hidden />
        {words.competition.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </NativeSelect>
    );
  }
  const input = (text: string, label: string, change: (text: string) => void) => (
    <input
      className={styles['field']}
      type={column.filterType === 'dateRange' ? 'date' : 'text'}
      inputMode={column.filterType === 'number' ? 'decimal' : undefined}
      aria-label={label}
      value={text}
      onChange={(event) =>
        change(column.filterType === 'number' ? plainNumber(event.target.value) : event.target.value)
      }
    />
  );
  if (operator !== 'BETWEEN') return input(value, t('filter.value'), onChange);
  const [from = '', to = ''] = value.split('@');
  return (
    <span className={styles['range']}>
      {input(from, t('filter.from'), (text) => onChange(`${text}@${to}`))}
      <span className={styles['quiet']}>{t('filter.to')}</span>
      {input(to, t('filter.upTo'), (text) => onChange(`${from}@${text}`))}
    </span>
  );
}

/** People paste `1 000,5`: the filter wants `1000.5`. */
function plainNumber(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(',', '.')
    .replace(/[^\d.-]/g, '');
}

function choicesOf(
  column: ReportColumn,
  levels: readonly string[],
  wizards: ReadonlyMap<number, { name: string }>,
): NamedValue[] | undefined {
  if (column.filterType === 'wizards') {
    return [...wizards]
      .map(([id, { name }]) => ({ value: String(id), name }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
  if (column.filterType === 'competition') {
    return levels.map((name, index) => ({ value: String(index + 1), name }));
  }
  return undefined;
}
