import { TextInput } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../components/form/native-select.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import type { Table } from './column-report.js';
import styles from './data-import.module.css';
import type { ImportOverrides } from './import-overrides.js';

const domainPattern = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Whether a text looks like a domain. */
export function isDomain(text: string): boolean {
  return domainPattern.test(text.trim());
}

/** Today in the browser's time zone, as an ISO date. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Whether the rows of a table need a domain that they do not contain. */
export function needsDomain({ remarks }: Table): boolean {
  return remarks.some(({ code }) => code === 'noDomain');
}

/** Database, date and domain of a file, each with its source, and the effect of the import. */
export function FileChoices({
  table,
  overrides,
  onChange,
}: {
  table: Table;
  overrides: ImportOverrides;
  onChange: (overrides: ImportOverrides) => void;
}) {
  const { t } = useTranslation('data');
  const { language } = useFormat();
  const { databases, current } = useDatabases();
  // A database column in the file overrides the selected database.
  const basesInRows = table.columns.some(({ field }) => field === 'base');
  const base = overrides.base ?? table.base ?? (basesInRows ? '' : (current?.code ?? ''));
  const hasRemark = (code: string) => table.remarks.some((remark) => remark.code === code);
  const isUnmapped = table.readBy === 'none';
  const datesInRows = !isUnmapped && !hasRemark('noDate') && table.date === null;
  const domain = overrides.domain ?? table.domain ?? '';
  const isDomainUnneeded = hasRemark('noPosition');
  const domainsInRows =
    !isUnmapped && !needsDomain(table) && table.domain === null && overrides.domain === undefined;
  const isBadDomain = domain !== '' && !isDomain(domain);
  const contribution = getContribution(table);
  return (
    <div className={styles.choices}>
      <Choice
        label={t('choice.database')}
        hint={t(
          overrides.base ? 'choice.chosen' : table.base || basesInRows ? 'choice.ofFile' : 'choice.ofPage',
        )}
      >
        {(id) => (
          <NativeSelect
            id={id}
            className={styles.field}
            value={base}
            onChange={({ currentTarget: { value } }) => onChange({ ...overrides, base: value || undefined })}
          >
            {basesInRows && <option value="">{t('choice.fromRows')}</option>}
            {databases.map((database) => (
              <option key={database.code} value={database.code}>
                {databaseTitle(database, language)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Choice>
      <Choice
        label={t('choice.date')}
        hint={t(
          overrides.date
            ? 'choice.chosen'
            : table.date
              ? 'choice.fromName'
              : datesInRows
                ? 'choice.fromRows'
                : 'choice.today',
        )}
      >
        {(id) => (
          <TextInput
            id={id}
            type="date"
            value={overrides.date ?? table.date ?? (datesInRows ? '' : today())}
            onChange={({ currentTarget: { value } }) => onChange({ ...overrides, date: value || undefined })}
          />
        )}
      </Choice>
      <Choice
        label={t('choice.domain')}
        hasError={isBadDomain || (domain === '' && needsDomain(table))}
        hint={t(
          isBadDomain
            ? 'choice.badDomain'
            : isDomainUnneeded
              ? 'choice.domainUnneeded'
              : overrides.domain
                ? 'choice.chosen'
                : table.domain
                  ? 'choice.fromName'
                  : domainsInRows
                    ? 'choice.domainFromRows'
                    : 'choice.domainNeeded',
        )}
      >
        {(id) => (
          <TextInput
            id={id}
            value={domain}
            placeholder={domainsInRows ? '' : t('choice.domainHint')}
            disabled={isDomainUnneeded}
            error={isBadDomain}
            leftSection={isDomain(domain) ? <SiteIcon domain={domain} /> : undefined}
            onChange={({ currentTarget: { value } }) => onChange({ ...overrides, domain: value })}
          />
        )}
      </Choice>
      <div className={styles.choice}>
        <span className={styles.label}>{t('choice.adds')}</span>
        <span className={styles.added}>{t(`choice.${contribution}`)}</span>
        <span className={styles.hint}>{t(`choice.${contribution}Text`)}</span>
      </div>
    </div>
  );
}

function Choice({
  label,
  hint,
  hasError = false,
  children,
}: {
  label: string;
  hint: string;
  hasError?: boolean;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
      <span className={hasError ? styles.fault : styles.hint}>{hint}</span>
    </div>
  );
}

/** Kind of data that a table adds to a database. */
export function getContribution({
  remarks,
  forecast,
}: Table): 'oneDomain' | 'keywords' | 'ownSite' | 'ownPositions' | 'titles' | 'results' {
  const hasRemark = (code: string) => remarks.some((remark) => remark.code === code);
  if (hasRemark('ownSite')) return hasRemark('averagePosition') ? 'ownPositions' : 'ownSite';
  if (hasRemark('titlesOnly')) return 'titles';
  if (hasRemark('noPosition')) return 'keywords';
  return hasRemark('oneDomain') || hasRemark('noDomain') || forecast?.isOneSite ? 'oneDomain' : 'results';
}
