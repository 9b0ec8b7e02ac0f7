import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../app-services.js';
import type { ImportStores } from '../ingest/import-run.js';
import { JobRunner } from './job-runner.js';
import { tasksOf } from './tasks.js';

/** Runs jobs in the process of the server: from when it is ready until it has closed, before its stores close. */
export function runJobsWith(app: FastifyInstance, services: AppServices, stores: ImportStores): void {
  const { config, postgres, log } = services.parts;
  let runner: JobRunner | undefined;
  app.addHook('onReady', async () => {
    if (config.jobsAtOnce === 0) return;
    runner = await JobRunner.start({
      postgres,
      log,
      tasks: tasksOf(services, stores),
      atOnce: config.jobsAtOnce,
    });
  });
  app.addHook('onClose', async () => {
    await runner?.stop();
    services.close();
  });
}
