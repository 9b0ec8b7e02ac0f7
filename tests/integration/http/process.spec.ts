import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startServer, type RunningServer } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/stores.js';

/** Runs the compiled server to its end and gives what it printed and its exit status. */
async function runToEnd(env: NodeJS.ProcessEnv): Promise<{ code: number | null; printed: string }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...env } });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(server, 'exit')) as [number | null];
  return { code, printed };
}

const demonstrations = ['demo', 'promo', 'basic', 'pro', 'team', 'member', 'partner', 'admin'];

describe('the process', () => {
  let dataDir: string;
  let server: RunningServer;

  beforeAll(async () => {
    dataDir = await temporaryFolder('process with a blank');
    server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '200', LOG_LEVEL: 'info' } });
  });

  afterAll(async () => {
    await server.stop();
    await removeFolder(dataDir);
  });

  it('says last where it is ready', () => {
    expect(server.output().trimEnd().split('\n').at(-1)).toBe(`ready on ${server.url}`);
  });

  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('refuses a second server on the same data in one line', async () => {
    const { code, printed } = await runToEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(printed.trim()).toMatch(/^DATA_DIR .* is in use by another server[^\n]*$/);
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, printed } = await runToEnd({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(printed.trim()).toMatch(new RegExp(`^Port ${port} is taken[^\\n]*$`));
  });

  it('says in one line which variable is wrong', async () => {
    const { code, printed } = await runToEnd({ PORT: 'http' });
    expect(code).toBe(1);
    expect(printed.trim()).toMatch(/^PORT=http [^\n]*$/);
  });

  it('#A1 has an account of each kind of visitor to look around as, and says so', async () => {
    expect(server.output()).toMatch(/demonstration accounts, password demonstration: .*demo@example\.com/);
    const seen = await Promise.all(demonstrations.map((name) => logIn(`${name}@example.com`)));
    expect(seen.map(({ status }) => status)).toEqual(demonstrations.map(() => 200));
  });

  it('answers the same after an end and a new start, and fills in no sample again', async () => {
    const ask = async () => {
      const answer = await fetch(`${server.url}/api/report/simple/top_domain_visibility`);
      return ((await answer.json()) as { data: unknown }).data;
    };
    const before = await ask();
    await server.stop();
    server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '200', LOG_LEVEL: 'info' } });
    expect(await ask()).toEqual(before);
    expect(server.output()).not.toContain('sample');
  });

  it('refuses the demonstration accounts in production', async () => {
    await server.stop();
    server = await startServer({ dataDir, env: { NODE_ENV: 'production', SAMPLE_KEYWORDS: '200' } });
    expect(server.output()).not.toContain('@example.com');
    expect((await logIn('admin@example.com')).status).toBe(401);
  });

  function logIn(email: string): Promise<Response> {
    return fetch(`${server.url}/api/panel/user/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'demonstration' }),
    });
  }
});
