import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import { NotificationRow } from './notification-row.js';
import styles from './notifications-page.module.css';
import { useNotifications } from './use-notifications.js';
import { isPushSupported } from '../../widgets/notifications/push/push-support.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

/** Unread notifications; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="systemNotifications">
      <NotificationsPage />
    </AuthenticatedPage>
  );
}

/** Page with all unread notifications. */
function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const title = useAccountTitle('systemNotifications');
  const format = useFormat();
  const { notifications, error, refetch, markRead, markAllRead } = useNotifications();
  const isEmpty = notifications?.items.length === 0;
  return (
    <div className="reading">
      <PageHeader
        title={title}
        actions={
          notifications && !isEmpty ? (
            <Button leftSection={<IconChecks aria-hidden="true" />} onClick={() => void markAllRead()}>
              {t('markAll')}
            </Button>
          ) : null
        }
      />
      {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
      {notifications && !isEmpty ? (
        <p className={styles.count} aria-live="polite">
          {t('unread', { count: notifications.count, formatted: format.integer(notifications.count) })}
        </p>
      ) : null}
      <div className="framed">
        {notifications === undefined ? (
          <SkeletonRows rows={5} height={54} />
        ) : isEmpty ? (
          <StateMessage
            title={t('empty')}
            actions={
              isPushSupported() ? (
                <Button component={Link} to={`${paths.panel}#messages`}>
                  {t('toAccount')}
                </Button>
              ) : null
            }
          >
            {isPushSupported() ? t('emptyText') : `${t('emptyText')} ${t('push.unsupported')}`}
          </StateMessage>
        ) : (
          <ul className={styles.items} aria-label={title}>
            {notifications.items.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={(id) => void markRead(id)}
              />
            ))}
          </ul>
        )}
      </div>
      {notifications && !isEmpty && !isPushSupported() ? (
        <p className={styles.note}>{t('push.unsupported')}</p>
      ) : null}
    </div>
  );
}
