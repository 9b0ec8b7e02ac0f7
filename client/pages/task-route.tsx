import { EnablePushButton } from '../widgets/notifications/push/enable-push-button.js';
import { TaskPage } from '../features/tasks/task-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** A task with its notification settings. */
export function Component() {
  return (
    <AuthenticatedPage page="task">
      <TaskPage notify={<EnablePushButton />} />
    </AuthenticatedPage>
  );
}
