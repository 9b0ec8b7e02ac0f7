import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../../server/backup/restore.js';
import { demonstrationPassword } from '../../../server/modules/accounts/demonstration-password.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/stores.js';
import { readEverything, installationOwner, logIn } from './support/installation.js';
import { unpackRelease, type RecordedRelease } from './support/kept-release.js';

/** Names of the migrations that the project has, as they are noted when they have run. */
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
let known: RecordedRelease;
const logged: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  known = unpackRelease(path.join(folder, 'backup'));
  // Opens the restored stores once, which brings them to the newest form.
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  await restore(path.join(folder, 'backup'), configFor(dataDir), log);
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  await removeFolder(folder);
});

const url = () => server?.url ?? '';

/** What a start, or a restore, said that it ran. */
const ranIn = (lines: string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; ran?: string[] })
    .flatMap(({ msg, ran }) => (msg === 'migrations have run' ? (ran ?? []) : []));

describe('an installation of the release before', () => {
  it('is brought to the newest form by its first opening, and left as it is by the next', async () => {
    expect(ranIn(logged).sort()).toEqual(all.filter((name) => !known.migrations.includes(name)));
    expect(server?.output()).not.toContain('migrations have run');
    const stores = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    const noted = await stores.postgres.query<{ name: string }[]>('SELECT name FROM migrations');
    const { rows } = await stores.clickhouse.query<{ name: string }>('SELECT name FROM schema_migration');
    await stores.close();
    expect([...noted, ...rows].map(({ name }) => name).sort()).toEqual(all);
  });

  it('lets its people in by their passwords, and nobody else', async () => {
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

  it('answers of its reports, runs and projects what it answered before', async () => {
    const answers = await readEverything(await logIn(url(), installationOwner), known.made);
    expect(Object.keys(answers)).toEqual(Object.keys(known.answers));
    // Later releases may say more of a row, never less or otherwise.
    expect(answers).toMatchObject(known.answers);
  });
});
