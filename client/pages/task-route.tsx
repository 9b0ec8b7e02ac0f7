import { EnablePushButton } from '../features/notifications/push/enable-push-button.js';
import { TaskPage } from '../features/tasks/task-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** A task, with the switch of the messages that tell of its end. */
export function Component() {
  return (
    <AuthenticatedPage page="task">
      <TaskPage notify={<EnablePushButton />} />
    </AuthenticatedPage>
  );
}
