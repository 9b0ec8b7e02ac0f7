import { TasksPage } from '../features/tasks/tasks-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The tasks of a person. */
export function Component() {
  return (
    <AuthenticatedPage page="tasks">
      <TasksPage />
    </AuthenticatedPage>
  );
}
