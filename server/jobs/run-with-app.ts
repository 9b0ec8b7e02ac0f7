import type { FastifyInstance } from 'fastify';
import type { RunnerState } from './job-runner.js';
import { runJobs, type RunJobsOptions, type RunningJobs } from './run-jobs.js';

/**
 * Runs jobs with the server: from the ready event until shutdown, before their dependencies close. No effect with a
 * concurrency of 0.
 * @returns a function that reads the states of the runners
 */
export function runJobsWithApp(app: FastifyInstance, options: RunJobsOptions): () => RunnerState[] {
  let runningJobs: RunningJobs | undefined;
  app.addHook('onReady', async () => {
    runningJobs = await runJobs(options);
  });
  app.addHook('onClose', () => runningJobs?.stop());
  return () => runningJobs?.getStates() ?? [];
}
