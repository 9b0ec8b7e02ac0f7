import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { createLog } from './http/log.js';
import type { SampleLoad } from './ingest/sample/sample-load.js';
import { openStores } from './stores/open-stores.js';
import type { Stores } from './stores/stores.js';

/** Time that running requests get to finish when the process is asked to end, in milliseconds. */
const closeTimeoutMs = 20_000;

/**
 * Opens the stores, listens until a signal ends the process, and loads the sample data of a first start meanwhile.
 * @throws DataDirInUse when another process owns the data directory
 */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  // The application is read while the processes of the stores start.
  const [stores, { prepareStores }, { createApp }, { prepareDemonstrationGroup }] = await Promise.all([
    openStores(config, log, { role: 'server' }),
    import('./prepare-stores.js'),
    import('./app.js'),
    import('./modules/groups/demonstration-group.js'),
  ]);
  try {
    const { sample, demonstrations } = await prepareStores(stores, config, log);
    const makeGroup = async () => {
      if (demonstrations !== undefined) await prepareDemonstrationGroup(stores, config, new Date());
    };
    const isLoading = sample.current() !== null;
    // A start that was killed after the load may have left it unbuilt.
    if (!isLoading) await makeGroup();
    const app = await createApp({ config, stores, log, sample });
    await app.listen({ port: config.port, host: config.host });
    endOnSignal(app, sample, stores, log);
    await written();
    if (config.clickhouseUrl === undefined) {
      console.log(`memory of ClickHouse: ${config.clickhouseMemoryMb} MB (CLICKHOUSE_MEMORY_MB)`);
    }
    if (demonstrations !== undefined) console.log(demonstrations);
    if (config.access === 'open') console.log('access is open: whoever reaches this server is its owner');
    const address = addressOf(app, config);
    if (isLoading) {
      console.log(`listening on ${address}, loading the sample data: its pages show the progress`);
      if (!(await sample.start(makeGroup))) return;
      await written();
    }
    console.log(`ready on ${address}`);
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
function endOnSignal(app: FastifyInstance, sample: SampleLoad, stores: Stores, log: Logger): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'closing');
    const late = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
    void Promise.all([app.close(), sample.stop()])
      .then(() => stores.close())
      .then(() => clearTimeout(late))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the close failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
