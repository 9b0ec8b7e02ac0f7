import 'reflect-metadata';
import path from 'node:path';
import { restore } from '../backup/restore.js';
import { loadConfig } from '../config/config.js';
import { runCommand } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

await runCommand({
  usage: `npm run restore -- FOLDER

Fills the empty DATA_DIR from a folder that "npm run backup" wrote. The server must not run.`,
  argumentCount: 1,
  run: async (folder, log) => {
    const signal = createStopSignal('stopping the restore …');
    const { createdAt } = await restore(path.resolve(folder), loadConfig(), log, signal);
    return `restored the backup of ${createdAt}`;
  },
});
