import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { parseSubject } from '../../lib/text/subject.js';
import { paths } from '../../addresses/paths.js';
import styles from './add-domain.module.css';

interface AddDomainProps {
  /** Domains already in the comparison. */
  names: readonly string[];
  /** Maximum number of domains of the viewer's plan; undefined while loading. */
  maxDomains: number | undefined;
  onAdd: (names: readonly string[]) => void;
}

/** Adds domains, separated by commas or spaces. Shows the limit of the plan once it is reached. */
export function AddDomain({ names, maxDomains, onAdd }: AddDomainProps) {
  const { t } = useTranslation('comparison');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  if (maxDomains !== undefined && names.length >= maxDomains) {
    return (
      <p className={styles.limit}>
        {t('limit', { count: maxDomains })}{' '}
        {isOpenAccess() ? null : <Link to={paths.pricing}>{t('plans')}</Link>}
      </p>
    );
  }
  const add = () => {
    const entries = text.split(/[\s,;]+/).filter(Boolean);
    const parsedEntries = entries.map((entry) => ({ entry, subject: parseSubject(entry) }));
    const invalidEntry = parsedEntries.find(({ subject }) => !subject || subject.kind === 'keyword');
    if (invalidEntry) return setError(t('notDomain', { text: invalidEntry.entry }));
    const domains = parsedEntries.flatMap(({ subject }) =>
      subject && subject.kind !== 'keyword' ? [subject.domain] : [],
    );
    const existing = domains.find((domain) => names.includes(domain));
    if (existing) return setError(t('already', { domain: existing }));
    setText('');
    if (domains.length > 0) onAdd([...new Set(domains)]);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        className={styles.field}
        aria-label={t('addLabel')}
        placeholder={t('addPlaceholder')}
        value={text}
        error={error}
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" leftSection={<IconPlus aria-hidden="true" />}>
        {t('add')}
      </Button>
    </form>
  );
}
