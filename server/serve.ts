import 'reflect-metadata';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { createServerLog } from './http/logging/log.js';
import type { SampleLoad } from './ingest/sample/sample-load.js';
import { getNodeVersionWarning } from './process/node-version.js';
import { onShutdownSignal } from './process/shutdown-signal.js';
import { exitWhenClosed, listen, loadApp, type Listener } from './serve-app.js';
import { openStores } from './stores/open-stores.js';
import type { Stores } from './stores/stores.js';

/**
 * Opens the stores and listens until a signal ends the process. Loads the sample data of a first start in the
 * background.
 * @throws DataDirInUseError if another process owns the data directory
 */
export async function serve(config: Config): Promise<void> {
  const log = createServerLog(config);
  const versionWarning = getNodeVersionWarning();
  if (versionWarning !== undefined) log.warn(versionWarning);
  // Loads the application modules while the processes of the stores start.
  const [stores, { prepareStores }, { prepareDemonstrationGroup }, startListening] = await Promise.all([
    openStores(config, log, { role: 'server' }),
    import('./prepare-stores.js'),
    import('./modules/groups/demonstration-group.js'),
    config.serverProcesses === 1 ? loadListener() : startProcesses(config, log),
  ]);
  try {
    const { sampleLoad, demonstrationNotice } = await prepareStores(stores, config, log);
    const createDemonstrationGroup = async () => {
      if (demonstrationNotice !== undefined) await prepareDemonstrationGroup(stores, config, new Date());
    };
    const isLoading = sampleLoad.current() !== null;
    // A previous process may have been killed between its sample load and the creation of the group.
    if (!isLoading) await createDemonstrationGroup();
    const listener = await startListening({ config, stores, log, sampleLoad });
    // Installed before the sample load starts, so that a signal aborts it.
    closeOnSignal(listener, sampleLoad, stores, log);
    // The supervisor restarts the process after a crash from here on.
    process.send?.('listening');
    await waitForFrameworkLog();
    if (config.clickhouseUrl === undefined) {
      console.log(`memory of ClickHouse: ${config.clickhouseMemoryMb} MB (CLICKHOUSE_MEMORY_MB)`);
    }
    if (demonstrationNotice !== undefined) console.log(demonstrationNotice);
    if (config.access === 'open') {
      console.log('access is open: everyone who can reach this server has full access');
    }
    const { address } = listener;
    if (isLoading) {
      console.log(`listening on ${address}, loading the sample data; the pages show the progress`);
      const isLoaded = await sampleLoad.start(createDemonstrationGroup);
      await listener.updateSampleLoad();
      if (!isLoaded) return;
      await waitForFrameworkLog();
    }
    console.log(`ready on ${address}`);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

interface ListenerParts {
  config: Config;
  stores: Stores;
  log: Logger;
  sampleLoad: SampleLoad;
}

type StartListening = (parts: ListenerParts) => Promise<Listener>;

/** Serves requests and runs jobs in this process. */
async function loadListener(): Promise<StartListening> {
  const createApp = await loadApp();
  return async (parts) => listen(await createApp(parts), parts.config);
}

/** Serves requests and runs jobs in child processes. */
async function startProcesses(config: Config, log: Logger): Promise<StartListening> {
  const { ServerProcesses } = await import('./multi-process/server-processes.js');
  const processes = new ServerProcesses(config, log);
  return async ({ sampleLoad }) => ({
    address: await processes.listen(() => sampleLoad.getSnapshot()),
    updateSampleLoad: () => processes.updateSampleLoad(sampleLoad.getSnapshot()),
    close: (signal) => processes.stop(signal),
  });
}

/** Waits until Fastify has logged its own start line, so that the ready line is the last one. */
function waitForFrameworkLog(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Shuts down gracefully at a signal: rejects new requests, aborts the sample load, waits for running requests, and then
 * closes the stores. A second signal ends the process at once.
 */
function closeOnSignal(listener: Listener, sampleLoad: SampleLoad, stores: Stores, log: Logger): void {
  onShutdownSignal((signal) => {
    log.info({ signal }, 'closing');
    const closed = Promise.all([listener.close(signal), sampleLoad.stop()])
      .then(() => stores.close())
      .then(() => log.info('closed'));
    exitWhenClosed(closed, log);
  });
}
