import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf, listSeparator } from './filter-model.js';
import styles from './filter-panel.module.css';

/** A value that stands for something with a name. */
export interface NamedValue {
  value: string;
  name: string;
}

interface ValueListProps {
  value: string;
  onChange: (value: string) => void;
  /** The only values that may be picked; any text where it is missing. */
  choices: readonly NamedValue[] | undefined;
}

/** Several values of one condition: each a chip, and a way to add the next. */
export function ValueList({ value, onChange, choices }: ValueListProps) {
  const { t } = useTranslation('reports');
  const values = listOf(value);
  const add = (more: readonly string[]) => onChange([...new Set([...values, ...more])].join(listSeparator));
  const nameOf = (one: string) => choices?.find((choice) => choice.value === one)?.name ?? one;
  return (
    <span className={styles['list']}>
      {values.map((one) => (
        <span key={one} className={styles['token']}>
          {nameOf(one)}
          <button
            type="button"
            aria-label={t('filter.removeValue', { value: nameOf(one) })}
            onClick={() => onChange(values.filter((other) => other !== one).join(listSeparator))}
          >
            <IconX className="icon-small" aria-hidden="true" />
          </button>
        </span>
      ))}
      {choices ? (
        <ChoicePicker
          choices={choices.filter((choice) => !values.includes(choice.value))}
          onPick={(one) => add([one])}
        />
      ) : (
        <TextAdder onAdd={add} />
      )}
    </span>
  );
}

function ChoicePicker({
  choices,
  onPick,
}: {
  choices: readonly NamedValue[];
  onPick: (value: string) => void;
}) {
  const { t } = useTranslation('reports');
  return (
    <select
      className={styles['adder']}
      aria-label={t('filter.addValues')}
      value=""
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="" disabled hidden>
        + {t('filter.addValue')}
      </option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Enter or a comma ends a value; a pasted list becomes as many. */
function TextAdder({ onAdd }: { onAdd: (values: readonly string[]) => void }) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState('');
  const finish = () => {
    if (text.trim() === '') return;
    onAdd([text.trim()]);
    setText('');
  };
  const noteKey = (event: KeyboardEvent) => {
    if (text.trim() === '' || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    finish();
  };
  const takeList = (event: ClipboardEvent) => {
    const lines = listOf(event.clipboardData.getData('text')).map((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines);
  };
  return (
    <input
      className={styles['field']}
      aria-label={t('filter.newValue')}
      placeholder={t('filter.newValue')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={noteKey}
      onPaste={takeList}
      onBlur={finish}
    />
  );
}
