import type { FastifyInstance } from 'fastify';
import { runJobs, type RunJobsOptions, type RunningJobs } from './run-jobs.js';

/**
 * Runs jobs in the process of the server: from when it is ready until it closes, before what its jobs work with is closed; none
 * where no job may run at once.
 */
export function runJobsWith(app: FastifyInstance, options: RunJobsOptions): void {
  let running: RunningJobs | undefined;
  app.addHook('onReady', async () => {
    running = await runJobs(options);
  });
  app.addHook('onClose', () => running?.stop());
}
