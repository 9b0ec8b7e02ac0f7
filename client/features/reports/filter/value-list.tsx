import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import styles from './filter-panel.module.css';
import type { LabelledValue } from './use-labelled-values.js';
import { readValue } from './value-check.js';
import { ValuePicker } from './value-picker.js';

interface ValueListProps {
  column: ReportColumn;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Allowed values; undefined for free values. */
  choices: readonly LabelledValue[] | undefined;
}

/** Multi-value input with chips. */
export function ValueList({ column, values: allValues, onChange, choices }: ValueListProps) {
  const { t } = useTranslation('reports');
  const values = allValues.filter((one) => one.trim() !== '');
  const setValues = (next: readonly string[]) => onChange([...new Set(next)]);
  const nameOf = (one: string) => choices?.find((choice) => choice.value === one)?.name ?? one;
  return (
    <span className={styles.list}>
      {values.map((one) => (
        <span key={one} className={styles.token}>
          {nameOf(one)}
          <button
            type="button"
            aria-label={t('filter.removeValue', { value: nameOf(one) })}
            onClick={() => setValues(values.filter((other) => other !== one))}
          >
            <IconX className="icon-small" aria-hidden="true" />
          </button>
        </span>
      ))}
      {choices ? (
        <ValuePicker label={column.title} choices={choices} picked={values} onPick={setValues} />
      ) : (
        <ValueAdder column={column} onAdd={(more) => setValues([...values, ...more])} />
      )}
    </span>
  );
}

interface ValueAdderProps {
  column: ReportColumn;
  onAdd: (values: readonly string[]) => void;
}

/**
 * Enter adds a value, and a comma does unless it belongs to a number; pasted lists are split. Invalid text stays in
 * the field.
 */
function ValueAdder({ column, onAdd }: ValueAdderProps) {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const [text, setText] = useState('');
  const [isBlurred, setBlurred] = useState(false);
  const errorId = useId();
  const { field } = filterInputs[column.filterType];
  const valueOf = (typed: string) => readValue(column, typed.trim(), language);
  const value = text.trim() === '' ? undefined : valueOf(text);
  const isWrong = text.trim() !== '' && value === undefined;
  const finish = () => {
    setBlurred(true);
    if (value === undefined) return;
    onAdd([value]);
    setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && (event.key !== ',' || field === 'number')) return;
    if (text.trim() === '') return;
    event.preventDefault();
    finish();
  };
  const pasteList = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').split('\n');
    const lines = pasted.filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines.flatMap((line) => valueOf(line) ?? []));
    setText(lines.filter((line) => valueOf(line) === undefined).join(' '));
    setBlurred(true);
  };
  return (
    <>
      <input
        className={styles.field}
        type={field === 'day' ? 'date' : 'text'}
        inputMode={field === 'number' ? 'decimal' : undefined}
        aria-label={t('filter.newValue')}
        aria-invalid={isWrong}
        aria-describedby={isWrong && isBlurred ? errorId : undefined}
        placeholder={t('filter.newValue')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setBlurred(false);
        }}
        onKeyDown={handleKey}
        onPaste={pasteList}
        onBlur={finish}
      />
      {isWrong && isBlurred && (
        <span id={errorId} role="alert" className={styles.fault}>
          {t(field === 'day' ? 'filter.fault.day' : 'filter.fault.number')}
        </span>
      )}
    </>
  );
}
