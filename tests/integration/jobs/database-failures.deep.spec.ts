import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Job, Jobs } from '../../../server/jobs/job-payloads.js';
import { JobRunner } from '../../../server/jobs/job-runner.js';
import { runJobs, type RunningJobs } from '../../../server/jobs/run-jobs.js';
import { RunnerHeartbeat } from '../../../server/jobs/runner-heartbeat.js';
import { openJobPool } from '../../../server/stores/postgres/job-tables/job-pool.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { waitUntil } from '../support/wait-until.js';

/** Longer than the interval of the check for dead runners and its grace period. */
const orphanCheckMs = 12_000;

let stores: TestStores;
let running: RunningJobs | undefined;
beforeAll(async () => {
  stores = await openTestStores();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await query('DELETE FROM graphile_worker._private_jobs');
});

const query = <Row>(sql: string): Promise<Row[]> => stores.postgres.query(sql);
const ignore = () => Promise.resolve();

async function run(runTask: Job<'run-task'>): Promise<RunningJobs> {
  const jobs: Jobs = {
    'send-mail': ignore,
    'send-push': ignore,
    'derive-anew': ignore,
    'run-task': runTask,
    'clean-up-imports': ignore,
    'cancel-bills': ignore,
    'end-subscription': ignore,
    'move-subscription': ignore,
    'local-renewals': ignore,
    'local-payment': ignore,
    'check-positions': ignore,
    'thin-snapshots': ignore,
    'merge-changes': ignore,
    'clean-up': ignore,
  };
  const { postgres, log } = stores;
  running = await runJobs({ postgres, log, jobs, jobConcurrency: 1, taskConcurrency: 2, runsCrontab: false });
  return running;
}

const addTaskJob = () => query(`SELECT graphile_worker.add_job('run-task', '{}'::json)`);
const endJobConnections = () =>
  query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'rivalscope jobs'`,
  );

/** Advisory lock that delays the rejections. */
const rejectionLock = 20_261_126;

/** Rejects the statement that records failed jobs as soon as the lock is free, and counts its attempts. */
async function rejectFailedJobs(): Promise<void> {
  await query('CREATE SEQUENCE rejected_failures');
  await query(
    `CREATE FUNCTION reject_failure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       PERFORM nextval('rejected_failures');
       PERFORM pg_advisory_xact_lock_shared(${rejectionLock});
       RAISE EXCEPTION 'the database system is in recovery mode' USING ERRCODE = '57P03';
     END $$`,
  );
  await query(
    `CREATE TRIGGER reject_failure BEFORE UPDATE ON graphile_worker._private_jobs FOR EACH ROW
     WHEN (NEW.last_error IS NOT NULL) EXECUTE FUNCTION reject_failure()`,
  );
}

async function countRejections(): Promise<number> {
  const [row] = await query<{ count: number }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS count FROM rejected_failures',
  );
  return row?.count ?? 0;
}

async function countWaitingRejections(): Promise<number> {
  const rows = await query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND objid = ${rejectionLock}`,
  );
  return rows.length;
}

async function acceptFailedJobs(): Promise<void> {
  await query('DROP TRIGGER reject_failure ON graphile_worker._private_jobs');
}

it('The task runner starts again after PostgreSQL rejects the failures of two jobs', async () => {
  await rejectFailedJobs();
  const holder = stores.postgres.createQueryRunner();
  await holder.query('SELECT pg_advisory_lock($1)', [rejectionLock]);
  let runs = 0;
  await run(async () => {
    const position = runs++;
    if (position > 1) return;
    // The second failure is another statement, because the first one already waits.
    await waitUntil(async () => runs === 2 && (await countRejections()) === position);
    throw new Error('a task failed');
  });
  await addTaskJob();
  await addTaskJob();
  await waitUntil(async () => (await countRejections()) === 2);
  const unlocked = holder.query('SELECT pg_advisory_unlock($1)', [rejectionLock]);
  await new Promise(setImmediate);
  // Both rejections arrive before the runner handles the first one.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  await unlocked;
  await holder.release();
  await waitUntil(async () => (await countWaitingRejections()) === 0);
  await acceptFailedJobs();
  await addTaskJob();
  // The new job and both interrupted ones.
  await waitUntil(() => runs >= 5, { details: () => `${runs} runs` });
  await waitUntil(async () => (await query('SELECT FROM graphile_worker.jobs')).length === 0);
}, 60_000);

it('A lost connection does not release the running jobs of this process', async () => {
  let runs = 0;
  let finish: () => void = () => undefined;
  await run(async () => {
    runs += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await addTaskJob();
  await waitUntil(() => runs === 1);
  // A job is only released after its grace period.
  await sleep(6000);
  await endJobConnections();
  await sleep(orphanCheckMs);
  expect(runs).toBe(1);
  finish();
  await waitUntil(async () => (await query('SELECT FROM graphile_worker.jobs')).length === 0);
}, 60_000);

it('The process ends after five minutes in which the runner does not start although PostgreSQL responds', async () => {
  const failedStarts: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line) => line.includes('the jobs did not start') && failedStarts.push(line) },
  );
  const pool = openJobPool(stores.postgres, 1, log);
  const heartbeat = new RunnerHeartbeat(pool, log);
  let clock = Date.now();
  let endCount = 0;
  const runner = await JobRunner.start({
    name: 'tasks',
    postgres: stores.postgres,
    log,
    heartbeat,
    concurrency: 1,
    jobs: { 'run-task': () => Promise.reject(new Error('a task failed')) },
    now: () => new Date(clock),
    onUnrecoverable: () => (endCount += 1),
  });
  const waitForFailedStart = () => {
    const count = failedStarts.length;
    // The second start begins after the clock was set.
    return waitUntil(() => failedStarts.length >= count + 2);
  };
  // A runner of this version refuses the tables of a later one.
  await query('INSERT INTO graphile_worker.migrations (id, breaking) VALUES (999999, true)');
  try {
    await query(
      `CREATE FUNCTION reject_every_failure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rejected'; END $$`,
    );
    await query(
      `CREATE TRIGGER reject_failure BEFORE UPDATE ON graphile_worker._private_jobs FOR EACH ROW
       WHEN (NEW.last_error IS NOT NULL) EXECUTE FUNCTION reject_every_failure()`,
    );
    await addTaskJob();
    await waitForFailedStart();
    expect(runner.getState().downSince).toEqual(new Date(clock));
    clock += 5 * 60_000 - 1;
    await waitForFailedStart();
    expect(endCount).toBe(0);
    clock += 1;
    await waitForFailedStart();
    expect(endCount).toBeGreaterThan(0);
  } finally {
    await runner.stop();
    await acceptFailedJobs();
    await query('DELETE FROM graphile_worker.migrations WHERE id = 999999');
    await heartbeat.end();
    await pool.end();
  }
}, 60_000);

it('A heartbeat whose statement failed holds no locks on its previous connection', async () => {
  const pool = openJobPool(stores.postgres, 2, stores.log);
  const heartbeat = new RunnerHeartbeat(pool, stores.log);
  const listLocks = () =>
    query<{ pid: number }>(
      `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND classid = 742190334 AND datname = current_database()`,
    );
  const waitForLocks = (count: number) => waitUntil(async () => (await listLocks()).length === count);
  try {
    heartbeat.register('runner a');
    await waitForLocks(1);
    const [connection] = await listLocks();
    await stores.postgres.transaction(async (tx) => {
      await tx.query('LOCK TABLE graphile_worker._private_jobs');
      const watching = heartbeat.watch();
      const isBlocked = `SELECT 1 FROM pg_stat_activity WHERE pid = ${connection?.pid} AND wait_event_type = 'Lock'`;
      await waitUntil(async () => (await query(isBlocked)).length > 0);
      // The statement fails, and its connection stays open.
      await query(`SELECT pg_cancel_backend(${connection?.pid})`);
      await watching;
    });
    heartbeat.register('runner b');
    await waitForLocks(2);
    heartbeat.unregister('runner a');
    heartbeat.unregister('runner b');
    await waitForLocks(0);
  } finally {
    await heartbeat.end();
    await pool.end();
  }
});
