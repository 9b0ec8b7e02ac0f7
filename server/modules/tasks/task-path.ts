import { accountRoutes } from '../../contract/account-routes.js';

/** The page on which one waits for a task and sees what became of it. */
export function taskPath(id: string): string {
  return accountRoutes.task.replace(':id', id);
}
