import { TasksPage } from '../features/tasks/tasks-page.js';
import { OwnPage } from './own-page.js';

/** The tasks of a person. */
export function Component() {
  return (
    <OwnPage page="tasks">
      <TasksPage />
    </OwnPage>
  );
}
