import type { ImportConfig, ImportStores } from './ingest/import-run.js';
import type { MailService } from './modules/mail/mail.service.js';
import type { PushService } from './modules/notifications/push.service.js';
import { cleanUpTask, type CleanUpParts } from './jobs/clean-up.task.js';
import { deriveAnewTask } from './jobs/derive-anew.task.js';
import type { Tasks } from './jobs/job-payloads.js';
import { sendMailTask } from './modules/mail/send-mail.task.js';
import { sendPushTask } from './modules/notifications/send-push.task.js';

/** What the tasks of a process work with. */
interface TaskParts extends CleanUpParts {
  stores: ImportStores;
  config: ImportConfig;
  mail: MailService;
  pushes: PushService;
}

/** The tasks of a process, over its services and stores. */
export function tasksOf(parts: TaskParts): Tasks {
  return {
    'send-mail': sendMailTask(parts.mail),
    'send-push': sendPushTask(parts.pushes),
    'derive-anew': deriveAnewTask(parts, parts.stores),
    'clean-up': cleanUpTask(parts),
  };
}
