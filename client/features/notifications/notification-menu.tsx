import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { paths } from '../../addresses/paths.js';
import styles from './notification-menu.module.css';
import { NotificationRow } from './notification-row.js';
import { useNotifications } from './use-notifications.js';

interface NotificationMenuProps {
  /** Closes the dropdown that contains the menu. */
  onClose: () => void;
}

/** Dropdown of the bell button: unread notifications, newest first, and a link to their page. */
export function NotificationMenu({ onClose }: NotificationMenuProps) {
  const { t } = useTranslation('notifications');
  const title = useAccountTitle('systemNotifications');
  const { notifications, error, refetch, markRead, markAllRead } = useNotifications();
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {notifications && notifications.count > 0 ? (
          <Button size="xs" variant="subtle" onClick={() => void markAllRead()}>
            {t('markAll')}
          </Button>
        ) : null}
      </div>
      <div className={styles.list}>
        {notifications === undefined && error ? (
          <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : notifications === undefined ? (
          <SkeletonRows rows={3} height={46} />
        ) : notifications.items.length === 0 ? (
          <div className={styles.empty}>
            <b>{t('empty')}</b>
            <span>{t('emptyText')}</span>
          </div>
        ) : (
          <ul className={styles.items}>
            {notifications.items.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={(id) => void markRead(id)}
                onOpen={onClose}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        <Link to={paths.systemNotifications} onClick={onClose}>
          {t('all')}
        </Link>
      </div>
    </section>
  );
}
