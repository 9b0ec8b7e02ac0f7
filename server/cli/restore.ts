import 'reflect-metadata';
import path from 'node:path';
import { restore } from '../backup/restore.js';
import { loadConfig } from '../config/config.js';
import { runCommand } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

await runCommand({
  usage: `npm run restore -- FOLDER

Fills the empty DATA_DIR from a folder that "npm run backup" wrote. The server must not run.
All users have to log in again, and links in e-mails that set a password or confirm an e-mail stop working.

  --keep-sessions   sessions and links stay valid`,
  argumentCount: 1,
  flags: ['keep-sessions'],
  run: async (folder, log, { 'keep-sessions': preservesSessions }) => {
    const signal = createStopSignal('stopping the restore …');
    const restored = await restore(path.resolve(folder), loadConfig(), log, { signal, preservesSessions });
    const { createdAt, ignoredSettings, endedAccess } = restored;
    const lines = [`restored the backup of ${createdAt}`];
    if (endedAccess) lines.push(`ended ${endedAccess.sessions} sessions and ${endedAccess.links} links`);
    if (ignoredSettings.length > 0) {
      lines.push(
        'PostgreSQL settings that were not restored:',
        ...ignoredSettings.map((name) => `  ${name}`),
      );
    }
    return lines.join('\n');
  },
});
