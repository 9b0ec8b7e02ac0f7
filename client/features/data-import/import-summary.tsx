import { IconCircleCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../addresses/report-path.js';
import { useDuration } from '../../components/tasks/use-duration.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/database-title.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import { type DataImportsQuery, useDomainsOfImportQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import { DismissButton } from './dismiss-button.js';

type DataImport = DataImportsQuery['dataImports'][number];

/** Domains that are named. */
const namedDomains = 3;

/** What an import brought: figures that add up, rejected rows to download, and what can be looked at now. */
export function ImportSummary({ one, onDismiss }: { one: DataImport; onDismiss: () => void }) {
  const { t } = useTranslation(['data', 'tasks']);
  const format = useFormat();
  const duration = useDuration();
  const { databases } = useDatabases();
  const names = [...new Set(one.files.map(({ name }) => name))];
  const title =
    names.length === 1
      ? t('import.doneOne', { name: names[0] })
      : t('import.doneMany', { count: names.length });
  const bases = (one.counts?.bases ?? []).map((code) => {
    const database = databases.find((each) => each.code === code);
    return database ? databaseTitle(database, format.language) : code;
  });
  const took = t('import.took', {
    at: format.moment(one.finishedAt ?? one.createdAt),
    time: duration(Math.max(1, one.seconds)),
  });
  const [base] = one.counts?.bases ?? [];
  return (
    <section className={`${styles.file} ${styles.done}`} aria-label={title}>
      <div className={styles.doneHead}>
        <IconCircleCheck className={styles.good} aria-hidden="true" />
        <h2 title={names.join(', ')}>{title}</h2>
        <span className={styles.hint}>{[took, ...bases].join(' · ')}</span>
        <span className={styles.acts}>
          <DismissButton onDismiss={onDismiss} />
        </span>
      </div>
      <div className={styles.outcome}>
        <div>
          <Sum one={one} isMany={names.length > 1} />
          <Rejects one={one} />
          {base ? <WaysOn base={base} /> : null}
        </div>
        {base ? <MostKeywords base={base} /> : null}
      </div>
    </section>
  );
}

/** `read = stored + duplicates + beyond position 50 + rejected`. */
function Sum({ one: { counts }, isMany }: { one: DataImport; isMany: boolean }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  if (!counts) return null;
  const parts = [
    { key: 'stored', value: counts.stored, isAlways: true },
    { key: 'duplicates', value: counts.duplicates, isAlways: true },
    { key: 'outsideDepth', value: counts.outsideDepth, isAlways: true },
    { key: 'own', value: counts.own, isAlways: false },
    { key: 'rejected', value: counts.rejected, isAlways: true },
  ] as const;
  return (
    <div className={styles.sum}>
      <span className={styles.whole}>
        <b>{format.integer(counts.records)}</b>
        <span>{t(isMany ? 'counts.recordsMany' : 'counts.records')}</span>
      </span>
      {parts
        .filter(({ value, isAlways }) => isAlways || value > 0)
        .map(({ key, value }, at) => (
          <Fragment key={key}>
            <i aria-hidden="true">{at === 0 ? '=' : '+'}</i>
            <span>
              <b>{format.integer(value)}</b>
              <span>{t(`counts.${key}`)}</span>
            </span>
          </Fragment>
        ))}
    </div>
  );
}

function Rejects({ one: { files } }: { one: DataImport }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rejected = files.filter(({ rejects }) => rejects !== null);
  if (rejected.length === 0) return null;
  return (
    <ul className={styles.rejects}>
      {rejected.map(({ name, entry, rejected: count, rejects }) => (
        <li key={rejects}>
          {entry ? `${name}: ${entry}` : name}: {format.integer(count)} {t('counts.rejected')}{' '}
          <a href={rejects ?? ''} download aria-label={t('counts.downloadOf', { name: entry ?? name })}>
            {t('counts.download')}
          </a>
        </li>
      ))}
    </ul>
  );
}

function WaysOn({ base }: { base: string }) {
  const { t } = useTranslation('data');
  const { data } = useDomainsOfImportQuery({ variables: { base } });
  const first = data?.topKeywordDomains.data[0]?.name;
  return (
    <p className={styles.waysOn}>
      <span>{t('look.title')}</span>
      <Link to={reportPath('visible-domains', {}, base)}>{t('look.visible')}</Link>
      <Link to={reportPath('top-keyword-domains', {}, base)}>{t('look.keywords')}</Link>
      {first ? (
        <Link to={reportPath('domain-summary', { domain: toUnicodeHost(first) }, base)}>
          {t('look.first', { domain: toUnicodeHost(first) })}
        </Link>
      ) : null}
    </p>
  );
}

function MostKeywords({ base }: { base: string }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const { data } = useDomainsOfImportQuery({ variables: { base } });
  const report = data?.topKeywordDomains;
  return (
    <div className={styles.most}>
      <h3>{t('look.most')}</h3>
      {report?.data.length === 0 ? <p className={styles.hint}>{t('look.none')}</p> : null}
      <ul>
        {report?.data.slice(0, namedDomains).map(({ name, it50 }) => (
          <li key={name}>
            <DomainLink domain={name} base={base} strong />
            <span>{format.integer(it50)}</span>
          </li>
        ))}
      </ul>
      {report && report.total > namedDomains ? (
        <Link to={reportPath('top-keyword-domains', {}, base)}>
          {t('look.all', { count: report.total, shown: format.integer(report.total) })}
        </Link>
      ) : null}
    </div>
  );
}
