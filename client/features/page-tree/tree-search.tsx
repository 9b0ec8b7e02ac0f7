import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-tree-page.module.css';

interface TreeSearchProps {
  /** Runs on Enter. An empty text clears the search. */
  onSearch: (text: string) => void;
}

/** Search box above the tree. */
export function TreeSearch({ onSearch }: TreeSearchProps) {
  const { t } = useTranslation('pageTree');
  const [text, setText] = useState('');
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <TextInput
      className={styles.search}
      value={text}
      placeholder={t('search')}
      aria-label={t('searchLabel')}
      leftSection={<IconSearch aria-hidden="true" />}
      rightSection={
        text ? <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} /> : undefined
      }
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (event.currentTarget.value === '') onSearch('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text);
        if (event.key === 'Escape') clear();
      }}
    />
  );
}
