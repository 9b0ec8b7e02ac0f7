import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { missingDatabase, addressWithDatabase } from '../addresses/page-database.js';
import { Banner } from '../components/ui/banner.js';
import { Redirect } from '../components/ui/redirect.js';
import { useDatabases } from '../graphql/databases/use-databases.js';
import { useFormat } from '../i18n/use-format.js';
import { databaseTitle } from '../lib/text/database-title.js';
import styles from './frame/app-frame.module.css';

/** Redirects to an address with the database, so that copied links open the same data. */
export function EnsureDatabaseInAddress() {
  const location = useLocation();
  const address = addressWithDatabase(location);
  if (address !== location.pathname + location.search + location.hash) {
    return <Redirect to={address} preservesState />;
  }
  return (
    <>
      <MissingDatabase />
      <Outlet />
    </>
  );
}

/** Banner about an unknown database code. */
function MissingDatabase() {
  const { t } = useTranslation('states');
  const { language } = useFormat();
  const { current } = useDatabases();
  const [unknownCode, setUnknownCode] = useState(missingDatabase);
  if (unknownCode === undefined || !current) return null;
  return (
    <div className={styles.strip}>
      <Banner
        title={t('missingDatabase.title', { code: unknownCode })}
        onClose={() => setUnknownCode(undefined)}
      >
        {t('missingDatabase.text', { name: databaseTitle(current, language), code: current.code })}
      </Banner>
    </div>
  );
}
