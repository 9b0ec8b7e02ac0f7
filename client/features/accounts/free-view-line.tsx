import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../addresses/paths.js';
import styles from './usage.module.css';
import { useDemonstrationsQuery } from './demonstrations.generated.js';

/** Tells a guest that this is the free view, and the way to look around with everything. */
export function FreeViewLine() {
  const { t } = useTranslation('accounts');
  const { data } = useDemonstrationsQuery({ errorPolicy: 'ignore' });
  if (!data) return null;
  const hasDemonstrations = data.demonstrationAccounts.length > 0;
  return (
    <span className={styles.freeView}>
      <Trans
        t={t}
        i18nKey={hasDemonstrations ? 'freeView.demonstrations' : 'freeView.plans'}
        components={{
          logIn: <Link to={loginPath()} />,
          plans: <Link to={paths.pricing} />,
          register: <Link to={loginPath({ register: true })} />,
        }}
      />
    </span>
  );
}
