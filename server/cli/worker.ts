import 'reflect-metadata';
import { once } from 'node:events';
import { createAppServices } from '../app-services.js';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { createLog } from '../http/logging/log.js';
import { createJobs } from '../app-jobs.js';
import { runJobs } from '../jobs/run-jobs.js';
import { publicInternet } from '../http-client/outgoing-rules.js';
import { openStores } from '../stores/open-stores.js';
import type { Stores } from '../stores/stores.js';
import { runProgram } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

/** Default if the configuration delegates jobs to workers without a number. */
const defaultJobConcurrency = 2;

await runProgram(runWorker);

/** Runs jobs in a separate process that shares the stores with servers. */
async function runWorker(): Promise<number> {
  const config = loadConfig();
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  const stores = await openStores(config, log, { role: 'tool' });
  await assertShared(stores);
  const { postgres } = stores;
  const now = () => new Date();
  const services = createAppServices({ config, postgres, log, now, outgoing: publicInternet });
  const jobConcurrency = config.jobConcurrency || defaultJobConcurrency;
  const jobs = createJobs(services, { stores, config, log, now, outgoing: publicInternet });
  const running = await runJobs({
    postgres,
    log,
    jobs,
    jobConcurrency,
    taskConcurrency: config.taskConcurrency,
    runsCrontab: true,
    reconcileTasks: () => services.taskReconciler.reconcile(),
  });
  const stop = createStopSignal();
  console.log('working');
  await once(stop, 'abort');
  // Running jobs finish; queued ones remain for other workers.
  await running.stop();
  await services.close();
  await stores.close();
  console.log('stopped');
  return 0;
}

/** A worker requires shared stores, since unserved embedded stores have no jobs. */
async function assertShared(stores: Stores): Promise<void> {
  if (!stores.owned) return;
  await stores.close();
  throw new ConfigError(
    'A worker needs DATABASE_URL and CLICKHOUSE_URL, or the DATA_DIR of a running server.',
  );
}
