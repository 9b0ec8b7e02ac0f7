import { IconCircleCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../addresses/report-path.js';
import { useDuration } from '../../widgets/tasks/use-duration.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import { quoteExamples } from './column-report.js';
import type { DataImportsQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import { DismissButton } from './dismiss-button.js';

type DataImport = DataImportsQuery['dataImports'][number];
type Counts = NonNullable<DataImport['counts']>;

const maxListedSites = 3;

/** Result of an import: row counts, rejected rows to download, and links to the new data. */
export function ImportSummary({ dataImport, onDismiss }: { dataImport: DataImport; onDismiss: () => void }) {
  const { t } = useTranslation(['data', 'tasks']);
  const format = useFormat();
  const duration = useDuration();
  const { databases } = useDatabases();
  const names = [...new Set(dataImport.files.map(({ name }) => name))];
  const title =
    names.length === 1
      ? t('import.doneOne', { name: names[0] })
      : t('import.doneMany', { count: names.length });
  const bases = (dataImport.counts?.bases ?? []).map((code) => {
    const database = databases.find((candidate) => candidate.code === code);
    return database ? databaseTitle(database, format.language) : code;
  });
  const durationText = t('import.took', {
    at: format.moment(dataImport.finishedAt ?? dataImport.createdAt),
    time: duration(Math.max(1, dataImport.seconds)),
  });
  return (
    <section className={`${styles.file} ${styles.done}`} aria-label={title}>
      <div className={styles.doneHead}>
        <IconCircleCheck className={styles.good} aria-hidden="true" />
        <h2 title={names.join(', ')}>{title}</h2>
        <span className={styles.hint}>{[durationText, ...bases].join(' · ')}</span>
        <span className={styles.acts}>
          <DismissButton onDismiss={onDismiss} />
        </span>
      </div>
      <div className={styles.outcome}>
        <div>
          <CountBreakdown dataImport={dataImport} hasManyDatabases={names.length > 1} />
          <Rejects dataImport={dataImport} />
          <ColumnsWithInvalidValues dataImport={dataImport} />
          <Readings dataImport={dataImport} />
          {dataImport.counts ? <NextSteps counts={dataImport.counts} /> : null}
        </div>
        {dataImport.counts && dataImport.counts.mostKeywords.length > 0 ? (
          <TopDomains domains={dataImport.counts.mostKeywords} />
        ) : null}
      </div>
    </section>
  );
}

/** `read = stored + superseded + duplicates + beyond position 50 + rejected`. */
function CountBreakdown({
  dataImport: { counts },
  hasManyDatabases,
}: {
  dataImport: DataImport;
  hasManyDatabases: boolean;
}) {
  const { t } = useTranslation('data');
  const format = useFormat();
  if (!counts) return null;
  const parts = [
    { key: 'stored', value: counts.stored, isAlways: true },
    { key: 'superseded', value: counts.superseded, isAlways: false },
    { key: 'duplicates', value: counts.duplicates, isAlways: true },
    { key: 'outsideDepth', value: counts.outsideDepth, isAlways: true },
    { key: 'own', value: counts.own, isAlways: false },
    { key: 'rejected', value: counts.rejected, isAlways: true },
  ] as const;
  const newerDate = counts.supersededBy === null ? '' : format.day(counts.supersededBy);
  return (
    <div className={styles.sum}>
      <span className={styles.whole}>
        <b>{format.integer(counts.records)}</b>
        <span>{t(hasManyDatabases ? 'counts.recordsMany' : 'counts.records')}</span>
      </span>
      {parts
        .filter(({ value, isAlways }) => isAlways || value > 0)
        .map(({ key, value }, index) => (
          <Fragment key={key}>
            <i aria-hidden="true">{index === 0 ? '=' : '+'}</i>
            <span>
              <b>{format.integer(value)}</b>
              <span>{t(`counts.${key}`, { date: newerDate })}</span>
            </span>
          </Fragment>
        ))}
    </div>
  );
}

function Rejects({ dataImport: { files } }: { dataImport: DataImport }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rejectedFiles = files.filter(({ rejects }) => rejects !== null);
  if (rejectedFiles.length === 0) return null;
  return (
    <ul className={styles.rejects}>
      {rejectedFiles.map(({ name, entry, rejected: count, rejects }) => (
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

/** Excluded totals, responses without results, and how values that allow several readings were read. */
function Readings({ dataImport: { files, counts } }: { dataImport: DataImport }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const totalRows = counts?.totalRows ?? 0;
  const lines = [
    ...(totalRows > 0
      ? [t('counts.totals', { count: totalRows, formatted: format.integer(totalRows) })]
      : []),
    ...files.flatMap(({ name, entry, readings, failedResponses }) =>
      [...(failedResponses === null ? [] : [failedResponses]), ...readings].map((text) =>
        files.length > 1 ? `${entry ?? name}: ${text}` : text,
      ),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.rejects}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Columns with values that the import does not understand. */
function ColumnsWithInvalidValues({
  dataImport: { files, columnsWithInvalidValues: columns },
}: {
  dataImport: DataImport;
}) {
  const { t } = useTranslation('data');
  const format = useFormat();
  if (columns.length === 0) return null;
  return (
    <ul className={styles.rejects}>
      {columns.map(({ file, name, valid, empty, invalid, examples }) => (
        <li key={`${file} ${name}`}>
          {files.length > 1 ? `${file}: ` : ''}
          {t('counts.invalid', {
            column: name,
            count: invalid,
            formatted: format.integer(invalid),
            examples: quoteExamples(examples),
            valid: format.integer(valid),
            empty: format.integer(empty),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Links to the imported data, starting with the first kind that has rows. */
function NextSteps({ counts }: { counts: Counts }) {
  const { t } = useTranslation('data');
  const { mostKeywords, keyword, ownSites, domains } = counts;
  const [first] = mostKeywords;
  if (!first && !keyword && ownSites.length === 0) return null;
  return (
    <p className={styles.waysOn}>
      <span>{t('look.title')}</span>
      {first ? <DomainLinks domain={first} /> : null}
      {first && !first.isPaid && domains > 1 ? (
        <>
          <Link to={reportPath('visible-domains', {}, first.base)}>{t('look.visible')}</Link>
          <Link to={reportPath('top-keyword-domains', {}, first.base)}>{t('look.keywords')}</Link>
        </>
      ) : null}
      {keyword ? (
        <Link to={reportPath('keyword-summary', { keyword: keyword.word }, keyword.base)}>
          {t('look.keyword', { keyword: keyword.word })}
        </Link>
      ) : null}
      {ownSites.slice(0, maxListedSites).map((site) => (
        <Link key={site} to={reportPath('own-queries', { domain: toUnicodeHost(site) })}>
          {t('look.queries', { site: toUnicodeHost(site) })}
        </Link>
      ))}
    </p>
  );
}

/** Links to a domain's summary and keywords, or to its ads if it has only ads. */
function DomainLinks({ domain: { base, domain, isPaid } }: { domain: Counts['mostKeywords'][number] }) {
  const { t } = useTranslation('data');
  const name = toUnicodeHost(domain);
  if (isPaid) {
    return <Link to={reportPath('ads', { domain: name }, base)}>{t('look.paid', { domain: name })}</Link>;
  }
  return (
    <>
      <Link to={reportPath('domain-summary', { domain: name }, base)}>
        {t('look.first', { domain: name })}
      </Link>
      <Link to={reportPath('organic-keywords', { domain: name }, base)}>
        {t('look.ofDomain', { domain: name })}
      </Link>
    </>
  );
}

function TopDomains({ domains }: { domains: Counts['mostKeywords'] }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  return (
    <div className={styles.most}>
      <h3>{t(domains.some(({ isPaid }) => isPaid) ? 'look.mostAds' : 'look.most')}</h3>
      <ul>
        {domains.map(({ base, domain, keywords }) => (
          <li key={`${base} ${domain}`}>
            <DomainLink domain={domain} base={base} strong />
            <span>{format.integer(keywords)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
