import type { AppServices } from '../app-services.js';
import type { ImportStores } from '../ingest/import-run.js';
import { cleanUpTask } from './clean-up.task.js';
import { deriveAnewTask } from './derive-anew.task.js';
import { grantDemoTask } from './grant-demo.task.js';
import type { Tasks } from './job-payloads.js';
import { sendMailTask } from './send-mail.task.js';
import { sendPushTask } from './send-push.task.js';

/** The tasks of a process, over its services and stores. */
export function tasksOf({ parts, mail, pushes, demos }: AppServices, stores: ImportStores): Tasks {
  return {
    'send-mail': sendMailTask(mail),
    'send-push': sendPushTask(pushes),
    'grant-demo': grantDemoTask(demos),
    'derive-anew': deriveAnewTask(parts, stores),
    'clean-up': cleanUpTask(parts),
  };
}
