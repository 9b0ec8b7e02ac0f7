import type { FastifyInstance } from 'fastify';
import { runJobs, type RunnersParts, type RunningJobs } from './run-jobs.js';

/**
 * Runs jobs in the process of the server: from when it is ready until it closes, before what its jobs work with is closed; none
 * where no job may run at once.
 */
export function runJobsWith(app: FastifyInstance, parts: RunnersParts): void {
  let running: RunningJobs | undefined;
  app.addHook('onReady', async () => {
    running = await runJobs(parts);
  });
  app.addHook('onClose', () => running?.stop());
}
