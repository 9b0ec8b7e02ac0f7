import type { NotificationService } from '../notifications/notification.service.js';
import type { PushService } from '../notifications/push.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { TaskCompletion } from './task-completion.js';
import type { TaskDefinitions } from './task-definition.js';
import { TaskReconciler } from './task-reconciler.js';
import { TaskRepository } from './task-repository.js';
import { TaskService } from './task.service.js';

interface TaskModuleDependencies extends ModuleDependencies {
  definitions: TaskDefinitions;
  notifications: NotificationService;
  pushes: PushService;
}

/** Creates the services of long-running tasks. */
export function createTasks({
  postgres,
  now,
  config,
  log,
  jobs,
  definitions,
  notifications,
  pushes,
}: TaskModuleDependencies) {
  const taskRepository = new TaskRepository(postgres, now, jobs);
  const taskCompletion = new TaskCompletion({
    postgres,
    config,
    log,
    repository: taskRepository,
    notifications,
    pushService: pushes,
  });
  return {
    taskRepository,
    taskCompletion,
    taskReconciler: new TaskReconciler(taskCompletion, taskRepository, definitions, log),
    tasks: new TaskService({ postgres, now, jobs, completion: taskCompletion, definitions }),
  };
}
