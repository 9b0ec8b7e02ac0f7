import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { loadConfig, type Config } from './config/config.js';
import { lastWords } from './errors/operator-error.js';
import { createLog } from './http/log.js';
import { assertPortFree } from './http/port.js';
import { assertStoresAgree } from './ingest/publish/assert-stores-agree.js';
import { nameReadableHosts } from './ingest/load/name-readable-hosts.js';
import { cleanUpImports } from './ingest/publish/clean-up-imports.js';
import { askToDeriveAnew } from './jobs/ask-to-derive-anew.js';
import { loadSample } from './ingest/sample/load-sample.js';
import { prepareDemonstrationAccounts } from './modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from './modules/accounts/demonstration-password.js';
import { prepareDemonstrationGroup } from './modules/groups/demonstration-group.js';
import { keepHeapSmall } from './programs/keep-heap-small.js';
import { openStores } from './stores/open-stores.js';
import type { Stores } from './stores/stores.js';

/** Time that running requests get to finish when the process is asked to end, in milliseconds. */
const closeTimeoutMs = 20_000;

await start().catch((error: unknown) => {
  console.error(lastWords(error));
  process.exit(1);
});

async function start(): Promise<void> {
  keepHeapSmall();
  const config = loadConfig();
  await assertPortFree(config.port, config.host);
  const log = createLog(config.logLevel, config.nodeEnv === 'production' ? 'json' : 'readable');
  const stores = await openStores(config, log, { role: 'server' });
  try {
    await assertStoresAgree(stores);
    await cleanUpImports(stores);
    await nameReadableHosts(stores.clickhouse);
    await askToDeriveAnew(stores.postgres, log);
    await loadSample(stores, config, log);
    const demonstrations = await prepareDemonstrationAccounts(stores.postgres, config, new Date());
    if (demonstrations.length > 0) await prepareDemonstrationGroup(stores, config, new Date());
    const app = await createApp({ config, stores, log });
    await app.listen({ port: config.port, host: config.host });
    endOnSignal(app, stores, log);
    await written();
    if (config.clickhouseUrl === undefined) {
      console.log(`memory of ClickHouse: ${config.clickhouseMemoryMb} MB (CLICKHOUSE_MEMORY_MB)`);
    }
    if (demonstrations.length > 0) console.log(introduce(demonstrations));
    if (config.access === 'open') console.log('access is open: whoever reaches this server is its owner');
    console.log(`ready on ${addressOf(app, config)}`);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

function introduce(emails: readonly string[]): string {
  return `demonstration accounts, password ${demonstrationPassword}: ${emails.join(', ')}`;
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
  let ending = false;
  const end = (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'closing');
    const late = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
    void app
      .close()
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
