import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker, type WorkerProcess } from '../jobs/support/worker-process.js';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { plainSoftClusters } from './support/plain-clusters.js';
import { waitUntil } from '../support/wait-until.js';
import { createProject, readFolders, readKeywords } from './support/clustering-calls.js';

let app: RunningApp;
let caller: Caller;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000, jobConcurrency: 0 }, undefined, { ownServers: true });
  caller = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
});
afterAll(() => Promise.all(workers.map((worker) => worker.end('SIGKILL'))));

function work(): WorkerProcess {
  const worker = startWorker(app.stores.config.dataDir, { CLICKHOUSE_MEMORY_MB: '2048' });
  workers.push(worker);
  return worker;
}

const waitFor = (condition: () => boolean | Promise<boolean>) =>
  waitUntil(condition, {
    intervalMs: 50,
    details: () => workers.map((worker) => worker.output()).join(''),
  });

const words = () => app.world.keywords.map(({ word }) => word);

/** Creates a project of all keywords, one of which is in a manual folder. */
async function createProjectWithFolder(name: string): Promise<string> {
  const uid = await createProject(caller, words(), name);
  const [{ id } = { id: '' }] = await readKeywords(caller, uid);
  const { errors } = await caller.graphql(
    'mutation ($uid: ID!, $keywords: [ID!]) { createClusterFolder(uid: $uid, name: "by hand", keywords: $keywords) { newFolder } }',
    { uid, keywords: [String(id)] },
  );
  expect(errors).toBeUndefined();
  return uid;
}

async function stateOf(uid: string): Promise<{ state: string; hasFailed: boolean }> {
  const { data } = await caller.graphql(
    'query ($uid: ID!) { clusteringState(uid: $uid) { state hasFailed } }',
    {
      uid,
    },
  );
  return data?.['clusteringState'] as { state: string; hasFailed: boolean };
}

const build = (uid: string) =>
  caller.send('POST', `/clustering/${uid}/build`, { fStrength: 3, topNumber: 10 });

/** Notifications, newest first, in both languages. */
async function readNotifications(): Promise<{ title: string; link: string | null }[][]> {
  const readItems = async (language: string) => {
    const { data } = await caller.graphql(
      '{ notifications { items { title link } } }',
      {},
      { 'accept-language': language },
    );
    return (data?.['notifications'] as { items: { title: string; link: string | null }[] }).items;
  };
  return [await readItems('en'), await readItems('ru')];
}

describe('a clustering run in a separate process', () => {
  it('a killed run leaves the previous folders, and the next process restarts it and reports the result', async () => {
    const uid = await createProjectWithFolder('Tents');
    const previousFolders = await readFolders(caller, uid);
    const runner = app.stores.postgres.createQueryRunner();
    await runner.startTransaction();
    // The run writes this table last.
    await runner.query('LOCK TABLE clustering_edit IN SHARE MODE');
    expect((await build(uid)).status).toBe(200);
    const first = work();
    await waitFor(async () => {
      const [row] = await app.stores.postgres.query<{ waiting: number }[]>(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'clustering_edit'::regclass
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return (row?.waiting ?? 0) > 0;
    });
    expect((await stateOf(uid)).state).toBe('processing');
    await first.end('SIGKILL');
    await runner.rollbackTransaction();
    await runner.release();
    expect(await readFolders(caller, uid)).toEqual(previousFolders);
    work();
    await waitFor(async () => (await stateOf(uid)).state === 'done');
    const { clusters, ungrouped } = plainSoftClusters(app.world, { top: 10, strength: 3 });
    expect(await readFolders(caller, uid)).toEqual({ ...clusters, '': ungrouped });
    const { data } = await caller.graphql('query ($uid: ID!) { clusteringEdits(uid: $uid) { kind } }', {
      uid,
    });
    expect((data?.['clusteringEdits'] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'RUN',
      'NEW_FOLDER',
      'IMPORT',
    ]);
    const link = `/clustering/${uid}?db=gny`;
    const clusterCount = Object.keys(clusters).length;
    const keywordCount = [...Object.values(clusters), ungrouped].flat().length;
    expect(await readNotifications()).toMatchObject([
      [
        {
          title: `Clustering finished, ${clusterCount} clusters from ${keywordCount} keywords: Tents`,
          link,
        },
      ],
      [{ title: `Кластеризация завершена, кластеров: ${clusterCount}, фраз: ${keywordCount}: Tents`, link }],
    ]);
    await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  });

  it('a failed run leaves the previous folders and is reported', async () => {
    const uid = await createProjectWithFolder('Boats');
    const previousFolders = await readFolders(caller, uid);
    expect((await build(uid)).status).toBe(200);
    const deleted = (at: string) =>
      app.stores.postgres.query(`UPDATE clustering SET deleted_at = ${at} WHERE id = $1`, [uid]);
    // If the project was deleted while its run waited, a retry cannot succeed.
    await deleted('now()');
    work();
    await waitFor(async () => (await readNotifications())[0]?.[0]?.title.endsWith('Boats') ?? false);
    await deleted('NULL');
    const [[english], [russian]] = (await readNotifications()) as [
      { title: string; link: string }[],
      { title: string }[],
    ];
    expect(english?.title).toBe('The keywords could not be clustered: Boats');
    expect(english?.link).toMatch(/^\/tasks\/[\da-f-]+$/);
    expect(russian?.title).toBe('Кластеризовать фразы не удалось: Boats');
    // The project remains editable, as before the run.
    expect(await stateOf(uid)).toEqual({ state: 'done', hasFailed: true });
    expect(await readFolders(caller, uid)).toEqual(previousFolders);
  });
});
