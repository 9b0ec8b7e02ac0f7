import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../addresses/paths.js';
import styles from './usage.module.css';
import { useDemonstrationsQuery } from './demonstrations.generated.js';

/** Explains the free view to guests and links to the demo accounts. */
export function FreeViewLine() {
  const { t } = useTranslation('home');
  const { data } = useDemonstrationsQuery({ errorPolicy: 'ignore' });
  if (!data) return null;
  return (
    <span className={styles.freeView}>
      {t('freeView.text')}{' '}
      {data.demonstrationAccounts.length > 0 ? (
        <Link to={loginPath()}>{t('freeView.logIn')}</Link>
      ) : (
        <>
          <Link to={paths.pricing}>{t('freeView.plans')}</Link> {t('freeView.or')}{' '}
          <Link to={loginPath({ register: true })}>{t('freeView.register')}</Link>
        </>
      )}
      .
    </span>
  );
}
