import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addHealthRoutes } from '../../../server/http/monitoring/health-routes.js';
import { Metrics } from '../../../server/http/monitoring/metrics.js';
import { noSampleLoad } from '../../../server/ingest/sample/sample-load.js';
import type { RunnerState } from '../../../server/jobs/job-runner.js';
import { readOldestDueJobs } from '../../../server/jobs/oldest-due-jobs.js';
import { openTestStores } from '../../support/stores.js';

async function createServer(getRunnerStates: () => RunnerState[]) {
  const readRunnerStates = () => Promise.resolve(getRunnerStates());
  const stores = await openTestStores();
  const metrics = new Metrics(() => Promise.resolve({}));
  metrics.observeJobs(readRunnerStates, () => readOldestDueJobs(stores.postgres));
  const app = fastify();
  const publicUrl = 'http://localhost:4000';
  addHealthRoutes(app, {
    stores,
    collectMetrics: () => metrics.registry.metrics(),
    metricsType: metrics.registry.contentType,
    metricsToken: undefined,
    publicUrl,
    sampleLoad: noSampleLoad,
    readRunnerStates,
  });
  return { app, stores };
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

it('The readiness reports a runner that has been down for more than a minute', async () => {
  let downSince: Date | undefined;
  const { app } = await createServer(() => [
    { name: 'jobs', downSince: undefined },
    { name: 'tasks', downSince },
  ]);
  const up = await app.inject('/readyz');
  expect([up.statusCode, up.json()]).toEqual([
    200,
    { status: 'ready', postgres: true, clickhouse: true, runners: { jobs: true, tasks: true } },
  ]);
  downSince = secondsAgo(30);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  downSince = secondsAgo(90);
  const down = await app.inject('/readyz');
  expect(down.statusCode).toBe(503);
  expect(down.json()).toMatchObject({
    runners: { jobs: true, tasks: false },
    reason: expect.stringMatching(/^the runner of tasks has been down for 9\d s$/) as string,
  });
  await app.close();
});

it('The metrics show the runners and the age of the oldest due job', async () => {
  const { app, stores } = await createServer(() => [{ name: 'tasks', downSince: secondsAgo(1) }]);
  await stores.postgres.query(
    `SELECT graphile_worker.add_job('run-task', '{}'::json, run_at := now() - interval '100 s')`,
  );
  await stores.postgres.query(
    `SELECT graphile_worker.add_job('send-mail', '{}'::json, run_at := now() + interval '100 s')`,
  );
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^job_runner_up\{runner="tasks"\} 0$/m);
  expect(body).toMatch(/^oldest_due_job_age_seconds\{runner="tasks"\} 10\d\./m);
  expect(body).toMatch(/^oldest_due_job_age_seconds\{runner="jobs"\} 0$/m);
  await app.close();
});
