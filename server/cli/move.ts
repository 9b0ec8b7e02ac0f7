import 'reflect-metadata';
import { loadConfig, type Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { checkConnections } from '../doctor/check-connections.js';
import { moveStores } from '../move/move-stores.js';
import { assertKept } from '../stores/assert-kept.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';
import { stopSignal } from './stop-signal.js';

const interrupted =
  'The move was interrupted: DATA_DIR is unchanged and still complete. The database of CLICKHOUSE_URL may hold a part of the search results: empty it before the next move.';

await runCommand({
  usage: `DATABASE_URL=… CLICKHOUSE_URL=… npm run move

Copies all that the embedded stores of DATA_DIR hold to these servers, whose databases must be empty. The server must not
run. The embedded stores stay as they are; start the server with the same addresses and the same DATA_DIR afterwards.`,
  words: 0,
  run: async (_word, log) => {
    const config = loadConfig();
    if (config.databaseUrl === undefined || config.clickhouseUrl === undefined) {
      throw new OperatorError('Set DATABASE_URL and CLICKHOUSE_URL to the servers to move to.');
    }
    const signal = stopSignal('stopping the move …');
    assertKept(config.dataDir);
    await assertServersFit(config);
    const embedded = {
      ...config,
      databaseUrl: undefined,
      clickhouseUrl: undefined,
      clickhouseCluster: undefined,
      clickhouseDatabase: 'rivalscope',
    };
    // As a server, so that nobody writes meanwhile.
    const from = await openStores(embedded, log, { role: 'server' });
    try {
      const to = await openStores(config, log, { role: 'tool' });
      try {
        await assertStoresAgree(from);
        const { accounts, results } = await moveStores(from, to, signal);
        await assertStoresAgree(to);
        return `moved ${accounts} accounts and ${results} search results`;
      } catch (error) {
        throw signal.aborted ? new OperatorError(interrupted) : error;
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  },
});

/** Looks at the servers as the doctor does, before anything is opened. @throws OperatorError where one is at fault */
async function assertServersFit(config: Config): Promise<void> {
  for (const { level, what, advice } of await checkConnections({ ...config, smtpUrl: undefined })) {
    if (level === 'fault') throw new OperatorError(`${what}: ${advice}.`);
    if (level === 'warning') console.error(`${what}: ${advice}`);
  }
}
