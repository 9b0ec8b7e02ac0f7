import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores, type StoresRole } from '../../../server/stores/open-stores.js';
import type { Stores } from '../../../server/stores/stores.js';
import { runAdministratorCommand } from '../../support/administrator-command.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { insertUser } from '../support/test-users.js';

let dataDir: string;
/** The stores of the running server. */
let stores: Stores;

const open = (role: StoresRole) => openStores(configFor(dataDir), pino({ level: 'silent' }), { role });

beforeAll(async () => {
  dataDir = await temporaryFolder();
  await disableExpressionJit(dataDir);
  stores = await open('server');
  for (const name of ['demo', 'basic', 'pro']) {
    await insertUser(stores.postgres, { kind: 'demo', email: `${name}@example.com` });
  }
});

afterAll(async () => {
  await stores.close();
  await removeFolder(dataDir);
});

const runCommand = (...words: string[]) => runAdministratorCommand(dataDir, ...words);

/** Addresses of the administrators. */
async function readAdministrators(): Promise<string[]> {
  const accounts = await stores.postgres.query<{ email: string }[]>(
    'SELECT email FROM account WHERE is_administrator ORDER BY email',
  );
  return accounts.map(({ email }) => email);
}

describe('npm run administrator', () => {
  it('reports invalid usage in one line', async () => {
    expect(await runCommand('nobody@example.com')).toEqual({ code: 1, output: 'User not found.' });
    expect(await runCommand('nobody')).toEqual({ code: 1, output: 'Enter a valid e-mail address.' });
    expect(await runCommand('--role', 'king', 'demo@example.com')).toEqual({
      code: 1,
      output: '--role is owner, support, accountant.',
    });
    const { code, output } = await runCommand();
    expect(code).toBe(1);
    expect(output).toContain('npm run administrator');
  });

  it('grants administrator rights while the server runs and while it is stopped', async () => {
    expect(await runCommand('Demo@Example.com')).toEqual({
      code: 0,
      output: 'demo@example.com is an administrator.',
    });
    expect(await readAdministrators()).toEqual(['demo@example.com']);
    expect(await runCommand('--role', 'support', 'demo@example.com')).toEqual({
      code: 0,
      output: 'demo@example.com is an administrator (support).',
    });
    await stores.postgres.query(
      `UPDATE account SET second_factor_at = now() WHERE email = 'demo@example.com'`,
    );
    await stores.close();
    expect(await runCommand('basic@example.com')).toEqual({
      code: 0,
      output: 'basic@example.com is an administrator.',
    });
    for (let repetition = 0; repetition < 2; repetition++) {
      expect(await runCommand('--reset-second-factor', 'demo@example.com')).toEqual({
        code: 0,
        output: 'The two-factor log-in of demo@example.com is off.',
      });
    }
    stores = await open('tool');
    expect(await readAdministrators()).toEqual(['basic@example.com', 'demo@example.com']);
    const queued: unknown = await stores.postgres.query(
      `SELECT letter ->> 'kind' AS kind, email FROM mail JOIN account ON account.id = (letter ->> 'accountId')::int`,
    );
    expect(queued).toEqual([{ kind: 'second-factor-disabled', email: 'demo@example.com' }]);
  });
});
