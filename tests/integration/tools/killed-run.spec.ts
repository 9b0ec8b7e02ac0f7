import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { PlanId, plans } from '../../../server/config/plans.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { ToolRunRecord } from '../../../server/entities/tool-run.entity.js';
import type { ToolId } from '../../../server/contract/tools/tool-pages.js';
import { usualClusterSettings } from '../../../server/contract/clustering.js';
import { newFolderAct } from '../../../server/modules/clustering/folder-acts.js';
import { importAct } from '../../../server/modules/clustering/keyword-acts.js';
import { readKeywordList } from '../../../server/modules/clustering/read-keyword-rows.js';
import { findTool } from '../../../server/modules/tools/tool-kinds.js';
import type { TypedToolInput } from '../../../server/modules/tools/read-tool-input.js';
import { publicInternet } from '../../../server/outgoing/outgoing.js';
import type { Person } from '../../../server/request/visitor.js';
import { importContents } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { makePerson } from '../support/people.js';
import { untilWaiting } from '../support/until-waiting.js';

/** Keywords of the base; those of one class have the same ten pages in their results. */
const keywords = 2000;
const classes = 50;
const domains = 10;
const wordOf = (keyword: number) => `word ${keyword}`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const listed = numbers(1000).map(wordOf);

let stores: TestStores;
let services: AppServices;
let person: Person;
const workers = new WaitingWorkers(() => stores, { TASKS_AT_ONCE: '5' });

beforeAll(async () => {
  stores = await openOwnServers();
  const { config, postgres, log } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
  const { id } = await makePerson(postgres, { kind: 'administrator' });
  const account = await postgres.manager.findOneByOrFail(Account, { id });
  person = { account, owner: account, kind: 'administrator', plan: plans[PlanId.Unlimited] } as Person;
  const lines = numbers(keywords).flatMap((keyword) =>
    numbers(domains).map(
      (at) => `${wordOf(keyword)},${at + 1},https://site${at}.example/${keyword % classes}`,
    ),
  );
  const content = `keyword,position,url\n${lines.join('\n')}\n`;
  await importContents(stores, { 'results.csv': content }, { base: 'gny', date: '2026-10-01' });
});
afterAll(async () => {
  await workers.kill();
  await services.close();
});

const printed = () => workers.printed();

async function started(tool: ToolId, asked: TypedToolInput): Promise<ToolRunRecord> {
  const kind = findTool(tool);
  if (!kind) throw new Error(`no tool ${tool}`);
  const id = await services.toolRuns.start(person, kind, { base: 'gny', ...asked }, (_opened, read) =>
    read(),
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

/** Kills the process when a table has rows of each run. */
const whenWritten = (table: string) => async (runs: readonly ToolRunRecord[]) => {
  const worker = workers.work();
  for (const run of runs) {
    for (let tries = 0; (await countRows(table, run)) === 0; tries++) {
      if (tries > 3000) throw new Error(`nothing was written\n${printed()}`);
      await sleep(5);
    }
  }
  await worker.end('SIGKILL');
};

/** Kills the process while a statement that begins so waits for the row of a run; `first` comes before the rows are locked. */
const whileWaiting =
  (statement: string, first?: (run: ToolRunRecord) => Promise<void>) =>
  async (runs: readonly ToolRunRecord[]) => {
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    try {
      const worker = first && workers.work();
      if (first) await Promise.all(runs.map(first));
      await holder.query('SELECT FROM tool_run WHERE id = ANY ($1) FOR UPDATE', [runs.map(({ id }) => id)]);
      const killed = worker ?? workers.work();
      await untilWaiting(stores.postgres, [statement], printed);
      await killed.end('SIGKILL');
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
  };

const begun = async ({ id }: ToolRunRecord): Promise<void> => {
  for (let tries = 0; tries < 8000; tries++) {
    const { attempts } = await stores.postgres.manager.findOneByOrFail(ToolRunRecord, { id });
    if (attempts > 0) return;
    await sleep(2);
  }
  throw new Error(`it did not begin\n${printed()}`);
};

/** Another process takes up what was killed and does it. */
async function expectMade(runs: readonly ToolRunRecord[]): Promise<void> {
  const worker = workers.work();
  for (const run of runs) await untilDone(run);
  await workers.rest(worker);
}

async function untilDone({ taskId }: Pick<ToolRunRecord, 'taskId'>): Promise<void> {
  for (let tries = 0; tries < 12_000; tries++) {
    const task = await stores.postgres.manager.findOneByOrFail(TaskRecord, { id: taskId ?? '' });
    if (task.state !== 1) return expect(task).toMatchObject({ state: 10, progress: 100 });
    await sleep(10);
  }
  throw new Error(`it was not done\n${printed()}`);
}

/** Rows of the run as texts, sorted: those of any other attempt would be among them. */
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
/** How many keywords of the list are of a keyword’s class, without itself. */
const others = (keyword: number) =>
  numbers(listed.length).filter((each) => each !== keyword && ofClass(each) === ofClass(keyword)).length;

const pages = ['site0.example/0', 'site1.example/1'];
/** Keywords of these pages and of those beside them: of their classes. */
const ofPages = numbers(keywords).filter((keyword) => ofClass(keyword) < pages.length);

/** Each tool with what it is asked, what its rows are, and what they must be by a plain evaluation. */
const tools: readonly [ToolId, TypedToolInput, string, () => string[]][] = [
  [
    'tool-mass-check',
    { list: listed, options: {} },
    'SELECT word, at FROM tool_keyword',
    () => numbers(listed.length).map((at) => `${wordOf(at)}|${at + 1}`),
  ],
  [
    'tool-keyword-buildup',
    { list: listed, options: { similarity: 20 } },
    'SELECT word, weight, shared FROM tool_keyword',
    () => numbers(keywords).map((keyword) => `${wordOf(keyword)}|${others(keyword)}|20`),
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

describe('#55 runs of tools whose process is killed', () => {
  it.each([
    ['before their attempts are begun', whileWaiting('UPDATE tool_run SET attempts')],
    ['when their lists are written', whenWritten('tool_line')],
    ['before their results are published', whileWaiting('UPDATE "tool_run"', begun)],
  ])(
    '%s: another process makes each result once',
    async (_, kill) => {
      const runs: ToolRunRecord[] = [];
      for (const [tool, asked] of tools) runs.push(await started(tool, asked));
      await kill(runs);
      await expectMade(runs);
      for (const [at, [tool, , select, expected]] of tools.entries()) {
        const run = runs[at] ?? expect.fail();
        expect([tool, await rowsOf(select, run)]).toEqual([tool, expected().sort()]);
        const { attempt, attempts } = await stores.postgres.manager.findOneByOrFail(ToolRunRecord, {
          id: run.id,
        });
        expect([tool, attempt]).toEqual([tool, attempts]);
      }
    },
    240_000,
  );

  it('when the keywords of a vocabulary are written and its words are not: it is made once', async () => {
    const [tool, asked, select, expected] = tools.at(-1) ?? expect.fail();
    const run = await started(tool, asked);
    await whenWritten('tool_keyword')([run]);
    await expectMade([run]);
    expect(await rowsOf(select, run)).toEqual(expected().sort());
    expect(await rowsOf('SELECT DISTINCT attempt FROM tool_page', run)).toHaveLength(1);
  }, 120_000);

  it('a clustering leaves the former folders, and another process makes the new ones', async () => {
    const reports = { clickhouse: stores.clickhouse, bases: services.bases };
    const uid = await services.clusterings.create(person, { base: 'gny', usualName: 'killed' });
    await services.clusteringEdits.edit(person, uid, reports, importAct(readKeywordList(listed)));
    await services.clusteringEdits.edit(person, uid, reports, newFolderAct(0, 'by hand', []));
    const read = () => services.clusteringReader.tree(person, uid, reports);
    const former = await read();
    const { taskId } = await services.clusteringRuns.start(person, uid, usualClusterSettings, reports);
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM clustering WHERE id = $1 FOR UPDATE', [uid]);
    const killed = workers.work();
    await untilWaiting(stores.postgres, ['UPDATE "clustering"'], printed);
    await killed.end('SIGKILL');
    await holder.rollbackTransaction();
    await holder.release();
    expect(await read()).toEqual(former);
    const worker = workers.work();
    await untilDone({ taskId });
    await worker.end('SIGTERM');
    const { folders, figures } = await read();
    expect(folders).toHaveLength(classes);
    expect(figures.map(({ keywords: count }) => count)).toEqual(
      numbers(classes).map(() => listed.length / classes),
    );
  }, 120_000);

  it('are those that somebody asked for', async () => {
    expect(await stores.postgres.manager.countBy(ToolRunRecord, {})).toBe(3 * tools.length + 1);
  });
});
