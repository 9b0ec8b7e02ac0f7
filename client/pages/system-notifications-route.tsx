import { NotificationsPage } from '../features/notifications/notifications-page.js';

export function SystemNotificationsRoute() {
  return <NotificationsPage />;
}
