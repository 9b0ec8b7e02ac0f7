import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  value: string;
  /** Names the text. */
  label: string;
  /** Whether its button gets the focus of the dialog around. */
  autoFocus?: boolean;
}

/** A text that is there to be copied: selected whole by a click, copied by the button. */
export function CopyField({ value, label, autoFocus }: CopyFieldProps) {
  const { t } = useTranslation('forms');
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'refused'>('fresh');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Pages without https and strict browsers have no clipboard: the person copies by key.
      field.current?.select();
      setState('refused');
    }
  };
  const Icon = state === 'copied' ? IconCheck : IconCopy;
  return (
    <div>
      <div className={styles.copy}>
        <TextInput
          ref={field}
          size="md"
          className={styles.field}
          value={value}
          readOnly
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="md"
          leftSection={<Icon aria-hidden="true" />}
          onClick={() => void copy()}
          data-autofocus={autoFocus ? true : undefined}
        >
          {t(state === 'copied' ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {state === 'refused' ? t('notCopied') : null}
      </p>
    </div>
  );
}
