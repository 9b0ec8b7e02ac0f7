import { EnablePushButton } from '../features/notifications/push/enable-push-button.js';
import { TaskPage } from '../features/tasks/task-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** A task with its notification settings. */
export function Component() {
  return (
    <AuthenticatedPage page="task">
      <TaskPage notify={<EnablePushButton />} />
    </AuthenticatedPage>
  );
}
