import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnreadNotificationsQuery } from '../../graphql/generated/operations.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../paths.js';
import styles from './visitor-corner.module.css';

/** How often the page looks for news, ms. */
const interval = 60_000;

/** The bell: a dot while something is unread. */
export function NotificationBell() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useUnreadNotificationsQuery({
    pollInterval: interval,
    skipPollAttempt: () => document.hidden,
    errorPolicy: 'ignore',
  });
  const count = data?.notifications.count ?? 0;
  const label =
    count > 0 ? t('account.unread', { shown: format.integer(count) }) : t('account.notifications');
  return (
    <ActionIcon
      component={Link}
      to={paths.systemNotifications}
      className={styles.bell}
      aria-label={label}
      title={label}
    >
      <IconBell aria-hidden="true" />
      {count > 0 ? <span className={styles.dot} /> : null}
    </ActionIcon>
  );
}
