import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { createLog } from './http/log.js';
import { exitProcess, onShutdownSignal } from './process/shutdown-signal.js';
import { openStores } from './stores/open-stores.js';
import type { Stores } from './stores/stores.js';

/** Time that running requests get to finish when the process is asked to end, in milliseconds. */
const closeTimeoutMs = 6_000;

/**
 * Opens the stores, makes ready what they hold, and listens until a signal ends the process.
 * @throws DataDirInUseError when another process owns the data directory
 */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  // The application is read while the processes of the stores start.
  const [stores, { prepareStores }, { createApp }] = await Promise.all([
    openStores(config, log, { role: 'server' }),
    import('./prepare-stores.js'),
    import('./app.js'),
  ]);
  try {
    const demonstrations = await prepareStores(stores, config, log);
    const app = await createApp({ config, stores, log });
    await app.listen({ port: config.port, host: config.host });
    endOnSignal(app, stores, log);
    await written();
    if (config.clickhouseUrl === undefined) {
      console.log(`memory of ClickHouse: ${config.clickhouseMemoryMb} MB (CLICKHOUSE_MEMORY_MB)`);
    }
    if (demonstrations !== undefined) console.log(demonstrations);
    if (config.access === 'open') console.log('access is open: whoever reaches this server is its owner');
    console.log(`ready on ${addressOf(app, config)}`);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** The server's own line of log comes a turn later; the ready line is the last one of the start. */
function written(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

function addressOf(app: FastifyInstance, config: Config): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

/** Ends in order: no new requests, the running ones finish, the stores close. A second signal ends at once. */
function endOnSignal(app: FastifyInstance, stores: Stores, log: Logger): void {
  onShutdownSignal((signal) => {
    log.info({ signal }, 'closing');
    const late = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
    void app
      .close()
      .then(() => stores.close())
      .then(() => clearTimeout(late))
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
