import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { missingDatabase, addressWithDatabase } from '../addresses/page-database.js';
import { Banner } from '../components/ui/banner.js';
import { useDatabases } from '../graphql/use-databases.js';
import { useFormat } from '../i18n/use-format.js';
import { databaseTitle } from '../lib/database-title.js';
import styles from './frame/app-frame.module.css';

/** Redirects to an address with the database, so that copied links open the same data. */
export function EnsureDatabaseInAddress() {
  const location = useLocation();
  const address = addressWithDatabase(location);
  if (address !== location.pathname + location.search + location.hash) {
    return <Redirect to={address} />;
  }
  return (
    <>
      <MissingDatabase />
      <Outlet />
    </>
  );
}

/**
 * Replaces the current address. `<Navigate>` would also replace the address of a newer navigation that starts before its
 * effect runs.
 */
function Redirect({ to }: { to: string }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const isCurrent = window.location.pathname === pathname && window.location.search === search;
    if (isCurrent) void navigate(to, { replace: true, state: state as unknown });
  }, [to, pathname, search, state, navigate]);
  return null;
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
