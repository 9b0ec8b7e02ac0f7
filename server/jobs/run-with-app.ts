import type { FastifyInstance } from 'fastify';
import { JobRunner, type RunnerParts } from './job-runner.js';

/**
 * Runs jobs in the process of the server: from when it is ready until it closes, before what its tasks work with is closed; none
 * where no job may run at once.
 */
export function runJobsWith(app: FastifyInstance, parts: RunnerParts): void {
  let runner: JobRunner | undefined;
  app.addHook('onReady', async () => {
    if (parts.atOnce > 0) runner = await JobRunner.start(parts);
  });
  app.addHook('onClose', () => runner?.stop());
}
