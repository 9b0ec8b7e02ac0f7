import 'reflect-metadata';
import { loadConfig, type Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { checkConnections } from '../doctor/check-connections.js';
import { moveStores } from '../move/move-stores.js';
import { assertHasEmbeddedStores } from '../stores/embedded-store-files.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

const interrupted =
  'The move was interrupted: DATA_DIR is unchanged and still complete. The database of CLICKHOUSE_URL may hold a part of the search results: empty it before the next move.';

await runCommand({
  usage: `DATABASE_URL=… CLICKHOUSE_URL=… npm run move

Copies all that the embedded stores of DATA_DIR hold to these servers, whose databases must be empty. The server must not
run. The embedded stores stay as they are; start the server with the same addresses and the same DATA_DIR afterwards.`,
  argumentCount: 0,
  run: async (_argument, log) => {
    const config = loadConfig();
    if (config.databaseUrl === undefined || config.clickhouseUrl === undefined) {
      throw new OperatorError('Set DATABASE_URL and CLICKHOUSE_URL to the servers to move to.');
    }
    const signal = createStopSignal('stopping the move …');
    assertHasEmbeddedStores(config.dataDir);
    await assertServersFit(config);
    const embedded = {
      ...config,
      databaseUrl: undefined,
      clickhouseUrl: undefined,
      clickhouseCluster: undefined,
      clickhouseDatabase: 'rivalscope',
    };
    // An exclusive tool blocks imports and workers, which would write to the source during the copy.
    const source = await openStores(embedded, log, { role: 'exclusive tool' });
    try {
      const target = await openStores(config, log, { role: 'tool' });
      try {
        await assertStoresAgree(source);
        const { accounts, results } = await moveStores(source, target, signal);
        await assertStoresAgree(target);
        return `moved ${accounts} accounts and ${results} search results`;
      } catch (error) {
        throw signal.aborted ? new OperatorError(interrupted) : error;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
});

/** Runs the connection checks of `npm run doctor`. */
async function assertServersFit(config: Config): Promise<void> {
  for (const { level, title, advice } of await checkConnections({ ...config, smtpUrl: undefined })) {
    if (level === 'error') throw new OperatorError(`${title}: ${advice}.`);
    if (level === 'warning') console.error(`${title}: ${advice}`);
  }
}
