import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFreeSpace, checkMemory, checkNodeVersion } from './check-machine.js';
import { examine } from './examine.js';

let dataDir: string;
const servers: Server[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rivalscope-doctor-'));
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Starts an HTTP server on a free port. */
async function startServer(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const json = (body: object) =>
  ((_request, response) => response.end(JSON.stringify(body))) as RequestListener;

/** Findings for the given environment, formatted as `level title`. Findings about the machine are omitted. */
async function findingLines(env: Record<string, string>): Promise<string[]> {
  const findings = await examine({ DATA_DIR: dataDir, ...env });
  return findings.map(
    ({ level, title, advice }) => `${level} ${title}${advice === undefined ? '' : `: ${advice}`}`,
  );
}

/** Names as in a ClickHouse `JSONEachRow` response. */
const lines = (...names: string[]) => names.map((name) => `${JSON.stringify({ name })}\n`).join('');

/** A port without a listener. */
async function freePort(): Promise<string> {
  const port = await startServer(json({}));
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  return String(port);
}

describe('a new installation', () => {
  it('has no errors on a supported machine', async () => {
    const findings = await findingLines({ PORT: await freePort() });
    expect(findings.filter((line) => line.startsWith('error'))).toEqual([]);
    expect(findings).toContain('ok Embedded PostgreSQL: is created by the next start');
  });

  it('names the invalid variable', async () => {
    expect(await findingLines({ PORT: 'abc' })).toEqual([
      expect.stringMatching(/^error Configuration: PORT=abc/),
    ]);
  });

  it('reports a port that another program uses', async () => {
    const port = String(await startServer(json({ hello: 'there' })));
    expect(await findingLines({ PORT: port })).toContainEqual(
      expect.stringMatching(`^error Port ${port}: Port ${port} is taken by another program or server`),
    );
  });
});

describe('a running server', () => {
  it('is reported as ready', async () => {
    const port = String(await startServer(json({ status: 'ready', postgres: true, clickhouse: true })));
    expect(await findingLines({ PORT: port })).toContain(`ok Server: ready on port ${port}`);
  });

  it('is an error if a store does not respond', async () => {
    const port = String(await startServer(json({ status: 'not ready', postgres: true, clickhouse: false })));
    expect(await findingLines({ PORT: port })).toContainEqual(
      expect.stringMatching(/^error Server: .* ClickHouse does not respond/),
    );
  });
});

describe('an incomplete data folder', () => {
  it('reports the missing password file', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    expect(await findingLines({})).toContainEqual(
      expect.stringMatching(/^error .*postgres\.json.*database-password/),
    );
  });

  it('reports the missing PostgreSQL files', async () => {
    const missingDir = path.join(dataDir, 'elsewhere');
    writeFileSync(
      path.join(dataDir, 'postgres.json'),
      JSON.stringify({ databaseDir: missingDir, password: 'x' }),
    );
    expect(await findingLines({})).toContainEqual(
      expect.stringMatching(/^error Embedded PostgreSQL: The PostgreSQL files/),
    );
  });

  it('reports the missing search results', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(
      path.join(dataDir, 'postgres.json'),
      JSON.stringify({ databaseDir: dataDir, password: 'x' }),
    );
    expect(await findingLines({})).toContainEqual(
      expect.stringMatching(/^error Embedded ClickHouse: .*reset-lost-search-data/),
    );
  });
});

describe('external servers', () => {
  it('reports each unreachable server by its variable', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const env = {
      DATABASE_URL: `postgres://a:secret@${address}/x`,
      CLICKHOUSE_URL: `http://${address}`,
      SMTP_URL: `smtp://${address}`,
    };
    const problems = (await findingLines(env)).filter((line) => line.startsWith('error'));
    expect(problems.map((line) => line.split(/[ :]/)[1])).toEqual([
      'DATABASE_URL',
      'CLICKHOUSE_URL',
      'SMTP_URL',
    ]);
    expect(problems.join()).not.toContain('secret');
  });

  it('reports a PostgreSQL server that closes the connection during the query', async () => {
    // `AuthenticationOk` and `ReadyForQuery` of the PostgreSQL protocol.
    const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
    const server = createTcpServer((socket) => {
      socket.once('data', () => {
        socket.write(greeting);
        socket.once('data', () => socket.destroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const findings = await findingLines({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/x` });
    server.close();
    expect(findings).toContainEqual(expect.stringMatching(/^error DATABASE_URL/));
  });

  it('reports an unknown ClickHouse cluster and lists the existing ones', async () => {
    const port = await startServer((request, response) => {
      let sql = '';
      request.on('data', (chunk: Buffer) => (sql += chunk.toString()));
      request.on('end', () =>
        response.end(lines(...(sql.includes('version') ? ['26.7.1.1'] : ['one', 'two']))),
      );
    });
    const env = { CLICKHOUSE_URL: `http://127.0.0.1:${port}`, CLICKHOUSE_CLUSTER: 'three' };
    expect(await findingLines(env)).toContainEqual(
      'error CLICKHOUSE_CLUSTER: the server has no cluster three: existing clusters: one, two',
    );
    expect(await findingLines({ ...env, CLICKHOUSE_CLUSTER: 'two' })).toContain(
      'ok ClickHouse 26.7.1.1, cluster two',
    );
  });
});

describe('a public service', () => {
  it('warns about missing settings', async () => {
    const env = { NODE_ENV: 'production' };
    const missing = (await findingLines(env)).filter((line) => line.includes('Production:'));
    expect(missing.map((line) => /Production: (\S+)/.exec(line)?.[1])).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'OPERATOR_NAME',
      'METRICS_TOKEN',
    ]);
    const complete = {
      ...env,
      PUBLIC_URL: 'https://seo.example',
      TRUST_PROXY: 'true',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      OPERATOR_NAME: 'Somebody',
      OPERATOR_EMAIL: 'some@body.example',
      METRICS_TOKEN: 'a token of sixteen',
    };
    expect((await findingLines(complete)).filter((line) => line.includes('Production:'))).toEqual([]);
  });
});

it.each([
  [8000, 2000, 'ok'],
  [1500, 1024, 'warning'],
  [8000, 5000, 'warning'],
  [4000, 5000, 'error'],
] as const)('rates %i MB with %i for ClickHouse as %s', (machine, engine, level) => {
  expect(checkMemory(machine, engine).level).toBe(level);
});

it.each([
  [100, 'ok'],
  [5, 'warning'],
  [0.2, 'error'],
] as const)('rates %f GB of free space as %s', (free, level) => {
  expect(checkFreeSpace(free * 1024 ** 3).level).toBe(level);
});

it('warns about a Node.js version without security updates', () => {
  expect(checkNodeVersion('20.19.0')).toMatchObject([{ level: 'warning' }]);
  expect(checkNodeVersion('24.21.0')).toEqual([]);
});
