import { NotificationsPage } from '../features/notifications/notifications-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The user's unread notifications. */
export function Component() {
  return (
    <AuthenticatedPage page="systemNotifications">
      <NotificationsPage />
    </AuthenticatedPage>
  );
}
