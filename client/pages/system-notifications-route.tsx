import { NotificationsPage } from '../features/notifications/notifications-page.js';
import { OwnPage } from './own-page.js';

/** The unread notifications of a person. */
export function Component() {
  return (
    <OwnPage page="systemNotifications">
      <NotificationsPage />
    </OwnPage>
  );
}
