import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { administratorRoles, type AdministratorRole } from '../contract/accounts/administrator-roles.js';
import { OperatorError } from '../errors/operator-error.js';
import { JobQueue } from '../jobs/job-queue.js';
import { grantAdministrator, resetSecondFactor } from '../modules/admin/administrator-command.js';
import { AuditService } from '../modules/platform/audit.service.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run administrator -- [--role ROLE] EMAIL
npm run administrator -- --reset-second-factor EMAIL

Makes the account with this e-mail an administrator: owner (default), support or accountant. With
--reset-second-factor, turns its two-factor log-in off because the device is lost. Works while the server runs and
while it does not.`,
  argumentCount: 1,
  options: ['role'],
  flags: ['reset-second-factor'],
  run: async (email, log, { role = 'owner', 'reset-second-factor': resets }) => {
    if (!isAdministratorRole(role)) throw new OperatorError(`--role is ${administratorRoles.join(', ')}.`);
    const stores = await openStores(loadConfig(), log, { role: 'tool' });
    try {
      const { postgres } = stores;
      const now = () => new Date();
      const dependencies = { postgres, audit: new AuditService(postgres, now, log) };
      if (resets) {
        const account = await resetSecondFactor(email, {
          ...dependencies,
          now,
          jobs: new JobQueue(postgres),
        });
        return `The two-factor log-in of ${account.email} is off.`;
      }
      const account = await grantAdministrator(email, role, dependencies);
      return `${account.email} is an administrator${role === 'owner' ? '' : ` (${role})`}.`;
    } finally {
      await stores.close();
    }
  },
});

function isAdministratorRole(text: string): text is AdministratorRole {
  return (administratorRoles as readonly string[]).includes(text);
}
