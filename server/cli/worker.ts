import 'reflect-metadata';
import { once } from 'node:events';
import { createAppServices } from '../app-services.js';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { createLog } from '../http/log.js';
import { jobsOf } from '../app-jobs.js';
import { runJobs } from '../jobs/run-jobs.js';
import { publicInternet } from '../outgoing/outgoing.js';
import { openStores } from '../stores/open-stores.js';
import type { Stores } from '../stores/stores.js';
import { runProgram } from './run-command.js';
import { stopSignal } from './stop-signal.js';

/** Jobs at once where the configuration leaves them to workers without saying how many. */
const defaultJobsAtOnce = 2;

await runProgram(work);

/** Runs jobs in a process of its own, beside servers that share its stores. */
async function work(): Promise<number> {
  const config = loadConfig();
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  const stores = await openStores(config, log, { role: 'tool' });
  await assertShared(stores);
  const { postgres } = stores;
  const now = () => new Date();
  const services = createAppServices({ config, postgres, log, now, outgoing: publicInternet });
  const jobsAtOnce = config.jobsAtOnce || defaultJobsAtOnce;
  const jobs = jobsOf(services, { stores, config, log, now, outgoing: publicInternet });
  const running = await runJobs({ postgres, log, jobs, jobsAtOnce, tasksAtOnce: config.tasksAtOnce });
  const stop = stopSignal();
  console.log('working');
  await once(stop, 'abort');
  // Jobs at work end, the rest is given back.
  await running.stop();
  await services.close();
  await stores.close();
  console.log('stopped');
  return 0;
}

/** A worker is for stores that others use: with embedded ones that nobody serves there is nothing to do. */
async function assertShared(stores: Stores): Promise<void> {
  if (!stores.owned) return;
  await stores.close();
  throw new ConfigError(
    'A worker needs DATABASE_URL and CLICKHOUSE_URL, or the DATA_DIR of a running server.',
  );
}
