import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { AuditService } from '../modules/platform/audit.service.js';
import { MaintenanceService } from '../modules/maintenance/maintenance.service.js';
import { openStores } from '../stores/open-stores.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run maintenance -- on [--minutes 30] | off | status

Lets only administrators in, or everybody again; every process follows within a second. Everybody else sees a page that says
so, and calls are answered 503 with Retry-After, by --minutes where they are given. Works while the server runs and while it
does not.`,
  argumentCount: 1,
  options: ['minutes'],
  run: async (action, log, { minutes }) => {
    const stores = await openStores(loadConfig(), log, { role: 'tool' });
    try {
      const now = () => new Date();
      const service = new MaintenanceService(
        stores.postgres,
        now,
        new AuditService(stores.postgres, now, log),
      );
      if (action === 'on') await service.begin('command', minutes === undefined ? null : Number(minutes));
      else if (action === 'off') await service.end('command');
      else if (action !== 'status') throw new OperatorError(`${action} is none of on, off and status.`);
      const state = await service.getState();
      if (!state) return 'The service is open to everybody.';
      const end = state.until ? `, expected to end at ${state.until.toISOString()}` : '';
      return `Maintenance is under way since ${state.since.toISOString()}${end}: only administrators get in.`;
    } finally {
      await stores.close();
    }
  },
});
