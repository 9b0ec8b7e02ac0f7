import { NotificationsPage } from '../features/notifications/notifications-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The unread notifications of a person. */
export function Component() {
  return (
    <AuthenticatedPage page="systemNotifications">
      <NotificationsPage />
    </AuthenticatedPage>
  );
}
