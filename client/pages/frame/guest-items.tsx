import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UsageLines } from '../../features/accounts/usage-lines.js';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import styles from './account-items.module.css';

/** Menu items of guests: registration and log-in. */
export function GuestItems({ viewer }: { viewer: ViewerData | undefined }) {
  const { t } = useTranslation();
  const returnTo = useReturnPath();
  return (
    <>
      {viewer ? (
        <>
          <Menu.Item component={Link} to={paths.pricing} className={styles.who}>
            <UsageLines usage={viewer.usage} />
          </Menu.Item>
          <Menu.Divider />
        </>
      ) : null}
      <Menu.Item component={Link} to={loginPath({ returnTo })}>
        {t('account.logIn')}
      </Menu.Item>
      <Menu.Item component={Link} to={loginPath({ returnTo, register: true })}>
        {t('account.register')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.pricing}>
        {t('account.pricing')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.partner}>
        {t('account.partner')}
      </Menu.Item>
    </>
  );
}
