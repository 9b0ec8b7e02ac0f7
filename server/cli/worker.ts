import 'reflect-metadata';
import { once } from 'node:events';
import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { createServerLog } from '../http/logging/log.js';
import { serveJobs } from '../serve-jobs.js';
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
  const log = createServerLog(config);
  const stores = await openStores(config, log, { role: 'tool' });
  await assertShared(stores);
  const jobConcurrency = config.jobConcurrency || defaultJobConcurrency;
  const running = await serveJobs({ ...config, jobConcurrency }, stores, log);
  const stop = createStopSignal();
  console.log('working');
  await once(stop, 'abort');
  // Running jobs finish; queued ones remain for other workers.
  await running.stop();
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
