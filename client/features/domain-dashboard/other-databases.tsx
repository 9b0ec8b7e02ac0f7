import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDomainElsewhereQuery } from './domain-dashboard.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import styles from './other-databases.module.css';

/**
 * Links to other databases that contain the domain, and to its parent domain in this database. Renders nothing
 * without matches.
 */
export function OtherDatabases({ domain }: { domain: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { databases, current } = useDatabases();
  const otherDatabases = databases
    .filter(({ code }) => code !== current?.code)
    .map(({ code }) => ({ name: domain, base: code }));
  const parentDomain =
    domain.split('.').length > 2
      ? [{ name: domain.slice(domain.indexOf('.') + 1), base: current?.code }]
      : [];
  const { data } = useDomainElsewhereQuery({
    variables: { domains: [...parentDomain, ...otherDatabases] },
    skip: databases.length === 0,
    errorPolicy: 'ignore',
  });
  const matches = (data?.domainSummaries ?? []).flatMap((summary) => summary ?? []);
  if (matches.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="found-elsewhere">
      <h2 className={styles.title} id="found-elsewhere">
        {t('notFound.elsewhere')}
      </h2>
      <ul className={styles.list}>
        {matches.map(({ name, base, it50 }) => {
          const database = databases.find(({ code }) => code === base);
          return (
            <li key={`${name} ${base}`}>
              <Link to={reportPath('domain-summary', { domain: name }, base)}>
                {name} · {database ? databaseTitle(database, format.language) : base}
              </Link>
              <span>{t('notFound.elsewhereKeywords', { count: it50, formatted: format.integer(it50) })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
