import { useMutation } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
  useNotificationsQuery,
} from '../../widgets/notifications/notifications.generated.js';
import { useToasts } from '../../components/ui/use-toasts.js';

/** Unread notifications of the user, newest first. */
export type SystemNotifications = NotificationsQuery['notifications'];
export type SystemNotification = SystemNotifications['items'][number];

interface UseNotificationsOptions {
  /** Skips the query for guests, who have no notifications. */
  skip?: boolean;
  /** Poll interval in ms; 0 disables polling. */
  pollInterval?: number;
}

/** Unread notifications and mutations that mark them as read, with optimistic updates. */
export function useNotifications({ skip = false, pollInterval = 0 }: UseNotificationsOptions = {}) {
  const { data, error, refetch } = useNotificationsQuery({
    skip,
    pollInterval,
    fetchPolicy: 'cache-and-network',
  });
  const onError = useErrorToast();
  const [markOne] = useMutation(MarkNotificationReadDocument, { onError });
  const [markAll] = useMutation(MarkAllNotificationsReadDocument, { onError });
  const notifications = data?.notifications;
  return {
    notifications,
    error,
    refetch,
    markRead: (id: number) =>
      markOne({
        variables: { id },
        optimisticResponse: { markNotificationRead: withoutNotification(notifications, id) },
        update: (cache, { data: result }) => writeToCache(cache, result?.markNotificationRead),
      }),
    markAllRead: () =>
      markAll({
        optimisticResponse: { markAllNotificationsRead: { count: 0, items: [] } },
        update: (cache, { data: result }) => writeToCache(cache, result?.markAllNotificationsRead),
      }),
  };
}

/** Optimistic result of marking one notification as read. */
export function withoutNotification(
  notifications: SystemNotifications | undefined,
  id: number,
): SystemNotifications {
  const items = notifications?.items ?? [];
  const remaining = items.filter((item) => item.id !== id);
  return {
    count: Math.max(0, (notifications?.count ?? 0) - (items.length - remaining.length)),
    items: remaining,
  };
}

function writeToCache(cache: ApolloCache, notifications: SystemNotifications | undefined): void {
  if (notifications) cache.writeQuery({ query: NotificationsDocument, data: { notifications } });
}

function useErrorToast(): (error: Error) => void {
  const { t } = useTranslation('notifications');
  const { warn } = useToasts();
  return (error) => warn(t('notMarked'), toUserError(error).message);
}
