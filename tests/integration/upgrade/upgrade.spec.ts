import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../../server/backup/restore.js';
import { demonstrationPassword } from '../../../server/modules/accounts/demonstration-password.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { readInstallation, installationOwner, logIn } from './support/installation.js';
import { unpackRelease, type RecordedRelease } from './support/recorded-release.js';

/** Names of all migrations as they are recorded. */
const all = [
  ...readdirSync('migrations/postgres').map((name) => {
    const text = readFileSync(path.join('migrations/postgres', name), 'utf8');
    return /export class (\w+)/.exec(text)?.[1] ?? name;
  }),
  ...readdirSync('migrations/clickhouse'),
].sort();

let folder: string;
let dataDir: string;
let server: RunningServer | undefined;
let recording: RecordedRelease;
const logged: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  recording = unpackRelease(path.join(folder, 'backup'));
  // Opens the restored stores once, which upgrades them.
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  await restore(path.join(folder, 'backup'), configFor(dataDir), log);
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  await removeFolder(folder);
});

const url = () => server?.url ?? '';

/** Migrations that a start or a restore logged. */
const migrationsIn = (lines: string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; ran?: string[] })
    .flatMap(({ msg, ran }) => (msg === 'migrations have run' ? (ran ?? []) : []));

describe('an installation of the previous release', () => {
  it('is upgraded at its first opening and unchanged at the next', async () => {
    expect(migrationsIn(logged).sort()).toEqual(all.filter((name) => !recording.migrations.includes(name)));
    expect(server?.output()).not.toContain('migrations have run');
    const stores = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    const noted = await stores.postgres.query<{ name: string }[]>('SELECT name FROM migrations');
    const { rows } = await stores.clickhouse.query<{ name: string }>('SELECT name FROM schema_migration');
    await stores.close();
    expect([...noted, ...rows].map(({ name }) => name).sort()).toEqual(all);
  });

  it("accepts its users' passwords and no others", async () => {
    for (const account of [
      installationOwner,
      { email: 'team@example.com', password: demonstrationPassword },
    ]) {
      const { data } = await (await logIn(url(), account)).graphql('{ currentAccount { email } }');
      expect(data).toEqual({ currentAccount: { email: account.email } });
    }
    await expect(logIn(url(), { ...installationOwner, password: 'not this one' })).rejects.toThrow(
      /could not log in/,
    );
  });

  it('returns the same reports, runs and projects as before', async () => {
    const results = await readInstallation(await logIn(url(), installationOwner), recording.made);
    expect(Object.keys(results)).toEqual(Object.keys(recording.responses));
    // Later releases may add fields but not remove or change them.
    expect(results).toMatchObject(recording.responses);
  });
});
