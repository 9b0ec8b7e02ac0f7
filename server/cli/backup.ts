import 'reflect-metadata';
import path from 'node:path';
import { backUp } from '../backup/back-up.js';
import { loadConfig } from '../config/config.js';
import { runCommand } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

await runCommand({
  usage: `npm run backup -- FOLDER

Writes both embedded stores, as they are at one moment, into a new folder. Works while the server runs and while it
does not. The folder holds the password of its database: keep it as you keep DATA_DIR.`,
  argumentCount: 1,
  run: async (folder, log) => {
    await backUp(path.resolve(folder), loadConfig(), log, createStopSignal('stopping the backup …'));
    return `backup written to ${folder}`;
  },
});
