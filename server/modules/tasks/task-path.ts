import { accountRoutes } from '../../contract/account-routes.js';

/** Page that shows the progress and the outcome of a task. */
export function taskPath(id: string): string {
  return accountRoutes.task.replace(':id', id);
}
