import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { createLog } from './http/logging/log.js';
import type { SampleLoad } from './ingest/sample/sample-load.js';
import { getNodeVersionWarning } from './process/node-version.js';
import { exitProcess, onShutdownSignal } from './process/shutdown-signal.js';
import { openStores } from './stores/open-stores.js';
import type { Stores } from './stores/stores.js';

/** Time for running requests to finish on shutdown. */
const closeTimeoutMs = 6_000;

/**
 * Opens the stores and listens until a signal ends the process. Loads the sample data of a first start in the
 * background.
 * @throws DataDirInUseError if another process owns the data directory
 */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  const versionWarning = getNodeVersionWarning();
  if (versionWarning !== undefined) log.warn(versionWarning);
  // Loads the application modules while the processes of the stores start.
  const [stores, { prepareStores }, { createApp }, { prepareDemonstrationGroup }] = await Promise.all([
    openStores(config, log, { role: 'server' }),
    import('./prepare-stores.js'),
    import('./app.js'),
    import('./modules/groups/demonstration-group.js'),
    // Loading a dictionary blocks the event loop.
    import('./reports/words/word-forms.js').then(({ loadDictionaries }) => loadDictionaries()),
  ]);
  try {
    const { sampleLoad, demonstrationNotice } = await prepareStores(stores, config, log);
    const createDemonstrationGroup = async () => {
      if (demonstrationNotice !== undefined) await prepareDemonstrationGroup(stores, config, new Date());
    };
    const isLoading = sampleLoad.current() !== null;
    // A previous process may have been killed between its sample load and the creation of the group.
    if (!isLoading) await createDemonstrationGroup();
    const app = await createApp({ config, stores, log, sampleLoad });
    await app.listen({ port: config.port, host: config.host });
    // Installed before the sample load starts, so that a signal aborts it.
    closeOnSignal(app, sampleLoad, stores, log);
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
    const address = formatAddress(app, config);
    if (isLoading) {
      console.log(`listening on ${address}, loading the sample data; the pages show the progress`);
      if (!(await sampleLoad.start(createDemonstrationGroup))) return;
      await waitForFrameworkLog();
    }
    console.log(`ready on ${address}`);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** Waits until Fastify has logged its own start line, so that the ready line is the last one. */
function waitForFrameworkLog(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

function formatAddress(app: FastifyInstance, config: Config): string {
  const boundAddress = app.server.address();
  const port = typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : config.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

/**
 * Shuts down gracefully at a signal: rejects new requests, aborts the sample load, waits for running requests, and then
 * closes the stores. A second signal ends the process at once.
 */
function closeOnSignal(app: FastifyInstance, sampleLoad: SampleLoad, stores: Stores, log: Logger): void {
  onShutdownSignal((signal) => {
    log.info({ signal }, 'closing');
    const closeTimer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
    void Promise.all([app.close(), sampleLoad.stop()])
      .then(() => stores.close())
      .then(() => clearTimeout(closeTimer))
      .then(() => log.info('closed'))
      .then(
        () => exitProcess(0),
        (error: unknown) => {
          log.error({ err: error }, 'the close failed');
          exitProcess(1);
        },
      );
  });
}
