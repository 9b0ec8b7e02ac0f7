import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAgreement } from '../../../server/doctor/check-agreement.js';
import { OperatorError } from '../../../server/errors/operator-error.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { EmbeddedPostgres } from '../../../server/stores/postgres/embedded/embedded-postgres.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { startDedicatedEngine, type DedicatedEngine } from './support/dedicated-engine.js';

const log = pino({ level: 'silent' });
let folder: string;
let postgres: EmbeddedPostgres;
let clickhouse: DedicatedEngine;
let tcpServer: net.Server;

/** External servers reached only by address, with ClickHouse's HTTP interface on a port. */
beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = await EmbeddedPostgres.start({ dataDir: path.join(folder, 'elsewhere'), log });
  clickhouse = await startDedicatedEngine();
  tcpServer = net.createServer((socket) => {
    const target = net.connect(clickhouse.engine.address.socketPath);
    socket.pipe(target).pipe(socket);
    for (const side of [socket, target]) {
      side.on('error', () => [socket, target].forEach((connection) => connection.destroy()));
    }
  });
  await new Promise<void>((resolve) => tcpServer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  tcpServer.close();
  await clickhouse.end();
  await postgres.stop();
  await removeFolder(folder);
});

function config() {
  const { port } = tcpServer.address() as net.AddressInfo;
  return configFor(path.join(folder, 'data'), {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: `http://default:${clickhouse.engine.address.secret}@127.0.0.1:${port}`,
    CLICKHOUSE_DATABASE: 'facts',
  });
}

/** Combined findings of the doctor on both servers: `level what: advice`. */
const agreement = async (testConfig = config()) =>
  (await checkAgreement(testConfig)).map(({ level, title, advice }) => [level, title, advice].join(' '));

it('the doctor reports that a start will create the tables of empty servers, and creates none', async () => {
  for (const _ of [1, 2]) {
    expect(await agreement()).toEqual([expect.stringMatching(/^ok .*are created by the next start/)]);
  }
});

it('external stores are migrated and shared by several processes without embedded stores', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openStores(config(), log, { role: 'server' })));
  for (const stores of opened) {
    expect(stores.owned).toBe(false);
    expect(await stores.clickhouse.ping()).toBe(true);
    expect((await new BaseCatalogueService(stores.postgres).byCode()).code).toBe('gny');
  }
  const { rows } = (await opened[0]?.clickhouse.query<{ n: number }>(
    `SELECT count() AS n FROM system.tables WHERE database = 'facts' AND name = 'position_by_domain'`,
  )) ?? { rows: [] };
  expect(rows).toEqual([{ n: 1 }]);
  await Promise.all(opened.map((stores) => stores.close()));
  expect(existsSync(path.join(folder, 'data', 'run'))).toBe(false);
});

it('an unreachable server or a failed login is reported in one line with its variable and advice', async () => {
  const opened = (overrides: object) => openStores({ ...config(), ...overrides }, log, { role: 'server' });
  await expect(opened({ clickhouseUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^CLICKHOUSE_URL: .*ECONNREFUSED.*: check the address/,
  );
  await expect(opened({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:9/x' })).rejects.toThrow(
    /^DATABASE_URL: .*ECONNREFUSED.*: check the address/,
  );
  const unrelatedUrl = new URL(postgres.url);
  unrelatedUrl.password = 'wrong';
  const message = await opened({ databaseUrl: unrelatedUrl.href }).catch((error: unknown) => error);
  expect(message).toBeInstanceOf(OperatorError);
  expect(String(message)).toMatch(/DATABASE_URL: password authentication failed/);
  expect(String(message)).not.toMatch(/wrong|\n/);
});

it('the doctor reports whether both servers belong to one installation', async () => {
  const stores = await openStores(config(), log, { role: 'server' });
  try {
    expect(await agreement()).toEqual([expect.stringMatching(/^ok .*belong together/)]);
    const elsewhere = { ...config(), clickhouseDatabase: 'nothing' };
    expect(await agreement(elsewhere)).toEqual([expect.stringMatching(/^ok .*belong together/)]);
    await stores.postgres.query(
      `WITH made AS (INSERT INTO generation (base_id, state, form, counts) SELECT id, 'published', 1, '{"keyword": 5}' FROM base WHERE code = 'gny' RETURNING id)
       UPDATE base SET generation = made.id FROM made WHERE code = 'gny'`,
    );
    expect(await agreement(elsewhere)).toEqual([
      expect.stringMatching(/^error .*none in its database nothing .*CLICKHOUSE_DATABASE/),
    ]);
    expect(await agreement()).toEqual([
      expect.stringMatching(/^error .*PostgreSQL knows search results that ClickHouse does not hold \(gny\)/),
    ]);
  } finally {
    await stores.close();
  }
});
