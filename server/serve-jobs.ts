import type { Logger } from 'pino';
import { createJobs } from './app-jobs.js';
import { createAppServices } from './app-services.js';
import type { Config } from './config/config.js';
import { publicInternet } from './http-client/outgoing-rules.js';
import { runJobs, type RunningJobs } from './jobs/run-jobs.js';
import type { Stores } from './stores/stores.js';

/** Runs jobs in a process that serves no requests. `stop` finishes running jobs and closes the stores. */
export async function serveJobs(config: Config, stores: Stores, log: Logger): Promise<RunningJobs> {
  const { postgres } = stores;
  const parts = { config, log, now: () => new Date(), outgoing: publicInternet };
  const services = createAppServices({ ...parts, postgres });
  const running = await runJobs({
    postgres,
    log,
    jobs: createJobs(services, { ...parts, stores }),
    jobConcurrency: config.jobConcurrency,
    taskConcurrency: config.taskConcurrency,
    runsCrontab: true,
    reconcileTasks: () => services.taskReconciler.reconcile(),
  });
  return {
    getStates: () => running.getStates(),
    stop: async () => {
      await running.stop();
      await services.close();
      await stores.close();
    },
  };
}
