import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import { useFormat } from '../../i18n/use-format.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import { useStoredValue } from '../../lib/stored-value.js';
import styles from './cookie-notice.module.css';

/** Cookie notice, shown once per browser. It needs no choice, because all cookies are essential. */
export function CookieNotice() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [isSeen, setSeen] = useStoredValue('rivalscope.cookies-seen', false);
  if (isSeen || isOpenAccess()) return null;
  return (
    <aside className={styles.notice} aria-label={t('foot.cookiesLabel')}>
      <p>
        {t('foot.cookies')} <Link to={legalPath('cookie-law', language)}>{t('foot.cookiesMore')}</Link>
      </p>
      <Button variant="filled" onClick={() => setSeen(true)}>
        {t('foot.cookiesSeen')}
      </Button>
    </aside>
  );
}
