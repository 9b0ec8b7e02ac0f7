import { isInMaintenance, isSampleLoading, isOpenAccess } from '../../lib/page/document-meta.js';
import { SampleLoadBanner } from './sample-load-banner.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { Banner } from '../../components/ui/banner.js';
import styles from './app-frame.module.css';

/** Banners for temporary states of the server. */
export function StateBanners() {
  return (
    <>
      {isInMaintenance() ? <MaintenanceBanner /> : null}
      {isSampleLoading() ? <SampleLoadBanner /> : null}
    </>
  );
}

/** Reminds administrators that maintenance mode locks out all other users. */
function MaintenanceBanner() {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.strip}>
      <Banner title={t('maintenance.strip')}>
        {t('maintenance.stripText')}{' '}
        {isOpenAccess() ? null : (
          <Link to={`${paths.admin}?section=maintenance`}>{t('maintenance.toSwitch')}</Link>
        )}
      </Banner>
    </div>
  );
}
