import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import styles from './find-field.module.css';

interface FindFieldProps {
  value: string;
  onChange: (typed: string) => void;
  /** What is found by it: its name, and what stands in it while it is empty. */
  label: string;
  /** How much was found, for whoever hears the page. */
  resultText?: string;
}

/** Finds something on the page as one types; Escape empties it. */
export function FindField({ value, onChange, label, resultText }: FindFieldProps) {
  return (
    <>
      <TextInput
        className={styles.field}
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        placeholder={label}
        aria-label={label}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      {resultText === undefined ? null : (
        <p className="for-ears" role="status">
          {value.trim() === '' ? '' : resultText}
        </p>
      )}
    </>
  );
}
