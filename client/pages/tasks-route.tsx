import { TasksPage } from '../features/tasks/tasks-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** The user's tasks. */
export function Component() {
  return (
    <AuthenticatedPage page="tasks">
      <TasksPage />
    </AuthenticatedPage>
  );
}
