import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { resetLostSearchData } from '../ingest/publish/assert-stores-agree.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run reset-lost-search-data

Empties the databases whose search results ClickHouse has lost, so that the server starts again. Accounts, plans and
settings stay; the files are to be imported again. The server must not run.`,
  argumentCount: 0,
  run: async (_argument, log) => {
    const stores = await openStores(loadConfig(), log, { role: 'tool' });
    try {
      const codes = await resetLostSearchData(stores);
      return codes.length === 0 ? 'Nothing is lost.' : `Emptied: ${codes.join(', ')}.`;
    } finally {
      await stores.close();
    }
  },
});
