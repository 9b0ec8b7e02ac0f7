import { loadConfig } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { setEmbeddedPassword } from '../stores/postgres/embedded/set-embedded-password.js';
import { runCommand } from './run-command.js';

await runCommand({
  usage: `npm run database-password

Gives the embedded PostgreSQL of DATA_DIR a new password and notes it in DATA_DIR/postgres.json. For a data directory
that was restored without this file. The server must not run.`,
  argumentCount: 0,
  run: async (_argument, log) => {
    const { dataDir, databaseUrl } = loadConfig();
    if (databaseUrl !== undefined) throw new OperatorError('DATABASE_URL is set: its password is set there.');
    return `${await setEmbeddedPassword(dataDir, log)} has a new password.`;
  },
});
