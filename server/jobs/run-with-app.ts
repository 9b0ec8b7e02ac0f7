import type { FastifyInstance } from 'fastify';
import { runJobs, type RunJobsOptions, type RunningJobs } from './run-jobs.js';

/**
 * Runs jobs with the server: from the ready event until shutdown, before their dependencies close. No effect with a
 * concurrency of 0.
 */
export function runJobsWithApp(app: FastifyInstance, options: RunJobsOptions): void {
  let runningJobs: RunningJobs | undefined;
  app.addHook('onReady', async () => {
    runningJobs = await runJobs(options);
  });
  app.addHook('onClose', () => runningJobs?.stop());
}
