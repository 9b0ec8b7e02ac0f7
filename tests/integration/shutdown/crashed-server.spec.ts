import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { startScript, type NpmScript } from './support/npm-script.js';
import { inDeepRuns } from '../../support/test-depth.js';

let dataDir: string;
const scripts: NpmScript[] = [];

beforeAll(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => {
  for (const script of scripts.splice(0)) script.kill();
});
afterAll(() => removeFolder(dataDir));

function start(port: number): NpmScript {
  const script = startScript(['start'], { DATA_DIR: dataDir, PORT: String(port), SAMPLE_KEYWORDS: '200' });
  scripts.push(script);
  return script;
}

/** Process id of the server below `npm start`. */
function findServer(npm: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((row) => ({ pid: Number(row?.[1]), parent: Number(row?.[2]), command: row?.[3] ?? '' }));
  const isBelowNpm = (pid: number): boolean => {
    const parent = rows.find((row) => row.pid === pid)?.parent ?? 0;
    return parent === npm || (parent > 1 && isBelowNpm(parent));
  };
  const server = rows.find(({ pid, command }) => command.endsWith('dist/server/main.js') && isBelowNpm(pid));
  return server?.pid ?? 0;
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

inDeepRuns(() => {
  it('`npm start` restarts a killed server with a growing delay and one log line each', async () => {
    const port = await freePort();
    const script = start(port);
    await script.waitForOutput('ready on http');
    for (const [index, seconds] of [1, 2].entries()) {
      process.kill(findServer(script.npm.pid ?? 0), 'SIGKILL');
      await script.waitForOutput(`The server process ended with SIGKILL. It starts again in ${seconds} s.`);
      while (countOf(script.output(), 'ready on http') < index + 2) await sleep(50);
      expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    }
    expect(countOf(script.output(), 'It starts again in')).toBe(2);
    expect(await script.end('SIGTERM')).toMatchObject({ signal: 'SIGTERM', afterNpm: [], remaining: [] });
    expect(countOf(script.output(), 'It starts again in')).toBe(2);
  }, 180_000);
});

it('`npm start` does not repeat a start that only the operator can fix', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const script = start(port);
  const [status] = (await once(script.npm, 'exit')) as [number | null];
  other.close();
  expect(status).toBe(1);
  expect(script.output()).toMatch(new RegExp(`^Port ${port} is taken`, 'm'));
  expect(script.output()).not.toContain('It starts again in');
}, 60_000);
