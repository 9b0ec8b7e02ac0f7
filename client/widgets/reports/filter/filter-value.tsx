import { useTranslation } from 'react-i18next';
import {
  formatRange,
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { takesList, takesRange } from '../../../../server/contract/filter-language/operators.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import { getSingleValue } from './filter-model.js';
import styles from './filter-panel.module.css';
import { SingleValueInput } from './single-value-input.js';
import { isBooleanColumn } from './operators.js';
import { useLabelledValues } from './use-labelled-values.js';
import { ValueList } from './value-list.js';
import { formatIsoDay } from '../../../../server/contract/formatting/iso-day.js';
import { useDatabases } from '../../../graphql/databases/use-databases.js';
import { useFormat } from '../../../i18n/use-format.js';

/** Lengths of the date shortcuts in days. */
const dateSpans = [30, 90, 365] as const;

/** The last `days` days up to an ISO date, in filter syntax: `2026-10-22@2026-11-21`. */
export function lastDays(days: number, upTo: string): string {
  const from = new Date(`${upTo}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - days);
  return formatRange([from.toISOString().slice(0, 10), upTo]);
}

interface FilterValueProps {
  column: ReportColumn;
  condition: FilterCondition;
  onChange: (values: readonly string[]) => void;
  /** Id of the error text; undefined without an error. */
  errorId: string | undefined;
}

/** Value input of a condition, by filter type and operator. */
export function FilterValue({ column, condition, onChange, errorId }: FilterValueProps) {
  const { t } = useTranslation('reports');
  const choices = useLabelledValues()(column);
  const { operator, values } = condition;
  const value = getSingleValue(condition);
  const setValue = (text: string) => onChange([text]);
  if (isBooleanColumn(column) && operator === '=' && choices) {
    return (
      <Segmented
        label={column.title}
        value={value}
        options={choices.map(({ value: choice, name }) => ({ value: choice, label: name }))}
        onChange={setValue}
      />
    );
  }
  if (takesList(operator)) {
    return <ValueList column={column} values={values} onChange={onChange} choices={choices} />;
  }
  const renderInput = (text: string, label: string, change: (text: string) => void, isRequired = false) => (
    <SingleValueInput
      column={column}
      choices={choices}
      label={label}
      value={text}
      onChange={change}
      isRequired={isRequired}
      errorId={errorId}
    />
  );
  if (!takesRange(operator)) return renderInput(value, t('filter.value'), setValue);
  const [from = '', to = ''] = parseRange(value);
  const isRequiredWith = (otherEnd: string) => errorId !== undefined && otherEnd.trim() !== '';
  return (
    <span className={styles.range}>
      {renderInput(from, t('filter.from'), (text) => setValue(formatRange([text, to])), isRequiredWith(to))}
      <span className={styles.quiet}>{t('filter.to')}</span>
      {renderInput(to, t('filter.upTo'), (text) => setValue(formatRange([from, text])), isRequiredWith(from))}
      {filterInputs[column.filterType].field === 'day' && <DateShortcuts value={value} onChange={setValue} />}
    </span>
  );
}

/** Buttons that set a date range of the last 30, 90 or 365 days with data. */
function DateShortcuts({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { current } = useDatabases();
  const latestDay =
    [current?.positionsDate, current?.volumesDate]
      .flatMap((date) => date?.slice(0, 10) ?? [])
      .sort()
      .at(-1) ?? formatIsoDay(new Date());
  return (
    <span className={styles.spans} role="group" aria-label={t('filter.spans')}>
      {dateSpans.map((days) => {
        const span = lastDays(days, latestDay);
        return (
          <button
            key={days}
            type="button"
            className={styles.span}
            aria-pressed={value === span}
            onClick={() => onChange(span)}
          >
            {t('filter.span', { count: days })}
          </button>
        );
      })}
      <span className={styles.spansEnd}>{t('filter.spansEnd', { day: format.day(latestDay) })}</span>
    </span>
  );
}
