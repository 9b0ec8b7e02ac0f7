import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import styles from './filter-panel.module.css';
import type { LabelledValue } from './use-labelled-values.js';
import { parseValue, splitList } from './value-check.js';
import { ValuePicker } from './value-picker.js';

interface ValueListProps {
  column: ReportColumn;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Allowed values; undefined if any value is allowed. */
  choices: readonly LabelledValue[] | undefined;
}

/** Multi-value input with chips. */
export function ValueList({ column, values: allValues, onChange, choices }: ValueListProps) {
  const { t } = useTranslation('reports');
  const values = allValues.filter((item) => item.trim() !== '');
  const setValues = (next: readonly string[]) => onChange([...new Set(next)]);
  const getLabel = (item: string) => choices?.find((choice) => choice.value === item)?.name ?? item;
  return (
    <span className={styles.list}>
      {values.map((item) => (
        <span key={item} className={styles.token}>
          {getLabel(item)}
          <button
            type="button"
            aria-label={t('filter.removeValue', { value: getLabel(item) })}
            onClick={() => setValues(values.filter((candidate) => candidate !== item))}
          >
            <IconX className="icon-small" aria-hidden="true" />
          </button>
        </span>
      ))}
      {choices ? (
        <ValuePicker label={column.title} choices={choices} selected={values} onPick={setValues} />
      ) : (
        <ValueAdder column={column} onAdd={(newValues) => setValues([...values, ...newValues])} />
      )}
    </span>
  );
}

interface ValueAdderProps {
  column: ReportColumn;
  onAdd: (values: readonly string[]) => void;
}

/**
 * Input that adds values on Enter or a comma (numbers: only Enter) and splits typed and pasted lists. Invalid parts stay
 * in the field.
 */
function ValueAdder({ column, onAdd }: ValueAdderProps) {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const [text, setText] = useState('');
  const [isBlurred, setBlurred] = useState(false);
  const errorId = useId();
  const { field } = filterInputs[column.filterType];
  const parsePart = (part: string) => parseValue(column, part, language);
  const splitParts = (list: string) => {
    const parts = splitList(column, list, language);
    return {
      valid: parts.flatMap((part) => parsePart(part) ?? []),
      invalid: parts.filter((part) => parsePart(part) === undefined),
    };
  };
  const isInvalid = splitParts(text).invalid.length > 0;
  const addValues = (list: string) => {
    setBlurred(true);
    const { valid, invalid } = splitParts(list);
    if (valid.length > 0) onAdd(valid);
    setText(invalid.join(' '));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && (event.key !== ',' || field === 'number')) return;
    if (text.trim() === '') return;
    event.preventDefault();
    addValues(text);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (splitList(column, pasted, language).length < 2) return;
    event.preventDefault();
    addValues(pasted);
  };
  return (
    <>
      <input
        className={styles.field}
        type={field === 'day' ? 'date' : 'text'}
        inputMode={field === 'number' ? 'decimal' : undefined}
        aria-label={t('filter.newValue')}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid && isBlurred ? errorId : undefined}
        placeholder={t('filter.newValue')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setBlurred(false);
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => addValues(text)}
      />
      {isInvalid && isBlurred && (
        <span id={errorId} role="alert" className={styles.fault}>
          {t(field === 'day' ? 'filter.fault.day' : 'filter.fault.numberList')}
        </span>
      )}
    </>
  );
}
