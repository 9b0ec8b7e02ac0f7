import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath } from '../../../addresses/paths.js';
import { useReturnPath } from '../../../lib/use-return-path.js';
import styles from './view-menu.module.css';

/** Shown to guests instead of saved filters, with a log-in link. */
export function GuestNote() {
  const { t } = useTranslation('reports');
  const returnTo = useReturnPath();
  return (
    <div className={styles.guest}>
      <p>{t('views.guestText')}</p>
      <div className={styles.ways}>
        <Button component={Link} to={loginPath({ returnTo })}>
          {t('views.logIn')}
        </Button>
        <Button component={Link} variant="filled" to={loginPath({ returnTo, register: true })}>
          {t('views.register')}
        </Button>
      </div>
    </div>
  );
}
