import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Crumb, PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { changeDatabasePath } from '../../addresses/paths.js';
import { withoutDatabase } from '../../addresses/without-database.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './unsupported-database.module.css';
import { type Database, useDatabases } from '../../graphql/databases/use-databases.js';

interface UnsupportedDatabaseProps {
  /** Section title. */
  title: string;
  ancestors?: readonly Crumb[];
  /** Domain of the page. */
  siteOf?: string;
  /** Search engine that the report supports. */
  engine: SearchEngine;
}

/** Message for a report that does not exist for the search engine of the database, with links to other databases. */
export function UnsupportedDatabase({ title, ancestors, siteOf, engine }: UnsupportedDatabaseProps) {
  const { t } = useTranslation('states');
  const { language } = useFormat();
  const { databases, current } = useDatabases();
  const supportedDatabases = databases.filter((database) => database.engine === engine);
  const filledDatabases = supportedDatabases.filter(({ empty }) => !empty);
  return (
    <>
      <PageHeader title={title} ancestors={ancestors} siteDomain={siteOf} />
      <div className={`framed ${styles.frame}`}>
        <StateMessage title={t(`unsupported.title.${engine}`)}>
          {current ? t('unsupported.text', { name: databaseTitle(current, language) }) : null}
        </StateMessage>
        <DatabaseLinks title={t('unsupported.withData')} databases={filledDatabases} />
        <DatabaseLinks
          title={t('unsupported.empty')}
          databases={supportedDatabases.filter(({ empty }) => empty)}
        />
      </div>
    </>
  );
}

/** Links that open this page in other databases. */
function DatabaseLinks({ title, databases }: { title: string; databases: readonly Database[] }) {
  const { language } = useFormat();
  const { pathname, search, hash } = useLocation();
  if (databases.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {databases.map((database) => (
          <li key={database.code}>
            <a href={changeDatabasePath(database.code, pathname + withoutDatabase(search) + hash)}>
              {databaseTitle(database, language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
