import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import type { ImportConfig, ImportStores } from './ingest/import-run.js';
import type { MailService } from './modules/mail/mail.service.js';
import type { PushService } from './modules/notifications/push.service.js';
import { cleanUpJob, type CleanUpParts } from './jobs/clean-up.job.js';
import { deriveAnewJob } from './jobs/derive-anew.job.js';
import type { Jobs } from './jobs/job-payloads.js';
import { sendMailJob } from './modules/mail/send-mail.job.js';
import { sendPushJob } from './modules/notifications/send-push.job.js';
import { runTaskJob } from './modules/tasks/run-task.job.js';
import type { TaskRunner } from './modules/tasks/task-runner.js';
import type { UploadService } from './modules/uploads/upload.service.js';

/** What the jobs of a process work with. */
interface JobParts extends CleanUpParts {
  stores: ImportStores;
  config: ImportConfig;
  mail: MailService;
  pushes: PushService;
  taskRunner: TaskRunner;
  uploads: UploadService;
}

/** The jobs of a process, over its services and stores. */
export function jobsOf(parts: JobParts): Jobs {
  return {
    'send-mail': sendMailJob(parts.mail),
    'send-push': sendPushJob(parts.pushes),
    'derive-anew': deriveAnewJob(parts, parts.stores),
    'run-task': runTaskJob(parts.taskRunner),
    'clean-up-imports': () => cleanUpImports(parts.stores),
    'clean-up': cleanUpJob(parts, () => parts.uploads.cleanUp()),
  };
}
