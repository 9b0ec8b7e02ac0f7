import 'reflect-metadata';
import { pino } from 'pino';
import { ConfigError, loadConfig } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { appointAdministrator } from '../modules/admin/appoint-administrator.js';
import { openStores } from '../stores/open-stores.js';
import { DataDirInUse } from '../stores/stores.js';

const usage = `npm run administrator -- EMAIL

Makes the account with this e-mail an administrator. Works while the server runs and while it does not.`;

process.exit(await main(process.argv.slice(2)).catch(explain));

async function main(words: readonly string[]): Promise<number> {
  const [email] = words;
  if (email === undefined || words.length > 1 || email.startsWith('-')) {
    console.log(usage);
    return email === '--help' || email === '-h' ? 0 : 1;
  }
  const log = pino({ level: 'error' }, pino.destination(2));
  const stores = await openStores(loadConfig(), log, { role: 'tool' });
  try {
    const account = await appointAdministrator(email, {
      postgres: stores.postgres,
      log,
      now: () => new Date(),
    });
    console.log(`${account.email} is an administrator.`);
    return 0;
  } finally {
    await stores.close();
  }
}

/** One line for what a person can mend, the whole error for what is ours. */
function explain(error: unknown): number {
  const forPeople =
    [ConfigError, DataDirInUse].some((kind) => error instanceof kind) ||
    (error instanceof AppError && !error.reported);
  console.error(forPeople && error instanceof Error ? error.message : error);
  return 1;
}
