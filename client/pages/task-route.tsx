import { EnablePushButton } from '../features/notifications/push/enable-push-button.js';
import { TaskPage } from '../features/tasks/task-page.js';
import { OwnPage } from './own-page.js';

/** A task, with the switch of the messages that tell of its end. */
export function Component() {
  return (
    <OwnPage page="task">
      <TaskPage notify={<EnablePushButton />} />
    </OwnPage>
  );
}
