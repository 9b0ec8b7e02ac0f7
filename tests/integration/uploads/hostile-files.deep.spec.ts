import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResidentBytes } from '../../../server/file-reader/watch-memory.js';
import {
  createHostileFile,
  hostileKinds,
  HostileRandom,
  type HostileFile,
} from '../../support/hostile-files/hostile-files.js';
import { waitUntil } from '../support/wait-until.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { atDepth } from '../../support/test-depth.js';
import { fetchCsrfToken } from '../support/caller.js';

/**
 * Bounds of a call of /healthz. Other tests compete for the processors, so only complete runs limit the time; all runs
 * limit the processor time of the server's main thread during the call, which delays the answer on any machine.
 */
const maxHealthMs = atDepth({ quick: Infinity, deep: Infinity, full: 500 });
const maxHealthCpuMs = 500;
const maxTotalBytes = 1.5 * 1024 ** 3;
const fileCount = atDepth({ quick: hostileKinds, deep: 4 * hostileKinds, full: 2_000 });
const concurrentUploads = 2;

const seed = Number(process.env['TEST_SEED'] ?? 34);

let server: RunningServer;
const users = {} as Record<'pro' | 'admin', Record<string, string>>;

beforeAll(async () => {
  server = await startServer({ env: { SAMPLE_KEYWORDS: '200', API_BURST_REQUESTS: '100000' } });
  for (const name of ['pro', 'admin'] as const) users[name] = await logIn(`${name}@example.com`);
});
afterAll(() => server.stop());

async function logIn(email: string): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/api/panel/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demonstration' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  return { cookie, 'x-csrf-token': await fetchCsrfToken(server.url, { cookie }) };
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

async function callGraphql(
  headers: Record<string, string>,
  query: string,
  variables: Record<string, unknown>,
  file?: { path: string; upload: HostileFile },
): Promise<Result> {
  const operations = JSON.stringify({ query, variables });
  if (!file) {
    const json = { ...headers, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: json,
      body: operations,
    });
    return (await response.json()) as Result;
  }
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify({ 0: [file.path] }));
  form.append('0', new Blob([new Uint8Array(file.upload.content)]), file.upload.name);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body: form,
  });
  return (await response.json()) as Result;
}

/** Uploads a file where an attacker would, and returns the error codes. */
async function upload(file: HostileFile): Promise<string[]> {
  const codes = ({ errors }: Result) => (errors ?? []).map(({ extensions }) => extensions.code);
  if (file.target === 'keywords') {
    const query =
      'mutation ($file: Upload) { createClustering(base: "gny", from: { file: $file }) { uid skippedCount } }';
    const result = await callGraphql(
      users.pro,
      query,
      { file: null },
      { path: 'variables.file', upload: file },
    );
    const uid = (result.data?.['createClustering'] as { uid: string } | undefined)?.uid;
    if (uid) await callGraphql(users.pro, 'mutation ($uid: ID!) { deleteClustering(uid: $uid) }', { uid });
    return codes(result);
  }
  if (file.target === 'list') {
    const query = 'query ($file: Upload) { uniqueWords(file: $file) { __typename } }';
    return codes(
      await callGraphql(users.pro, query, { file: null }, { path: 'variables.file', upload: file }),
    );
  }
  if (file.target === 'logo') {
    const query = 'mutation ($file: Upload!) { setLogo(file: $file) { logo } }';
    return codes(
      await callGraphql(users.pro, query, { file: null }, { path: 'variables.file', upload: file }),
    );
  }
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id } }';
  const sent = await callGraphql(
    users.admin,
    query,
    { files: [null] },
    { path: 'variables.files.0', upload: file },
  );
  const [stored] = (sent.data?.['uploadFiles'] as { id: string }[] | undefined) ?? [];
  if (!stored) return codes(sent);
  const inspected = await callGraphql(
    users.admin,
    'query ($id: ID!) { inspectUpload(id: $id) { name } }',
    stored,
  );
  await callGraphql(users.admin, 'mutation ($id: ID!) { removeUpload(id: $id) }', stored);
  return codes(inspected);
}

/** Ids of the server's file reader processes. */
function listReaders(): number[] {
  const isReader = (pid: string): boolean => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(parent) !== server.process.pid) return false;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('file-reader');
    } catch {
      // The process has ended.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isReader(name))
    .map(Number);
}

/** Resident memory of the server and its file reader processes. */
const readTotalBytes = (): number =>
  [server.process.pid, ...listReaders()].reduce<number>((total, pid) => total + readResidentBytes(pid), 0);

/** Runs in a thread, because generating and packing files blocks this one. */
const healthProbe = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const { url, pid } = workerData;
  const msPerTick = 10;
  const readCpuMs = () => {
    const [, fields] = readFileSync('/proc/' + pid + '/task/' + pid + '/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * msPerTick;
  };
  let isStopped = false;
  let healthMs = 0;
  let healthCpuMs = 0;
  parentPort.once('message', () => (isStopped = true));
  (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      const cpuBeforeMs = readCpuMs();
      await (await fetch(url)).text();
      healthMs = Math.max(healthMs, performance.now() - startedAt);
      healthCpuMs = Math.max(healthCpuMs, readCpuMs() - cpuBeforeMs);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    parentPort.postMessage({ healthMs, healthCpuMs });
  })();
`;

/** Calls /healthz and reads the memory until it is stopped. */
function watchServer() {
  const workerData = { url: `${server.url}/healthz`, pid: server.process.pid };
  const probe = new Worker(healthProbe, { eval: true, workerData });
  let totalBytes = 0;
  const timer = setInterval(() => (totalBytes = Math.max(totalBytes, readTotalBytes())), 100);
  return async () => {
    clearInterval(timer);
    const worst = once(probe, 'message');
    probe.postMessage('stop');
    const [health] = (await worst) as [{ healthMs: number; healthCpuMs: number }];
    return { ...health, totalBytes };
  };
}

const describeHealth = (healthMs: number, healthCpuMs: number): string =>
  `/healthz answered within ${Math.round(healthMs)} ms, with at most ${healthCpuMs} ms of processor time`;

/** Error codes that a hostile file may cause. */
const expectedCodes = [
  'BAD_REQUEST',
  'INVALID_FIELD',
  'TOO_LARGE',
  'LOGO_TYPE',
  'LOGO_HEIGHT',
  'LIST_LIMIT',
  'CLUSTERING_KEYWORDS_LIMIT',
  'OVERLOADED',
];

describe('hostile files', () => {
  it(
    `leave the server responsive (${fileCount} files)`,
    async () => {
      console.log(`Hostile files with seed ${seed}.`);
      const filesBefore = new Set(await readdir(os.tmpdir()));
      const random = new HostileRandom(seed);
      const stop = watchServer();
      const unexpected: string[] = [];
      let number = 0;
      const uploadNext = async (): Promise<void> => {
        while (number < fileCount) {
          const file = createHostileFile(number++, random);
          const codes = await upload(file);
          const surprising = codes.filter((code) => !expectedCodes.includes(code));
          if (surprising.length > 0) unexpected.push(`${file.kind} to ${file.target}: ${surprising.join()}`);
        }
      };
      await Promise.all(Array.from({ length: concurrentUploads }, uploadNext));
      const { healthMs, healthCpuMs, totalBytes } = await stop();
      console.log(
        `${describeHealth(healthMs, healthCpuMs)}, ${Math.round(totalBytes / 1024 ** 2)} MB in total.`,
      );
      expect(unexpected).toEqual([]);
      expect(server.process.exitCode).toBeNull();
      expect(healthCpuMs).toBeLessThan(maxHealthCpuMs);
      expect(healthMs).toBeLessThan(maxHealthMs);
      expect(totalBytes).toBeLessThan(maxTotalBytes);
      const added = (await readdir(os.tmpdir())).filter(
        (name) => name.startsWith('rivalscope-keywords-') && !filesBefore.has(name),
      );
      expect(added).toEqual([]);
    },
    atDepth({ quick: 300_000, deep: 900_000, full: 7_200_000 }),
  );
});

describe('free calls', () => {
  const repeat = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join(' ');
  const calls: { query: string; variables?: Record<string, unknown> }[] = [
    { query: `{ ${repeat(600, () => 'viewer { kind }')} }` },
    { query: `{ ${repeat(20, (index) => `a${index}: __schema { types { name fields { name } } }`)} }` },
    { query: '{ __schema { types { name fields { name type { name } } } } }' },
    { query: `{ ${repeat(800, (index) => `unknownField${index}`)} }` },
    {
      query: 'query ($l: [String!]!) { combineWords(lists: $l) { count } }',
      variables: { l: Array.from({ length: 190_000 }, () => null) },
    },
    {
      query: 'query ($t: String) { compareLists(left: $t, right: $t, anyForm: true) { left } }',
      variables: { t: 'red shoes\n'.repeat(90_000) },
    },
    {
      query: '{ organicKeywords(domain: "alpha.example", base: "gny", perPage: 500) { data { word pos } } }',
    },
  ];

  it('in bursts of a guest leave the server responsive', async () => {
    const stop = watchServer();
    const form = new FormData();
    for (let part = 0; part < 40_000; part += 1) form.append('a', '');
    const encoded = new Response(form);
    const formType = encoded.headers.get('content-type') ?? '';
    const formBody = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'content-type': 'application/json' };
    for (let round = 0; round < atDepth({ quick: 1, deep: 3, full: 20 }); round += 1) {
      await Promise.all(
        Array.from({ length: 5 }, () => [
          ...calls.map((body) =>
            fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) }),
          ),
          fetch(`${server.url}/api/report/group/delete/file/1`, {
            method: 'POST',
            headers: { 'content-type': formType },
            body: formBody,
          }),
        ])
          .flat()
          .map(async (response) => (await response).arrayBuffer()),
      );
    }
    const { healthMs, healthCpuMs } = await stop();
    console.log(`${describeHealth(healthMs, healthCpuMs)} during free calls.`);
    expect(healthCpuMs).toBeLessThan(maxHealthCpuMs);
    expect(healthMs).toBeLessThan(maxHealthMs);
  });
});

describe('a killed server', () => {
  it('leaves no process that still reads a file, and no temporary file', async () => {
    const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(2_000);
    const rectangles = '<rect width="80" height="40" filter="url(#f)"/>'.repeat(200);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><defs><filter id="f">${blurs}</filter></defs>${rectangles}</svg>`;
    const file: HostileFile = { kind: 'slow', name: 'a.svg', content: Buffer.from(svg), target: 'logo' };
    const lost = upload(file).catch(() => 'lost');
    await waitUntil(() => listReaders().length > 0);
    const readers = listReaders();
    server.process.kill('SIGKILL');
    expect(await lost).toBe('lost');
    // The processor time of a reader is limited by the kernel.
    await expect.poll(() => readers.filter((pid) => readResidentBytes(pid) > 0)).toEqual([]);
    expect((await readdir(os.tmpdir())).filter((name) => name.startsWith('rivalscope-keywords-'))).toEqual(
      [],
    );
  });
});
