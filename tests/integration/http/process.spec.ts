import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Spool } from '../../../server/modules/uploads/spool.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { freePort, startServer, type RunningServer } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { beginUpload } from '../uploads/support/upload-files.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';

/** Runs the compiled server until it exits and returns output and exit status. */
async function runUntilExit(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const server = spawn(process.execPath, [...shortLivedProcessFlags, 'dist/server/main.js'], {
    env: { ...process.env, ...env },
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(server, 'exit')) as [number | null];
  return { code, output };
}

/** Clock ticks of processor times in /proc. */
const msPerTick = 10;

/** The request itself takes 50 ms, loading the dictionaries half a second. */
const maxFirstComparisonMs = 250;

const demonstrations = ['demo', 'promo', 'basic', 'pro', 'team', 'member', 'partner', 'admin'];

describe('the server process', () => {
  let dataDir: string;
  let server: RunningServer;

  beforeAll(async () => {
    dataDir = await temporaryFolder('process with a blank');
    server = await startServer({
      dataDir,
      switches: shortLivedProcessFlags,
      env: { SAMPLE_KEYWORDS: '200', LOG_LEVEL: 'info' },
      until: 'listening',
    });
  });

  afterAll(async () => {
    await server.stop();
    await removeFolder(dataDir);
  });

  it('listens before the sample data is loaded, and logs no warning', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(server.output()).not.toContain('ready on http');
    // An old version of Node.js is reported on purpose.
    const lines = server.output().split('\n');
    expect(
      lines.filter((line) => /warn/i.test(line) && !line.includes(`Node.js ${process.versions.node}`)),
    ).toEqual([]);
  });

  it('logs the ready address last', async () => {
    await expect.poll(() => server.output()).toContain('ready on http');
    expect(server.output().trimEnd().split('\n').at(-1)).toBe(`ready on ${server.url}`);
  });

  it('reports liveness and readiness', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('has loaded the dictionaries of word forms, which would block the event loop', async () => {
    const query =
      '{ compareLists(left: "палатки\\nknives", right: "палатка\\nknife", anyForm: true) { left } }';
    const cpuBeforeMs = readMainThreadCpuMs();
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
    expect(readMainThreadCpuMs() - cpuBeforeMs).toBeLessThan(maxFirstComparisonMs);
  });

  it('rejects a second server on the same data directory in one line', async () => {
    const { code, output } = await runUntilExit({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.replace(/^.*warning: Node\.js .*\n/, '').trim()).toMatch(
      /^DATA_DIR .* is in use by another server[^\n]*$/,
    );
  });

  it('reports a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await runUntilExit({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} is taken[^\\n]*$`));
  });

  it('reports an invalid variable in one line', async () => {
    const { code, output } = await runUntilExit({ PORT: 'http' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^PORT=http [^\n]*$/);
  });

  it('creates and lists a demo account for each kind of visitor', async () => {
    expect(server.output()).toMatch(/demonstration accounts, password demonstration: .*demo@example\.com/);
    const logins = await Promise.all(demonstrations.map((name) => logIn(`${name}@example.com`)));
    expect(logins.map(({ status }) => status)).toEqual(demonstrations.map(() => 200));
  });

  it('after a kill during an upload restarts in production with the same reports, without leftover files and demo accounts', async () => {
    const spool = path.join(dataDir, 'uploads');
    const listSpool = () => readdir(spool).catch(() => []);
    const before = await fetchSampleRows();
    const headers = await administrator();
    const upload = await beginUpload(server.url, headers);
    await expect.poll(listSpool).not.toEqual([]);
    const serverExit = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await serverExit;
    upload.destroy();
    const parts = await listSpool();
    expect(parts).toEqual([expect.stringMatching(/\.part$/)]);

    const temporaryFiles = path.join(dataDir, 'temporary files');
    for (const [name, date] of [
      ['rivalscope-keywords-old', new Date(0)],
      ['rivalscope-keywords-new', new Date()],
    ] as const) {
      await mkdir(path.join(temporaryFiles, name), { recursive: true });
      await utimes(path.join(temporaryFiles, name), date, date);
    }
    server = await startServer({
      dataDir,
      switches: shortLivedProcessFlags,
      env: {
        NODE_ENV: 'production',
        SAMPLE_KEYWORDS: '200',
        LOG_LEVEL: 'info',
        TMPDIR: temporaryFiles,
      },
    });
    expect(server.output()).not.toContain('sample');
    expect(server.output()).not.toContain('@example.com');
    expect((await logIn('admin@example.com')).status).toBe(401);
    expect((await readdir(temporaryFiles)).filter((name) => name.startsWith('rivalscope-keywords-'))).toEqual(
      ['rivalscope-keywords-new'],
    );
    expect(await fetchSampleRows()).toEqual(before);
    const stores = await openStores(configFor(dataDir), pino({ level: 'silent' }), { role: 'tool' });
    const records: unknown = await stores.postgres.query(
      'SELECT id FROM upload UNION ALL SELECT id FROM task',
    );
    await stores.close();
    expect(records).toEqual([]);
    // An incomplete file has no metadata, so the daily clean-up removes it by age.
    const [part = ''] = parts;
    await utimes(path.join(spool, part), new Date(0), new Date(0));
    expect(await new Spool(dataDir).removeOrphans(new Set(), new Date(1))).toBe(1);
    expect(await listSpool()).toEqual([]);
  });

  /** Processor time of the main thread of the server. */
  function readMainThreadCpuMs(): number {
    const { pid } = server.process;
    const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * msPerTick;
  }

  /** Rows of a report on the sample data. */
  async function fetchSampleRows(): Promise<unknown> {
    const response = await fetch(`${server.url}/api/report/simple/top_domain_visibility`);
    return ((await response.json()) as { data: unknown }).data;
  }

  async function administrator(): Promise<Record<string, string>> {
    const [cookie = ''] = (await logIn('admin@example.com')).headers.getSetCookie();
    return { cookie: cookie.split(';', 1)[0] ?? '' };
  }

  function logIn(email: string): Promise<Response> {
    return fetch(`${server.url}/api/panel/user/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'demonstration' }),
    });
  }
});
