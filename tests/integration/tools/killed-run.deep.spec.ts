import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { PlanId, plans } from '../../../server/config/plans.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { ToolRunRecord } from '../../../server/entities/tool-run.entity.js';
import type { ToolId } from '../../../server/contract/tools/tool-pages.js';
import { defaultClusterSettings } from '../../../server/contract/projects/clustering.js';
import { createFolderEdit } from '../../../server/modules/clustering/folder-edits.js';
import { importKeywordsEdit } from '../../../server/modules/clustering/keyword-edits.js';
import { readKeywordList } from '../../../server/modules/clustering/read-keyword-rows.js';
import { findTool } from '../../../server/modules/tools/tool-definitions.js';
import type { RawToolInput } from '../../../server/modules/tools/read-tool-input.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { importContents } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { insertUser } from '../support/test-users.js';
import { waitForLock } from '../support/wait-for-lock.js';
import { waitUntil } from '../support/wait-until.js';

/** Number of keywords. Keywords of one class share the ten pages of their results. */
const keywords = 2000;
const classes = 50;
const domains = 10;
const wordOf = (keyword: number) => `word ${keyword}`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const listed = numbers(1000).map(wordOf);

let stores: TestStores;
let services: AppServices;
let user: AuthenticatedUser;
const workers = new WaitingWorkers(() => stores, { TASK_CONCURRENCY: '6' });

beforeAll(async () => {
  stores = await openOwnServers();
  const { config, postgres, log } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
  const { id } = await insertUser(postgres, { kind: 'administrator' });
  const account = await postgres.manager.findOneByOrFail(Account, { id });
  user = {
    account,
    owner: account,
    kind: 'administrator',
    plan: plans[PlanId.Unlimited],
  } as AuthenticatedUser;
  const lines = numbers(keywords).flatMap((keyword) =>
    numbers(domains).map(
      (index) => `${wordOf(keyword)},${index + 1},https://site${index}.example/${keyword % classes}`,
    ),
  );
  const content = `keyword,position,url\n${lines.join('\n')}\n`;
  await importContents(stores, { 'results.csv': content }, { base: 'gny', date: '2026-10-01' });
});
afterAll(async () => {
  await workers.kill();
  await services.close();
});

const printed = () => workers.output();

async function startRun(tool: ToolId, input: RawToolInput): Promise<ToolRunRecord> {
  const kind = findTool(tool);
  if (!kind) throw new Error(`no tool ${tool}`);
  const id = await services.toolRuns.start(user, kind, { base: 'gny', ...input }, (_opened, state) =>
    state(),
  );
  return stores.postgres.manager.findOneByOrFail(ToolRunRecord, { id });
}

async function countRows(table: string, { number }: ToolRunRecord): Promise<number> {
  const { rows } = await stores.clickhouse.query<{ count: number }>(
    `SELECT count() AS count FROM ${table} WHERE run = {run:UInt32}`,
    { parameters: { run: number } },
  );
  return Number(rows[0]?.count ?? 0);
}

/** Waits until a table has rows of a run. */
const waitUntilWritten = (table: string, run: ToolRunRecord) =>
  waitUntil(async () => (await countRows(table, run)) > 0, {
    attempts: 3000,
    intervalMs: 5,
    details: printed,
  });

const waitUntilStarted = ({ id }: ToolRunRecord) =>
  waitUntil(async () => (await stores.postgres.manager.findOneByOrFail(ToolRunRecord, { id })).attempts > 0, {
    attempts: 8000,
    intervalMs: 2,
    details: printed,
  });

async function waitUntilDone({ taskId }: Pick<ToolRunRecord, 'taskId'>): Promise<void> {
  const task = await waitUntil(
    async () => {
      const found = await stores.postgres.manager.findOneByOrFail(TaskRecord, { id: taskId ?? '' });
      return found.state !== 1 && found;
    },
    { attempts: 12_000, intervalMs: 10, details: printed },
  );
  expect(task).toMatchObject({ state: 10, progress: 100 });
}

/** Sorted rows of the run as texts, including those of other attempts. */
async function rowsOf(select: string, { number }: ToolRunRecord): Promise<string[]> {
  const { rows } = await stores.clickhouse.query<Record<string, unknown>>(
    `${select} WHERE run = {run:UInt32}`,
    {
      parameters: { run: number },
    },
  );
  return rows.map((row) => Object.values(row).join('|')).sort();
}

const ofClass = (keyword: number) => keyword % classes;
/** Number of other keywords in the list with the same class. */
const countInClass = (keyword: number) =>
  numbers(listed.length).filter((each) => each !== keyword && ofClass(each) === ofClass(keyword)).length;

const pages = ['site0.example/0', 'site1.example/1'];
/** Keywords of `pages` and of their adjacent pages, which together are all keywords of the same classes. */
const ofPages = numbers(keywords).filter((keyword) => ofClass(keyword) < pages.length);

type Tool = readonly [id: ToolId, input: RawToolInput, select: string, expected: () => string[]];

/** Each tool with its input, the query of its rows, and the expected rows. */
const tools: readonly [Tool, Tool, Tool, Tool, Tool] = [
  [
    'tool-mass-check',
    { list: listed, options: {} },
    'SELECT word, at FROM tool_keyword',
    () => numbers(listed.length).map((index) => `${wordOf(index)}|${index + 1}`),
  ],
  [
    'tool-keyword-buildup',
    { list: listed, options: { similarity: 20 } },
    'SELECT word, weight, shared FROM tool_keyword',
    () => numbers(keywords).map((keyword) => `${wordOf(keyword)}|${countInClass(keyword)}|20`),
  ],
  [
    'tool-keyword-competitors',
    { list: listed, options: { top: 50 } },
    'SELECT shared, of_keywords FROM tool_domain',
    () => numbers(domains).map(() => `${listed.length}|${listed.length}`),
  ],
  [
    'tool-page-keywords',
    { list: pages, options: { top: 50 } },
    'SELECT word, line, weight FROM tool_keyword',
    () => ofPages.map((keyword) => `${wordOf(keyword)}|${pages[ofClass(keyword)]}|1`),
  ],
  [
    'tool-page-vocabulary',
    { list: pages, options: { more: true } },
    'SELECT term, keywords FROM tool_term',
    () => [
      `word|${ofPages.length}`,
      ...ofPages.filter((keyword) => keyword > 9).map((keyword) => `${keyword}|1`),
    ],
  ],
];

/** Creates a clustering project of the list with one manual folder. */
async function createClusteringProject() {
  const reports = { clickhouse: stores.clickhouse, bases: services.bases };
  const uid = await services.clusterings.create(user, { base: 'gny', defaultName: 'killed' });
  await services.clusteringEdits.edit(
    user,
    uid,
    reports,
    importKeywordsEdit(await readKeywordList(listed, 'en')),
  );
  await services.clusteringEdits.edit(user, uid, reports, createFolderEdit(0, 'by hand', []));
  return {
    uid,
    read: () => services.clusteringReader.readTree(user, uid, reports),
    run: () => services.clusteringRuns.start(user, uid, defaultClusterSettings, reports),
  };
}

describe('tool runs whose process is killed', () => {
  it('before an attempt starts, during writes or before publishing get each result once from other processes', async () => {
    const clustering = await createClusteringProject();
    const previousFolders = await clustering.read();
    const start = ([tool, input]: Tool) => startRun(tool, input);
    const [check, buildup, competitors, pageKeywords, vocabulary] = tools;

    // One process is killed with runs at four stages.
    const { taskId } = await clustering.run();
    const waitingRun = await start(check);
    const notPublished = await start(buildup);
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    const lockRow = (table: string, id: string) =>
      holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    await lockRow('clustering', clustering.uid);
    await lockRow('tool_run', waitingRun.id);
    const first = workers.addWorker();
    await waitUntilStarted(notPublished);
    await lockRow('tool_run', notPublished.id);
    for (const statement of ['UPDATE tool_run SET attempts', 'UPDATE "tool_run"', 'UPDATE "clustering"']) {
      await waitForLock(stores.postgres, [statement], printed);
    }
    const halfWritten = await start(vocabulary);
    await waitUntilWritten('tool_keyword', halfWritten);
    await first.end('SIGKILL');
    await holder.rollbackTransaction();
    await holder.release();
    expect(await clustering.read()).toEqual(previousFolders);

    // The next process resumes these runs and is killed when two more runs have their lists.
    const runsWithLists = [await start(competitors), await start(pageKeywords)];
    const second = workers.addWorker();
    for (const run of runsWithLists) await waitUntilWritten('tool_line', run);
    await second.end('SIGKILL');

    const runs = [waitingRun, notPublished, ...runsWithLists, halfWritten];
    workers.addWorker();
    for (const run of [...runs, { taskId }]) await waitUntilDone(run);
    for (const [index, [tool, , select, expected]] of tools.entries()) {
      const run = runs[index] ?? expect.fail();
      expect([tool, await rowsOf(select, run)]).toEqual([tool, expected().sort()]);
      const { attempt, attempts } = await stores.postgres.manager.findOneByOrFail(ToolRunRecord, {
        id: run.id,
      });
      expect([tool, attempt]).toEqual([tool, attempts]);
    }
    expect(await rowsOf('SELECT DISTINCT attempt FROM tool_page', halfWritten)).toHaveLength(1);
    const { folders, stats } = await clustering.read();
    expect(folders).toHaveLength(classes);
    expect(stats.map(({ keywords: count }) => count)).toEqual(
      numbers(classes).map(() => listed.length / classes),
    );
    // Exactly the requested runs exist.
    expect(await stores.postgres.manager.countBy(ToolRunRecord, {})).toBe(tools.length);
  }, 240_000);
});
