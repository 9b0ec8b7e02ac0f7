import { NotificationsPage } from '../features/notifications/notifications-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** The user's unread notifications. */
export function Component() {
  return (
    <AuthenticatedPage page="systemNotifications">
      <NotificationsPage />
    </AuthenticatedPage>
  );
}
