import { TasksPage } from '../features/tasks/tasks-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The user's tasks. */
export function Component() {
  return (
    <AuthenticatedPage page="tasks">
      <TasksPage />
    </AuthenticatedPage>
  );
}
