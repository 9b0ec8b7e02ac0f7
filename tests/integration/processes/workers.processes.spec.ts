import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { inDeepRuns } from '../../support/test-depth.js';
import { descendantsOf, startScript, type NpmScript } from '../shutdown/support/npm-script.js';

const guestRequestsPerMinute = 30;

let dataDir: string;
let url: string;
let server: NpmScript;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = startScript(['start'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVER_PROCESSES: '2',
    SAMPLE_KEYWORDS: '200',
    GUEST_REQUESTS_PER_MINUTE: String(guestRequestsPerMinute),
  });
  await server.waitForOutput('ready on http');
}, 120_000);
afterAll(async () => {
  server.kill();
  await removeFolder(dataDir);
});

interface Response {
  status: number;
  body: string;
}

/** Sends a request on a connection of its own. Any worker may accept it. */
function fetchOnNewConnection(path: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<Response>((resolve, reject) => {
    const call = request(
      url + path,
      { agent: new Agent({ keepAlive: false }), method: body ? 'POST' : 'GET', headers },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const queryAsGuest = () =>
  fetchOnNewConnection(
    '/graphql',
    { 'content-type': 'application/json' },
    JSON.stringify({ query: '{ databases { code } }' }),
  );

/** Ids of the server processes that run the program, parents first. */
function findProcesses(program: string): number[] {
  return descendantsOf(server.npm.pid ?? 0)
    .filter(({ command }) => command.endsWith(program))
    .map(({ pid }) => pid);
}
const findPrimary = () => findProcesses('dist/server/main.js')[0] ?? 0;
const findWorkers = () => findProcesses('dist/server/main.js').slice(1);
const findJobProcesses = () => findProcesses('cli/job-process.js');

/** Sum of the request counts of a route in the metrics. */
async function countRequests(route: string): Promise<number> {
  const { body } = await fetchOnNewConnection('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  const counts = lines
    .filter((line) => line.includes(`route="${route}"`))
    .map((line) => line.split(' ').at(-1));
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

it('Two workers and a job process run next to the primary process', () => {
  expect(findWorkers()).toHaveLength(2);
  expect(findJobProcesses()).toHaveLength(1);
});

it('The readiness contains the runners of the job process, and the metrics add up all workers', async () => {
  const { status, body } = await fetchOnNewConnection('/readyz');
  expect([status, JSON.parse(body)]).toMatchObject([200, { runners: { jobs: true, tasks: true } }]);
  const before = await countRequests('/healthz');
  await Promise.all(Array.from({ length: 12 }, () => fetchOnNewConnection('/healthz')));
  expect(await countRequests('/healthz')).toBe(before + 12);
  expect((await fetchOnNewConnection('/metrics')).body).toContain('job_runner_up{runner="jobs"} 1\n');
});

it('The workers share the limit of guest requests', async () => {
  const responses: Response[] = [];
  // More requests at a time would be overload.
  while (responses.length < 2 * guestRequestsPerMinute) {
    responses.push(...(await Promise.all([queryAsGuest(), queryAsGuest(), queryAsGuest(), queryAsGuest()])));
  }
  const rejected = responses.filter(({ body }) => body.includes('TOO_MANY_REQUESTS'));
  const admitted = responses.filter(({ body }) => body.includes('"code":"gny"'));
  expect([admitted.length, rejected.length]).toEqual([guestRequestsPerMinute, guestRequestsPerMinute]);
});

it('A killed worker is replaced, and the other one serves requests meanwhile', async () => {
  const [killed = 0, survivor] = findWorkers();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => findWorkers().includes(killed)).toBe(false);
  for (let index = 0; index < 10; index += 1) {
    expect((await fetchOnNewConnection('/healthz')).status).toBe(200);
  }
  await expect.poll(() => findWorkers().length).toBe(2);
  expect(findWorkers()).toContain(survivor);
  expect(server.output()).toContain('a server process ended and starts again');
});

it('A killed job process is replaced, and the readiness reports the runners again', async () => {
  const [killed = 0] = findJobProcesses();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => findJobProcesses().filter((pid) => pid !== killed)).toHaveLength(1);
  await expect
    .poll(async () => JSON.parse((await fetchOnNewConnection('/readyz')).body) as unknown)
    .toMatchObject({ runners: { jobs: true, tasks: true } });
});

inDeepRuns(() => {
  it('All processes start again after the primary process was killed', async () => {
    const before = [findPrimary(), ...findWorkers(), ...findJobProcesses()];
    process.kill(findPrimary(), 'SIGKILL');
    await server.waitForOutput('The server process ended with SIGKILL');
    await expect.poll(() => server.output().split('ready on http')).toHaveLength(3);
    const after = [findPrimary(), ...findWorkers(), ...findJobProcesses()];
    expect(after).toHaveLength(before.length);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }, 120_000);
});

it('All processes end with SIGTERM', async () => {
  expect(await server.end('SIGTERM')).toEqual({ signal: 'SIGTERM', afterNpm: [], remaining: [] });
});
