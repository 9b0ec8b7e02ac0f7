import 'reflect-metadata';
import { AppError } from './errors/app-error.js';
import { ErrorCode } from './errors/error-code.js';
import type { Config } from './config/config.js';
import { createServerLog } from './http/logging/log.js';
import { Metrics } from './http/monitoring/metrics.js';
import { RemoteSampleLoad } from './ingest/sample/sample-load.js';
import { countImportJobs } from './modules/databases/import-counts.js';
import { connectToPrimary, type WorkerCalls } from './multi-process/process-calls.js';
import { createSharedLimiters } from './multi-process/shared-limiters.js';
import { onShutdownSignal } from './process/shutdown-signal.js';
import { exitWhenClosed, listen, loadApp } from './serve-app.js';
import { openStores } from './stores/open-stores.js';

/** Serves requests in one of several processes. The primary process owns the embedded stores and counts the limits. */
export async function serveWorker(config: Config): Promise<void> {
  const log = createServerLog(config);
  const sampleLoad = new RemoteSampleLoad({ current: null, loadingBases: {} });
  const primary = connectToPrimary<WorkerCalls>({
    updateSampleLoad: (snapshot) => sampleLoad.update(snapshot),
    readMetrics: () => Promise.resolve([]),
  });
  const [snapshot, createApp] = await Promise.all([primary.waitForStores(), loadApp()]);
  sampleLoad.update(snapshot);
  const stores = await openStores(config, log, { role: 'tool', migrate: false });
  if (stores.owned) throw new AppError(ErrorCode.Internal);
  const metrics = new Metrics(() => countImportJobs(stores.postgres));
  primary.$functions.readMetrics = () => metrics.registry.getMetricsAsJSON();
  const app = await createApp({
    config: divideByProcesses(config),
    stores,
    log,
    sampleLoad,
    sharedState: {
      limiters: createSharedLimiters(config, primary),
      metrics,
      collectMetrics: () => primary.collectMetrics(),
      readRunnerStates: () => primary.readRunnerStates(),
    },
  });
  const listener = await listen(app, config);
  onShutdownSignal((signal) => {
    const closed = listener.close(signal).then(() => stores.close());
    exitWhenClosed(closed, log);
  });
  await primary.reportReady(listener.address);
}

/** Divides the limits of one process by the number of processes. The job process runs the jobs. */
function divideByProcesses(config: Config): Config {
  return {
    ...config,
    jobConcurrency: 0,
    queryCacheMb: Math.floor(config.queryCacheMb / config.serverProcesses),
  };
}
