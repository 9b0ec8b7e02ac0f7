import 'reflect-metadata';
import { once } from 'node:events';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createStopSignal } from './stop-signal.js';
import { runProgram } from './run-command.js';
import { loadConfig } from '../config/config.js';
import { createServerLog } from '../http/logging/log.js';
import type { RunnerState } from '../jobs/job-runner.js';
import { limitHeapGrowth } from '../process/limit-heap-growth.js';
import { serveJobs } from '../serve-jobs.js';
import { openStores } from '../stores/open-stores.js';
import { connectToPrimary, type JobProcessCalls } from '../multi-process/process-calls.js';

await runProgram(runJobProcess);

/** Runs the jobs of a server with several processes. */
async function runJobProcess(): Promise<number> {
  const stop = createStopSignal();
  // The embedded stores end with the primary process.
  process.once('disconnect', () => process.exit(0));
  const config = loadConfig(undefined, () => undefined);
  const log = createServerLog(config);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let getStates: () => RunnerState[] = () => [];
  const primary = connectToPrimary<JobProcessCalls>({
    readRunnerStates: () => getStates(),
    readMetrics: () => registry.getMetricsAsJSON(),
  });
  limitHeapGrowth();
  await primary.waitForStores();
  const stores = await openStores(config, log, { role: 'tool', migrate: false, signal: stop });
  const running = await serveJobs(config, stores, log);
  getStates = () => running.getStates();
  await primary.reportReady('');
  if (!stop.aborted) await once(stop, 'abort');
  await running.stop();
  return 0;
}
