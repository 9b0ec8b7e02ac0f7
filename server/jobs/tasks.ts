import type { AppServices } from '../app-services.js';
import { cleanUpTask } from './clean-up.task.js';
import { grantDemoTask } from './grant-demo.task.js';
import type { Tasks } from './job-payloads.js';
import { sendMailTask } from './send-mail.task.js';
import { sendPushTask } from './send-push.task.js';

/** The tasks of a process, over its services. */
export function tasksOf({ parts, mail, pushes, demos }: AppServices): Tasks {
  return {
    'send-mail': sendMailTask(mail),
    'send-push': sendPushTask(pushes),
    'grant-demo': grantDemoTask(demos),
    'clean-up': cleanUpTask(parts),
  };
}
