import { listedNames } from '../../../server/contract/listed-names.js';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { csrfToken } from '../../lib/document-meta.js';
import { subjectOf } from '../../lib/subject.js';
import { pageOf } from '../../addresses/catalogue.js';
import styles from './group-form.module.css';

interface GroupFormProps {
  database: ReactNode;
  /** Code of the database that the form is sent with. */
  base: string | undefined;
  /** Domains of that database. */
  examples: readonly string[];
  /** Makes a group report of what is typed; missing for who can have none. */
  onGroup?: (domains: string) => void;
}

/** Domains that a group has at least. */
const minGroupDomains = 2;

/** Several domains, one in a line, to compare or to make a group report of: the form is posted as it is, blank lines count as nothing. */
export function GroupForm({ database, base, examples, onGroup }: GroupFormProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const id = useId();
  const token = useRef<HTMLInputElement>(null);
  const [list, setList] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const domains = parseDomains(list);
  const hasTooFewDomains = isSubmitted && domains.length < minGroupDomains;
  const submit = (event: React.FormEvent) => {
    setSubmitted(true);
    // The page's token may have been renewed since the form was drawn.
    if (token.current) token.current.value = csrfToken() ?? '';
    if (domains.length < minGroupDomains) event.preventDefault();
  };
  const createGroup = () => {
    setSubmitted(true);
    if (domains.length >= minGroupDomains) onGroup?.(domains.join('\n'));
  };
  return (
    <form
      className={styles.form}
      method="post"
      action={pageOf('domain-summary').route}
      onSubmit={submit}
      aria-label={t('modeGroup')}
    >
      <div className={styles.head}>{database}</div>
      <textarea
        name="domainlist"
        className={styles.list}
        rows={6}
        value={list}
        maxLength={20_000}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={examples.slice(0, minGroupDomains).join('\n')}
        aria-label={t('groupLabel')}
        aria-invalid={hasTooFewDomains}
        aria-describedby={id}
        onChange={(event) => setList(event.currentTarget.value)}
      />
      <input type="hidden" name="csrf_token" ref={token} defaultValue={csrfToken() ?? ''} />
      {base ? <input type="hidden" name="db" value={base} /> : null}
      <div className={styles.foot}>
        <span
          id={id}
          className={hasTooFewDomains ? styles.fault : styles.count}
          role={hasTooFewDomains ? 'alert' : 'status'}
        >
          {hasTooFewDomains
            ? t('groupShort')
            : t('groupCount', { count: domains.length, formatted: format.integer(domains.length) })}
        </span>
        {onGroup ? (
          <button type="button" className={styles.other} onClick={createGroup}>
            {t('groupReport')}
          </button>
        ) : null}
        <button type="submit" className={styles.submit}>
          {t('groupSubmit')}
        </button>
      </div>
    </form>
  );
}

/** The different lines of a list, domains by their plain names. */
function parseDomains(list: string): string[] {
  const names = listedNames(list).map((name) => {
    const subject = subjectOf(name);
    return subject && subject.kind !== 'keyword' ? subject.domain : name;
  });
  return [...new Set(names)];
}
