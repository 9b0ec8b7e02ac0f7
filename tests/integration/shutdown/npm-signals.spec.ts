import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDamage } from '../../../server/ingest/publish/find-damage.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { freePort } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { createCaller, type Caller } from '../support/caller.js';
import { startScript, type NpmScript } from './support/npm-script.js';
import { atDepth, testDepth } from '../../support/test-depth.js';

/** Number of rows whose import takes several seconds. */
const importedRows = 400_000;
const rowsPerChunk = 1_000;

type Signal = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL';
/** Signals to each program. Quick runs have a forwarded one for the server and one that is not for the import. */
const serverSignals = atDepth<readonly Signal[]>({
  quick: ['SIGTERM'],
  deep: ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'],
  full: ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'],
});
const importSignals = atDepth<readonly Signal[]>({
  quick: ['SIGKILL'],
  deep: serverSignals,
  full: serverSignals,
});
/** npm forwards these to the script and waits. Other signals end it at once. */
const forwarded: readonly string[] = ['SIGTERM', 'SIGINT'];

let dataDir: string;
let port: number;
let file: string;
let leaders: unknown;
const phones: string[] = [];
const scripts: NpmScript[] = [];

beforeAll(async () => {
  dataDir = await temporaryFolder();
  port = await freePort();
  file = path.join(dataDir, 'long.csv');
  await pipeline(Readable.from(csvLines()), createWriteStream(file));
});
afterEach(() => {
  for (const script of scripts.splice(0)) script.kill();
});
afterAll(() => removeFolder(dataDir));

function* csvLines(): Generator<string> {
  yield 'keyword,position,url,title\n';
  for (let first = 0; first < importedRows; first += rowsPerChunk) yield csvRows(first).join('');
}

function csvRows(first: number): string[] {
  return Array.from({ length: rowsPerChunk }, (_, index) => {
    const row = first + index;
    return `interrupted phrase ${row % 40_000},${(row % 50) + 1},https://interrupted${row % 900}.example/${row},a title\n`;
  });
}

function start(...args: string[]): NpmScript {
  const script = startScript(args, {
    DATA_DIR: dataDir,
    PORT: String(port),
    SAMPLE_KEYWORDS: '200',
    LOG_LEVEL: 'info',
  });
  scripts.push(script);
  return script;
}

async function startServer(): Promise<NpmScript> {
  const server = start('start');
  await server.waitForOutput('ready on http');
  while (!(await fetch(`${url()}/readyz`)).ok) await sleep(100);
  return server;
}

const url = () => `http://localhost:${port}`;

async function visibleDomains(): Promise<unknown> {
  const response = await fetch(`${url()}/api/report/simple/top_domain_visibility`);
  return ((await response.json()) as { data: unknown }).data;
}

async function demonstrationAccount(): Promise<Caller> {
  const response = await fetch(`${url()}/api/panel/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demonstration' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return createCaller(url(), { cookie: cookie.split(';', 1)[0] ?? '' });
}

async function phoneOf(account: Caller): Promise<unknown> {
  const { data } = await account.graphql('{ currentAccount { phone } }');
  return (data?.currentAccount as { phone: unknown } | undefined)?.phone;
}

/** Open ports of the service and of its PostgreSQL. ClickHouse listens on a socket in the data folder. */
async function openPorts(postgresPort: number): Promise<number[]> {
  const states = await Promise.all(
    [port, postgresPort].map(async (candidate) => ((await acceptsConnections(candidate)) ? [candidate] : [])),
  );
  return states.flat();
}

function acceptsConnections(target: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(target, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Port of the PostgreSQL in the data folder, from its lease. */
async function postgresPort(): Promise<number> {
  const folder = path.join(dataDir, 'run');
  const number = (name: string) => Number(/^lease-(\d+)\.json$/.exec(name)?.[1] ?? 0);
  const last = Math.max(...(await readdir(folder)).map(number));
  const { postgresUrl = '' } = JSON.parse(
    await readFile(path.join(folder, `lease-${last}.json`), 'utf8'),
  ) as { postgresUrl?: string };
  return Number(new URL(postgresUrl).port);
}

describe('a signal to the npm process', { timeout: 180_000 }, () => {
  it.each(serverSignals)(
    '%s ends `npm start` and all its processes, and the next start has all data',
    async (signal) => {
      const server = await startServer();
      leaders ??= await visibleDomains();
      expect(leaders).not.toEqual([]);
      expect(await visibleDomains()).toEqual(leaders);
      const account = await demonstrationAccount();
      if (phones.length > 0) expect(await phoneOf(account)).toBe(phones.at(-1));

      const postgres = await postgresPort();
      expect(await openPorts(postgres)).toEqual([port, postgres]);
      const phone = `+1202555010${phones.length}`;
      const change = await account.graphql(`mutation { updateAccount(phone: "${phone}") { phone } }`);
      expect(change.data).toEqual({ updateAccount: { phone } });
      phones.push(phone);

      // Ctrl-C reaches every process of the script, and npm sends its child a second SIGINT.
      const end = await server.end(signal, signal === 'SIGINT' ? 'group' : 'npm');
      expect(end).toMatchObject({ signal, remaining: [] });
      if (forwarded.includes(signal)) expect(end.afterNpm).toEqual([]);
      expect(server.output()).toMatch(/ closed$/m);
      expect(await openPorts(postgres)).toEqual([]);
    },
  );

  it.each(importSignals)(
    '%s ends `npm run import` and all its processes and reports that nothing was published',
    async (signal) => {
      const script = start('run', 'import', '--', file);
      await script.waitForOutput('reading');
      const postgres = await postgresPort();
      const end = await script.end(signal);
      expect(end).toMatchObject({ signal, remaining: [] });
      if (forwarded.includes(signal)) expect(end.afterNpm).toEqual([]);
      expect(script.output()).toContain(
        'The import was interrupted: nothing of it was published, and all reports are unchanged.',
      );
      expect(await openPorts(postgres)).toEqual([]);
    },
  );
});

it('The data folder is complete after all of them', { timeout: 120_000 }, async () => {
  // In quick runs, process.spec.ts starts the server again.
  if (testDepth === 'quick') {
    const stores = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    const accounts: unknown = await stores.postgres.query(
      `SELECT phone FROM account WHERE email = 'demo@example.com'`,
    );
    const damage = await findDamage(stores);
    await stores.close();
    expect(accounts).toEqual([{ phone: phones.at(-1) }]);
    expect(damage).toEqual([]);
    return;
  }
  const server = await startServer();
  expect(await visibleDomains()).toEqual(leaders);
  expect(await phoneOf(await demonstrationAccount())).toBe(phones.at(-1));
  expect(await server.end('SIGTERM')).toMatchObject({ remaining: [] });
});
