import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import styles from './find-field.module.css';

interface FindFieldProps {
  value: string;
  onChange: (typed: string) => void;
  /** Accessible name and placeholder. */
  label: string;
  /** Result count for screen readers. */
  resultText?: string;
}

/** Search-as-you-type field; Escape clears it. */
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
