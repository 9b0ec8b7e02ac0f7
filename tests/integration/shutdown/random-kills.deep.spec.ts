import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administratorSession } from '../../support/administrator-session.js';
import { HostileRandom } from '../../support/hostile-files/hostile-files.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { atDepth } from '../../support/test-depth.js';
import { createCaller } from '../support/caller.js';
import { waitUntil } from '../support/wait-until.js';

const kills = atDepth({ quick: 0, deep: 10, full: 300 });

/** Time from readiness to the next kill. */
const killDelayMs = { min: 100, max: atDepth({ quick: 0, deep: 1_000, full: 3_000 }) };

/** Every nth kill on average does not wait until the server and its stores have recovered. */
const recoveringKillRatio = 5;

/** Every started task ends within this time after the last kill. */
const settleTimeoutMs = 5 * 60_000;

const seed = Number(process.env['TEST_SEED'] ?? 34);
const random = new HostileRandom(seed);

const secret = 'the secret of the shop';
const env = {
  SAMPLE_KEYWORDS: '200',
  API_BURST_REQUESTS: '100000',
  CLOUDPAYMENTS_PUBLIC_ID: 'pk_test',
  CLOUDPAYMENTS_SECRET: secret,
};

let dataDir: string;
let server: RunningServer;
let isStopping = false;
/** Ends when the supervisor below has stopped. */
let supervisor: Promise<void>;
let restarts = 0;

/** Starts the server again after a kill, like the supervisor of an operator. */
async function supervise(): Promise<void> {
  for (;;) {
    if (server.process.exitCode === null && server.process.signalCode === null) {
      await new Promise((resolve) => server.process.once('exit', resolve));
    }
    if (isStopping) return;
    restarts += 1;
    const started = await startServer({ dataDir, env }).catch((error: unknown) => {
      // A kill of a store during the start ends the start.
      console.log(`start ${restarts} failed: ${String(error).slice(-500)}`);
    });
    if (started) server = started;
    else await sleep(500);
    if (isStopping) await server.stop();
  }
}

beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await startServer({ dataDir, env });
  for (const name of ['admin', 'team', 'pro', 'demo']) await logIn(name);
  const made = await call(
    'pro',
    'mutation { createClustering(base: "gny", from: { keywords: ["red shoes"] }) { uid } }',
  );
  ({ uid: project } = made?.['createClustering'] as { uid: string });
  supervisor = supervise();
}, 300_000);
afterAll(async () => {
  isStopping = true;
  await server.stop();
  await supervisor;
  await removeFolder(dataDir);
});

interface ProcessRow {
  pid: number;
  parent: number;
  command: string;
}

function listProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(stat.split(') ')[1]?.split(' ')[1]), command }];
    } catch {
      // Not a process, or it has ended.
      return [];
    }
  });
}

type Target = 'server' | 'engine' | 'postmaster' | 'backend';
const targets: readonly Target[] = ['server', 'engine', 'postmaster', 'backend'];
const killCounts: Record<Target, number> = { server: 0, engine: 0, postmaster: 0, backend: 0 };

function findTarget(target: Target): number | undefined {
  if (target === 'server') return server.process.pid;
  const processes = listProcesses();
  if (target === 'engine') {
    return processes.find(
      ({ parent, command }) => parent === server.process.pid && command.includes('/clickhouse/embedded/'),
    )?.pid;
  }
  const postmaster = Number(
    readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0],
  );
  if (target === 'postmaster') return postmaster;
  const backends = processes.filter(({ parent }) => parent === postmaster);
  return backends.length === 0 ? undefined : random.pick(backends).pid;
}

const countKills = () => Object.values(killCounts).reduce((sum, part) => sum + part, 0);

const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;

function kill(target: Target): void {
  try {
    const pid = findTarget(target);
    if (pid === undefined) return;
    process.kill(pid, 'SIGKILL');
    killCounts[target] += 1;
  } catch {
    // The process is being started, or has ended.
  }
}

/** Session headers by demonstration account. Sessions outlive the server. */
const sessions = new Map<string, Record<string, string>>();

async function logIn(name: string): Promise<Record<string, string>> {
  const session = sessions.get(name) ?? (await administratorSession(server.url, `${name}@example.com`));
  sessions.set(name, session);
  return session;
}

/** Errors of the latest call, for messages. */
let lastErrors = '';

/** Data of a call, or undefined if it failed. */
async function call(
  name: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown> | undefined> {
  const { data, errors } = await createCaller(server.url, await logIn(name)).graphql(query, variables);
  if (
    errors?.some(({ extensions }) => ['SESSION_EXPIRED', 'AUTHORIZATION_REQUIRED'].includes(extensions.code))
  ) {
    sessions.delete(name);
  }
  lastErrors = JSON.stringify(errors ?? null);
  return errors ? undefined : (data ?? undefined);
}

/** Users by the id of an import task or of a tool run. */
const startedTasks = new Map<string, string>();
const paidBills: number[] = [];
let acknowledgedEdit = 0;
let firstPaymentAt: Date | undefined;

async function importFile(number: number): Promise<void> {
  const rows = Array.from({ length: 300 }, (_, row) => `kill ${number} ${row},1,https://site${row}.example/`);
  const form = new FormData();
  const query = 'mutation ($files: [Upload!]!) { uploadFiles(files: $files) { id } }';
  form.append('operations', JSON.stringify({ query, variables: { files: [null] } }));
  form.append('map', JSON.stringify({ 0: ['variables.files.0'] }));
  form.append('0', new Blob([['keyword,position,url', ...rows].join('\n')]), `kill-${number}.csv`);
  const { 'content-type': _, ...headers } = await logIn('admin');
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body: form,
  });
  const { data } = (await response.json()) as { data?: { uploadFiles: { id: string }[] } | null };
  const upload = data?.uploadFiles[0]?.id;
  if (upload === undefined) return;
  const started = await call('admin', 'mutation ($files: [ImportFile!]!) { startImport(files: $files) }', {
    files: [{ upload, base: random.pick(['spb', 'msk', 'gmns']), date: '2026-10-01' }],
  });
  if (started) startedTasks.set(started['startImport'] as string, 'admin');
}

async function runTool(number: number): Promise<void> {
  const started = await call(
    'team',
    'mutation ($input: ToolRunInput!) { startToolRun(tool: "tool-mass-check", input: $input) }',
    { input: { base: 'gny', list: Array.from({ length: 200 }, (_, row) => `tool ${number} ${row}`) } },
  );
  if (started) startedTasks.set(started['startToolRun'] as string, 'team');
}

/** Clustering project that is renamed during the kills. */
let project: string;

async function edit(): Promise<void> {
  const next = acknowledgedEdit + 1;
  const changed = await call(
    'pro',
    'mutation ($uid: ID!, $name: String!) { renameClustering(uid: $uid, name: $name) { name } }',
    { uid: project, name: `edit ${next}` },
  );
  if (changed) acknowledgedEdit = next;
  await sleep(100);
}

/** Sends a payment notification until the server acknowledges it, as the provider does. */
async function pay(): Promise<void> {
  const act = paidBills.length === 0 ? 'buy' : 'prolong';
  const made = await call('demo', `mutation { createBill(act: ${act}, plan: 3, term: 0) { id realCents } }`);
  const bill = made?.['createBill'] as { id: number; realCents: number } | undefined;
  if (!bill) return;
  const viewer = await retry(() => call('demo', '{ viewer { account { id } } }'));
  const { id: accountId } = (viewer['viewer'] as { account: { id: number } }).account;
  const body = new URLSearchParams({
    TransactionId: String(100_000 + bill.id),
    Amount: (bill.realCents / 100).toFixed(2),
    Currency: 'USD',
    InvoiceId: String(bill.id),
    AccountId: String(accountId),
    Status: 'Completed',
  }).toString();
  await retry(async () => {
    const response = await fetch(`${server.url}/payments/cloudpayments/pay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-hmac': createHmac('sha256', secret).update(body).digest('base64'),
      },
      body,
    });
    return ((await response.json()) as { code?: number }).code === 0;
  });
  firstPaymentAt ??= new Date();
  paidBills.push(bill.id);
}

async function retry<Value>(attempt: () => Promise<Value>): Promise<NonNullable<Value>> {
  return waitUntil<Value | undefined>(() => attempt().catch(() => undefined), {
    attempts: 900,
    intervalMs: 200,
    details: () => lastErrors,
  }) as Promise<NonNullable<Value>>;
}

/** Repeats an action during the kills. Failed calls are not acknowledged. */
async function repeat(action: (number: number) => Promise<void>, pauseMs: number): Promise<void> {
  for (let number = 1; !hasEnded; number++) {
    await action(number).catch(() => undefined);
    await sleep(pauseMs);
  }
}

let hasEnded = false;

async function readTaskOfRun(uid: string): Promise<string | null> {
  const data = await retry(() =>
    call('team', 'query ($uid: ID!) { toolRun(uid: $uid) { taskId } }', { uid }),
  );
  return (data['toolRun'] as { taskId: string | null }).taskId;
}

it(
  `loses nothing acknowledged and ends every task after ${kills} kills`,
  async () => {
    console.log(`Random kills with seed ${seed}.`);
    const clients = Promise.all([
      repeat(importFile, 500),
      repeat(runTool, 300),
      repeat(edit, 50),
      repeat(pay, 300),
    ]);
    while (countKills() < kills) {
      // On a busy machine, kills at fixed times would never let the server become ready.
      if (random.integer(1, recoveringKillRatio) > 1) await retry(isReady);
      await sleep(random.integer(killDelayMs.min, killDelayMs.max));
      kill(random.pick(targets));
    }
    const lastKillAt = Date.now();
    hasEnded = true;
    await clients;
    await retry(isReady);

    const findUnfinished = async (): Promise<string[]> => {
      const unfinished: string[] = [];
      for (const [id, user] of startedTasks) {
        const taskId = user === 'team' ? await readTaskOfRun(id) : id;
        if (taskId === null) {
          unfinished.push(`run ${id} has no task`);
          continue;
        }
        const data = await retry(() =>
          call(user, 'query ($id: ID!) { task(id: $id) { state fault { code } } }', { id: taskId }),
        );
        const { state, fault } = data['task'] as { state: string; fault: { code: string } | null };
        const hasNoReason = state === 'failed' && fault === null;
        if (state === 'processing' || hasNoReason) unfinished.push(`${id} of ${user}: ${state}`);
      }
      return unfinished;
    };
    let unfinished = await findUnfinished();
    while (unfinished.length > 0 && Date.now() - lastKillAt < settleTimeoutMs) {
      await sleep(2_000);
      unfinished = await findUnfinished();
    }
    const settleSeconds = Math.round((Date.now() - lastKillAt) / 1000);
    console.log(
      `${JSON.stringify(killCounts)} kills, ${restarts} starts, ${startedTasks.size} tasks, ${paidBills.length} payments, ` +
        `${acknowledgedEdit} edits; every task had ended after ${settleSeconds} s.`,
    );
    expect(unfinished).toEqual([]);

    expect(acknowledgedEdit).toBeGreaterThan(0);
    expect(startedTasks.size).toBeGreaterThan(0);
    expect(paidBills.length).toBeGreaterThan(0);
    const renamed = await retry(() =>
      call('pro', 'query ($uid: ID!) { clustering(uid: $uid) { name } }', { uid: project }),
    );
    const { name } = renamed['clustering'] as { name: string };
    // A change without a response may have been made.
    expect([`edit ${acknowledgedEdit}`, `edit ${acknowledgedEdit + 1}`]).toContain(name);

    for (const id of paidBills) {
      const data = await retry(() => call('demo', 'query ($id: Int!) { bill(id: $id) { state } }', { id }));
      expect([id, data['bill']]).toEqual([id, { state: 'paid' }]);
    }
    const viewer = await retry(() => call('demo', '{ viewer { account { paidUntil } } }'));
    const { paidUntil } = (viewer['viewer'] as { account: { paidUntil: string } }).account;
    const expectedEnd = new Date(firstPaymentAt ?? 0);
    expectedEnd.setUTCMonth(expectedEnd.getUTCMonth() + paidBills.length);
    const differenceDays = Math.abs(new Date(paidUntil).getTime() - expectedEnd.getTime()) / 86_400_000;
    expect(differenceDays).toBeLessThan(4);
  },
  atDepth({ quick: 60_000, deep: 900_000, full: 10_800_000 }),
);
