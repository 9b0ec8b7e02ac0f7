import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { addBase, type NewBase } from '../modules/databases/add-base.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run add-database -- CODE --name "Google Dallas" [--caption "Google Даллас"] [--engine google|yandex]
  [--lng en] [--currency USD] [--short "G DAL"]

Adds a database to the catalogue, for search results of one engine and region: CODE is its short name in addresses and
calls. Works while the server runs and while it does not.`,
  argumentCount: 1,
  options: ['name', 'caption', 'engine', 'lng', 'currency', 'short'],
  run: async (code, log, options) => {
    const stores = await openStores(loadConfig(), log, { role: 'tool' });
    try {
      const base = await addBase(stores.postgres, { ...options, code } as NewBase);
      return `Database ${base.code}, ${base.name}, is there. Import into it with --base ${base.code}.`;
    } finally {
      await stores.close();
    }
  },
});
