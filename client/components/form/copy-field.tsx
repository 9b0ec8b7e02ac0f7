import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  value: string;
  label: string;
  autoFocus?: boolean;
}

/** A read-only text with a copy button; a click selects it. */
export function CopyField({ value, label, autoFocus }: CopyFieldProps) {
  const { t } = useTranslation('forms');
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'refused'>('fresh');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Without HTTPS there is no clipboard API, so the text is selected for manual copying.
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
