import type { AppServices } from './app-services.js';
import { taskDefinitions } from './app-tasks.js';
import type { Config } from './config/config.js';
import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import { cleanUpJob, type CleanUpDependencies } from './jobs/clean-up.job.js';
import { rebuildReportsJob } from './jobs/rebuild-reports.job.js';
import { mergeChangesJob } from './jobs/merge-changes.job.js';
import { thinSnapshotsJob } from './jobs/thin-snapshots.job.js';
import type { Jobs } from './jobs/job-payloads.js';
import { cancelBillsJob } from './modules/billing/cancel-bills.job.js';
import { localPaymentJob } from './modules/billing/local-payment.job.js';
import { checkPositionsJob } from './modules/positions/check-positions.job.js';
import { removeOldMail } from './modules/mail/mail-folder.js';
import { sendMailJob } from './modules/mail/send-mail.job.js';
import { sendPushJob } from './modules/notifications/send-push.job.js';
import { runTaskJob } from './modules/tasks/run-task.job.js';
import { TaskRunner } from './modules/tasks/task-runner.js';
import type { OutgoingRules } from './http-client/outgoing-rules.js';
import type { Stores } from './stores/stores.js';

/** Dependencies of the jobs in addition to the services. */
interface JobParts extends Omit<CleanUpDependencies, 'postgres'> {
  stores: Stores;
  config: Config;
  outgoing: OutgoingRules;
}

/** Creates the background jobs. */
export function createJobs(services: AppServices, parts: JobParts): Jobs {
  const { stores } = parts;
  const taskRunner = new TaskRunner(services.taskCompletion, services.taskRepository, parts, taskDefinitions);
  return {
    'send-mail': sendMailJob(services.mail),
    'send-push': sendPushJob(services.pushes),
    'derive-anew': rebuildReportsJob(parts, stores),
    'run-task': runTaskJob(taskRunner),
    'cancel-bills': cancelBillsJob(services.bills, services.reminders, parts.log),
    'end-subscription': ({ subscription }) => services.payments.endSubscription(subscription),
    'move-subscription': ({ subscription }) => services.payments.moveSubscription(subscription),
    'local-renewals': async () => {
      await services.localPayments.chargeDue();
    },
    'local-payment': localPaymentJob(services.localPayments),
    'check-positions': checkPositionsJob(services.positionRuns, services.positionAlerts, parts),
    'thin-snapshots': thinSnapshotsJob(parts, stores),
    'merge-changes': mergeChangesJob(parts, stores),
    'clean-up-imports': () => cleanUpImports(stores),
    'clean-up': cleanUpJob(
      { ...parts, postgres: stores.postgres },
      () => services.uploads.cleanUp(),
      (before) => removeOldMail(parts.config.dataDir, before),
    ),
  };
}
