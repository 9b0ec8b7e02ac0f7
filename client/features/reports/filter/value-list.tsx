import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import styles from './filter-panel.module.css';
import type { NamedValue } from './use-named-values.js';
import { isReadable, plainNumber } from './value-check.js';
import { ValuePicker } from './value-picker.js';

interface ValueListProps {
  column: ReportColumn;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** The only values that may be picked; any where it is missing. */
  choices: readonly NamedValue[] | undefined;
}

/** Several values of one condition: each a chip, and a way to add the next. */
export function ValueList({ column, values: given, onChange, choices }: ValueListProps) {
  const { t } = useTranslation('reports');
  const values = given.filter((one) => one.trim() !== '');
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

/** Enter or a comma ends a value; a pasted list becomes as many. What the column cannot hold is not added. */
function ValueAdder({ column, onAdd }: ValueAdderProps) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState('');
  const isNumber = filterInputs[column.filterType].field === 'number';
  const isDay = filterInputs[column.filterType].field === 'day';
  const asValue = (typed: string) => (isNumber ? plainNumber(typed) : typed.trim());
  const canAdd = text.trim() !== '' && isReadable(column, asValue(text));
  const finish = () => {
    if (!canAdd) return;
    onAdd([asValue(text)]);
    setText('');
  };
  const noteKey = (event: KeyboardEvent) => {
    if (!canAdd || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    finish();
  };
  const takeList = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').split('\n');
    const lines = pasted.filter((line) => line.trim() !== '').map(asValue);
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines.filter((line) => line !== '' && isReadable(column, line)));
  };
  return (
    <input
      className={styles.field}
      type={isDay ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      aria-label={t('filter.newValue')}
      aria-invalid={text.trim() !== '' && !canAdd}
      placeholder={t('filter.newValue')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={noteKey}
      onPaste={takeList}
      onBlur={finish}
    />
  );
}
