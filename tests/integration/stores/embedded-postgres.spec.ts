import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../../../server/errors/operator-error.js';
import { openDataSource } from '../../../server/stores/postgres/data-source.js';
import { locatePostgresBinaries } from '../../../server/stores/postgres/embedded/binaries.js';
import { resolveDatabaseUser } from '../../../server/stores/postgres/embedded/database-user.js';
import { EmbeddedPostgres } from '../../../server/stores/postgres/embedded/embedded-postgres.js';
import { freePort } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { inDeepRuns } from '../../support/test-depth.js';

const log = pino({ level: 'silent' });
let dataDir: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await EmbeddedPostgres.start({ dataDir, log });
});
afterAll(async () => {
  await server.stop();
  await removeFolder(dataDir);
});

async function runQuery(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('listens only on loopback and requires its password', async () => {
    expect(
      await runQuery(server.url, `SELECT setting FROM pg_settings WHERE name = 'listen_addresses'`),
    ).toEqual([{ setting: '127.0.0.1' }]);
    const guessed = new URL(server.url);
    guessed.password = 'guess';
    await expect(runQuery(guessed.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('names the cause if postgres.json contains another password', async () => {
    await server.stop();
    const file = path.join(dataDir, 'postgres.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const password of ['another', 'with/special@characters?']) {
      writeFileSync(file, JSON.stringify({ ...record, password }));
      const start = EmbeddedPostgres.start({ dataDir, log });
      await expect(start).rejects.toThrow(OperatorError);
      await expect(start).rejects.toThrow(/another password than postgres\.json.*npm run database-password/);
    }
    writeFileSync(file, JSON.stringify(record));
    server = await EmbeddedPostgres.start({ dataDir, log });
  });

  it('restarts on the same address after a kill, and the pool reconnects', async () => {
    const source = await openDataSource(server.url, log);
    await source.runMigrations();
    await source.query(`UPDATE base SET generation = 3 WHERE code = 'gny'`);
    const killed = server.pid ?? expect.fail('no process');
    process.kill(killed, 'SIGKILL');
    // A backend of the killed server may still respond to the pool.
    await expect.poll(() => server.pid ?? killed).not.toBe(killed);
    const generation = () =>
      source.query(`SELECT generation FROM base WHERE code = 'gny'`).catch(() => 'away');
    await expect.poll(generation, { interval: 100 }).toEqual([{ generation: 3 }]);
    await expect
      .poll(() => runQuery(server.url, 'SELECT 1 AS one').catch(() => []), { interval: 100 })
      .toEqual([{ one: 1 }]);
    await source.destroy();
  });

  inDeepRuns(() => {
    it('of a killed owner is stopped by the next owner with intact data', async () => {
      await runQuery(server.url, 'CREATE TABLE kept AS SELECT 1 AS n');
      await server.stop();
      const { postgres } = locatePostgresBinaries(resolveDatabaseUser(), log);
      const databaseDir = path.join(dataDir, 'postgres');
      const settings = [
        '-p',
        String(await freePort()),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ];
      const orphan = spawn(postgres, ['-D', databaseDir, ...settings], {
        ...resolveDatabaseUser(),
        cwd: '/',
        stdio: 'ignore',
      });
      const ended = once(orphan, 'exit');
      await expect.poll(() => existsSync(path.join(databaseDir, 'postmaster.pid'))).toBe(true);
      server = await EmbeddedPostgres.start({ dataDir, log });
      await ended;
      expect(await runQuery(server.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    });
  });

  it('creates the library links that an install without scripts omits', () => {
    const { postgres } = locatePostgresBinaries(undefined, log);
    const native = path.dirname(path.dirname(postgres));
    const [first] = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    const link = path.join(path.dirname(native), first?.target ?? '');
    rmSync(link);
    locatePostgresBinaries(undefined, log);
    expect(existsSync(link)).toBe(true);
  });

  it('compares text by Unicode, independent of the system locales', async () => {
    expect(await runQuery(server.url, `SELECT lower('МОСКВА É') AS low`)).toEqual([{ low: 'москва é' }]);
  });
});
