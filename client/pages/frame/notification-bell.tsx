import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useNotificationsQuery } from '../../widgets/notifications/notifications.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { useEscape } from '../../lib/keyboard/use-escape.js';
import { useOpenOnPage } from '../../lib/page/use-open-on-page.js';
import styles from './header-actions.module.css';

const pollIntervalMs = 60_000;

const NotificationMenu = lazy(async () => ({
  default: (await import('../../features/notifications/notification-menu.js')).NotificationMenu,
}));

/** Notification bell with an unread mark and a list. */
export function NotificationBell() {
  const { t } = useTranslation();
  const format = useFormat();
  const [opened, setOpened] = useOpenOnPage();
  useEscape(opened, () => setOpened(false));
  const { data } = useNotificationsQuery({
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
    errorPolicy: 'ignore',
  });
  const count = data?.notifications.count ?? 0;
  const label =
    count > 0 ? t('account.unread', { formatted: format.integer(count) }) : t('account.notifications');
  return (
    <Popover opened={opened} onChange={setOpened} width={340} position="bottom-end" withinPortal={false}>
      <Popover.Target>
        <ActionIcon
          className={styles.bell}
          aria-label={label}
          title={label}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconBell aria-hidden="true" />
          {count > 0 ? <span className={styles.dot} /> : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.notifications} aria-label={t('account.notifications')}>
        <Suspense fallback={<SkeletonRows rows={3} height={34} />}>
          <NotificationMenu onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
