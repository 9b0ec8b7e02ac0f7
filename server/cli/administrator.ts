import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { grantAdministrator } from '../modules/admin/grant-administrator.js';
import { AuditService } from '../modules/platform/audit.service.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run administrator -- EMAIL

Makes the account with this e-mail an administrator. Works while the server runs and while it does not.`,
  argumentCount: 1,
  run: async (email, log) => {
    const stores = await openStores(loadConfig(), log, { role: 'tool' });
    try {
      const audit = new AuditService(stores.postgres, () => new Date(), log);
      const account = await grantAdministrator(email, stores.postgres, audit);
      return `${account.email} is an administrator.`;
    } finally {
      await stores.close();
    }
  },
});
