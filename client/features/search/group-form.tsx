import { parseNameList } from '../../../server/contract/formatting/parse-name-list.js';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { csrfToken } from '../../lib/page/document-meta.js';
import { parseSubject } from '../../lib/text/subject.js';
import { getPage } from '../../addresses/catalogue.js';
import styles from './group-form.module.css';

interface GroupFormProps {
  database: ReactNode;
  /** Database code that the form submits. */
  base: string | undefined;
  /** Example domains of the database. */
  examples: readonly string[];
  /** Creates a group report from the typed domains; undefined if the viewer cannot have one. */
  onGroup?: (domains: string) => void;
}

const minGroupDomains = 2;

/**
 * Form for a comparison or group report of several domains, one per line. Submits as a regular POST; blank lines are
 * ignored.
 */
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
    // The CSRF token may have been renewed since rendering.
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
      action={getPage('domain-summary').route}
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

/** Distinct lines of a list, with URLs reduced to their domain. */
function parseDomains(list: string): string[] {
  const names = parseNameList(list).map((name) => {
    const subject = parseSubject(name);
    return subject && subject.kind !== 'keyword' ? subject.domain : name;
  });
  return [...new Set(names)];
}
