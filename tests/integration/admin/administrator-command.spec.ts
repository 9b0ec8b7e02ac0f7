import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores } from '../../../server/stores/open-stores.js';
import { runAdministratorCommand } from '../../support/administrator-command.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { createCaller } from '../support/caller.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await startServer({ dataDir, switches: shortLivedProcessFlags, env: { SAMPLE_KEYWORDS: '0' } });
});

afterAll(async () => {
  await server.stop();
  await removeFolder(dataDir);
});

const runCommand = (...words: string[]) => runAdministratorCommand(dataDir, ...words);

async function readKind(email: string): Promise<unknown> {
  const { data } = await createCaller(server.url, {}).graphql(
    'mutation ($email: String!) { logIn(email: $email, password: "demonstration") { kind } }',
    { email },
  );
  return (data as { logIn: { kind: string } }).logIn.kind;
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
    expect(await readKind('demo@example.com')).toBe('DEMO');
    expect(await runCommand('Demo@Example.com')).toEqual({
      code: 0,
      output: 'demo@example.com is an administrator.',
    });
    expect(await readKind('demo@example.com')).toBe('ADMINISTRATOR');
    expect(await runCommand('--role', 'support', 'demo@example.com')).toEqual({
      code: 0,
      output: 'demo@example.com is an administrator (support).',
    });
    // Joins the stores of the running server.
    const joined = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    await joined.postgres.query(
      `UPDATE account SET second_factor_at = now() WHERE email = 'demo@example.com'`,
    );
    await joined.close();
    await server.stop();
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
    const stores = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    const appointed: unknown = await stores.postgres.query(
      `SELECT email FROM account WHERE is_administrator AND email IN ('demo@example.com', 'basic@example.com', 'pro@example.com') ORDER BY email`,
    );
    const queued: unknown = await stores.postgres.query(
      `SELECT letter ->> 'kind' AS kind, email FROM mail JOIN account ON account.id = (letter ->> 'accountId')::int`,
    );
    await stores.close();
    expect(appointed).toEqual([{ email: 'basic@example.com' }, { email: 'demo@example.com' }]);
    expect(queued).toEqual([{ kind: 'second-factor-disabled', email: 'demo@example.com' }]);
  });
});
