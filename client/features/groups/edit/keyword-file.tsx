import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { maxEditFileKb, maxEditKeywords } from '../../../../server/contract/projects/group-edits.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';

interface KeywordFileProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

/** File input for keywords with an example file. */
export function KeywordFile({ file, onChange }: KeywordFileProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv"
        aria-label={t('edit.field.file')}
        onChange={(event) => onChange(event.currentTarget.files?.[0])}
      />
      <Button
        leftSection={<IconFileText aria-hidden="true" />}
        onClick={() => input.current?.click()}
        data-autofocus
      >
        {t(file ? 'edit.file.other' : 'edit.file.choose')}
      </Button>
      <span className={styles.fileName}>{file?.name ?? t('edit.file.none')}</span>
      <p className={styles.hint}>
        {t('edit.file.hint', {
          size: format.integer(maxEditFileKb),
          lines: format.integer(maxEditKeywords),
        })}{' '}
        <a href="/resources/sample.txt" download>
          {t('edit.file.sample')}
        </a>
      </p>
    </div>
  );
}
