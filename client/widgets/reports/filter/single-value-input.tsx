import { NativeSelect } from '../../../components/form/native-select.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import styles from './filter-panel.module.css';
import type { LabelledValue } from './use-labelled-values.js';
import { useFormat } from '../../../i18n/use-format.js';
import { parseValue } from './value-check.js';

interface SingleValueInputProps {
  column: ReportColumn;
  /** Allowed values; undefined if any value is allowed. */
  choices: readonly LabelledValue[] | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether a blank value is an error. */
  isRequired?: boolean;
  /** Id of the error text for `aria-describedby`. */
  errorId: string | undefined;
}

/** Single-value input: select, date, number or text. */
export function SingleValueInput({
  column,
  choices,
  label,
  value,
  onChange,
  isRequired = false,
  errorId,
}: SingleValueInputProps) {
  const { language } = useFormat();
  const isInvalid = value.trim() === '' ? isRequired : parseValue(column, value, language) === undefined;
  if (choices) {
    return (
      <NativeSelect
        className={styles.choice}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled hidden />
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
    );
  }
  const isNumber = filterInputs[column.filterType].field === 'number';
  return (
    <input
      className={styles.field}
      type={filterInputs[column.filterType].field === 'day' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? errorId : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
