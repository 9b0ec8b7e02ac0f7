import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, type Caller } from '../support/caller.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { ClusteringModel, type ModelChange } from './support/clustering-model.js';
import { arbitraryActions, callOf } from './support/model-acts.js';
import { plainSoftClusters } from './support/plain-clusters.js';

let app: RunningApp;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = callerOf(app.url, { 'x-api-token': (await createUser(app, { kind: 'team' })).token });
  other = callerOf(app.url, { 'x-api-token': (await createUser(app, { kind: 'team' })).token });
});

async function json<Answer>(answer: Response | Promise<Response>, status = 200): Promise<Answer> {
  const response = await answer;
  const body = (await response.json()) as Answer;
  expect([response.status, body]).toEqual([status, body]);
  return body;
}

interface Node {
  id: number;
  name: string;
  lock: boolean;
  keys_count: number;
  ws_sum: number;
  children: Node[];
}

const words = () => app.world.keywords.map(({ word }) => word);

async function made(list: readonly string[]): Promise<string> {
  const { uid } = await json<{ uid: string }>(caller.send('POST', '/clustering', { list, base: 'gny' }));
  return uid;
}

const tree = (uid: string) => json<Node[]>(caller.get(`/clustering/node/${uid}`));

/** Every keyword of a folder. */
async function keywordsOf(uid: string, folder: number): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await json<{ data: Record<string, unknown>[]; total: number }>(
      caller.get(`/clustering/node/${uid}/${folder}/keywords?per_page=500&page=${page}`),
    );
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}

async function clustered(uid: string, settings: object): Promise<void> {
  await json(caller.send('POST', `/clustering/${uid}/build`, settings));
  for (let tries = 0; tries < 600; tries++) {
    const { state } = await json<{ state: number }>(caller.get(`/clustering/state/${uid}`));
    if (state === 10) return;
    await sleep(50);
  }
  throw new Error('it was not clustered');
}

/** The folders of a project with the words in each. */
async function foldersOf(uid: string): Promise<Record<string, string[]>> {
  const rows = await keywordsOf(uid, 0);
  const found: Record<string, string[]> = {};
  for (const { path, word } of rows) (found[String(path)] ??= []).push(String(word));
  return Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.sort()]));
}

describe('a project of keyword clusters by the public calls', () => {
  it('names keywords that the database does not hold and keeps them in no folder', async () => {
    const [first = '', second = ''] = words();
    const list = [first, ` ${second.toUpperCase()} `, '', 'nobody searches for this', first];
    const answer = await json<{ uid: string; skipped: object[]; skipped_count: number }>(
      caller.send('POST', '/clustering', { list, base: 'gny' }),
    );
    expect(answer).toMatchObject({
      skipped: [{ phrase: 'nobody searches for this', reason: 'not in the database' }],
      skipped_count: 1,
    });
    const rows = await keywordsOf(answer.uid, -1);
    expect(rows.map(({ word }) => word).sort()).toEqual([first, 'nobody searches for this', second].sort());
    const [listed] = (await json<{ data: { uid: string; state: number }[] }>(caller.get('/clustering/list')))
      .data;
    expect(listed).toMatchObject({ uid: answer.uid, state: 10, canDelete: true, base: 'gny' });
  });

  it.each([
    [10, 3],
    [20, 4],
    [50, 12],
  ])(
    'clusters softly within the top %i by %i addresses as a plain evaluation does',
    async (top, strength) => {
      const uid = await made(words());
      await clustered(uid, { fStrength: strength, topNumber: top });
      const expected = plainSoftClusters(app.world, { top, strength });
      const { '': alone = [], ...found } = await foldersOf(uid);
      expect(found).toEqual(expected.clusters);
      expect(alone).toEqual(expected.alone);
      const nodes = await tree(uid);
      const volumeOf = new Map(app.world.keywords.map(({ word, ws }) => [word, ws]));
      for (const node of nodes.slice(1)) {
        const own = expected.clusters[node.name] ?? [];
        expect([node.keys_count, node.ws_sum]).toEqual([
          own.length,
          own.reduce((sum, word) => sum + (volumeOf.get(word) ?? 0), 0),
        ]);
      }
    },
  );

  it('leaves keywords below the least volume, and clusters below theirs, in no folder', async () => {
    const uid = await made(words());
    const volumeOf = new Map(app.world.keywords.map(({ word, ws }) => [word, ws]));
    await clustered(uid, { fStrength: 3, fWsk: 500, fSumWsk: 3000 });
    const { '': _alone, ...found } = await foldersOf(uid);
    for (const list of Object.values(found)) {
      expect(list.every((word) => (volumeOf.get(word) ?? 0) >= 500)).toBe(true);
      expect(list.reduce((sum, word) => sum + (volumeOf.get(word) ?? 0), 0)).toBeGreaterThanOrEqual(3000);
    }
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });

  it('leaves the project as an outline, and as programs read it that collect keywords', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await made([one, two, three]);
    const ids = new Map((await keywordsOf(uid, 0)).map(({ word, id }) => [word, id]));
    const create = `mutation ($uid: ID!, $parent: Int!, $name: String!, $keywords: [ID!]) {
      createClusterFolder(uid: $uid, parent: $parent, name: $name, keywords: $keywords) { newFolder } }`;
    const first = await caller.graphql(create, { uid, parent: 0, name: 'a *b*', keywords: [ids.get(one)] });
    const parent = (first.data?.['createClusterFolder'] as { newFolder: number }).newFolder;
    await caller.graphql(create, { uid, parent, name: 'under', keywords: [ids.get(two)] });
    const volumeOf = (word: string) => app.world.keywords.find((each) => each.word === word);
    const csv = await (await caller.get(`/api/clustering/${uid}/export?form=keycollector&locale=en`)).text();
    const rows = [
      ['', three],
      ['a *b*', one],
      ['a *b*/under', two],
    ].map(
      ([group = '', word = '']) => `${group};${quoted(word)};${volumeOf(word)?.ws};${volumeOf(word)?.wsk}`,
    );
    expect(
      csv
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual(['Group;Keyword;Volume;Exact volume', ...rows]);
    const outline = await (await caller.get(`/api/clustering/${uid}/export?locale=en`)).text();
    const points = outline.split('\n').filter((line) => /^ *- /.test(line));
    expect(points.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '- **Non\\-grouped**',
      `  - ${marked(three)}`,
      '- **a \\*b\\***',
      `  - ${marked(one)}`,
      '  - **under**',
      `    - ${marked(two)}`,
    ]);
  });

  it('leaves a folder whose name holds what parts levels as one folder, beside those that are nested', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await made([one, two, three]);
    const ids = new Map((await keywordsOf(uid, 0)).map(({ word, id }) => [word, id]));
    const create = async (parent: number, name: string, word: string) => {
      const { data } = await caller.graphql(
        `mutation ($uid: ID!, $parent: Int!, $name: String!, $keywords: [ID!]) {
          createClusterFolder(uid: $uid, parent: $parent, name: $name, keywords: $keywords) { newFolder } }`,
        { uid, parent, name, keywords: [ids.get(word)] },
      );
      return (data?.['createClusterFolder'] as { newFolder: number }).newFolder;
    };
    const outer = await create(0, 'a', one);
    await create(outer, 'b', two);
    await create(0, 'a / b', three);
    const exported = async (form: string) =>
      (await caller.get(`/api/clustering/${uid}/export?form=${form}&locale=en`)).text();
    const outline = (await exported('outline')).split('\n').filter((line) => /^ *- /.test(line));
    expect(outline.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '- **a**',
      `  - ${marked(one)}`,
      '  - **b**',
      `    - ${marked(two)}`,
      '- **a / b**',
      `  - ${marked(three)}`,
    ]);
    const groups = (await exported('keycollector')).trim().split(/\r?\n/).slice(1);
    // Whoever reads it parts the group by slashes.
    expect(groups.map((line) => line.split(';')[0]?.split('/'))).toEqual([['a'], ['a', 'b'], ['a \u2215 b']]);
  });

  it('answers somebody else as if there were no project', async () => {
    const uid = await made(words().slice(0, 3));
    for (const path of [
      `/clustering/state/${uid}`,
      `/clustering/node/${uid}`,
      `/clustering/node/${uid}/0/keywords`,
    ]) {
      expect((await other.get(path)).status).toBe(404);
    }
    expect((await other.send('DELETE', `/clustering/${uid}`)).status).toBe(404);
    expect((await other.send('POST', `/clustering/${uid}/build`, {})).status).toBe(404);
    await json(caller.send('DELETE', `/clustering/${uid}`));
    expect((await caller.get(`/clustering/state/${uid}`)).status).toBe(404);
  });
});

/** A cell as CSV has it. */
const quoted = (word: string) => (/[";\n]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word);

/** A text in which no sign means anything to Markdown. */
const marked = (word: string) => word.replace(/[^\p{L}\p{N}\s%'’.,:;/"()]/gu, '\\$&');

describe('edits of a project', () => {
  it.each(['once', 'once more'])(
    'leave what a plain model holds, whatever is undone and done again between them: %s',
    async () => {
      const unheld = ['nobody asks', 'nobody answers'];
      const all = [...words().slice(0, 40), ...unheld];
      const begun = 30;
      const first = (word = '') => `${word.split(' ')[0]}%`;
      const templates = [...new Set([first(all[0]), first(all[11]), 'nobody%'])];
      const ids = new Map(
        (await keywordsOf(await made(all), 0)).map(({ word, id }) => [String(word), String(id)]),
      );
      const split = (list: readonly string[], strength: number) => {
        const { results, keywords, ...rest } = app.world;
        const held = keywords.filter(({ word }) => list.includes(word));
        return plainSoftClusters({ ...rest, results, keywords: held }, { top: 10, strength }).clusters;
      };
      await fc.assert(
        fc.asyncProperty(arbitraryActions(all.length, templates), async (acts) => {
          const uid = await made(all.slice(0, begun));
          const model = new ClusteringModel({ words: all, split }, begun);
          for (const act of acts) {
            const call = callOf(act, model, { uid, words: all, idOf: (word) => ids.get(word) ?? '' });
            if (call === undefined) continue;
            const { data, errors } = await caller.graphql(call.query, call.variables);
            const change = Object.values(data ?? {})[0] as ModelChange | null | undefined;
            if (change) model.apply(act, change);
            else expect(model.refuses(act), JSON.stringify([act, errors])).toBe(true);
          }
          expect(await foldersOf(uid)).toEqual(model.folders());
          const { counts, ...marks } = await treeOf(uid);
          expect(counts).toEqual(model.counts());
          expect(marks).toEqual(model.marks());
          expect((await keywordsOf(uid, -2)).map(({ word }) => word).sort()).toEqual(model.keptOut());
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
  );
});

interface TreeData {
  folders: { ids: number[]; parents: number[]; names: string[]; pinned: boolean[]; locked: boolean[] };
  figures: { ids: number[]; keywords: number[] };
}

/** Keywords by folder id, paths of the pinned and of the locked folders, and the templates of the blacklist. */
async function treeOf(uid: string) {
  const { data } = await caller.graphql(
    `query ($uid: ID!) {
      clusteringTree(uid: $uid) { folders { ids parents names pinned locked } figures { ids keywords } }
      clustering(uid: $uid) { blacklist } }`,
    { uid },
  );
  const { folders, figures } = data?.['clusteringTree'] as TreeData;
  const pathOf = (id: number): string => {
    const at = folders.ids.indexOf(id);
    const above = folders.parents[at] ?? 0;
    return above === 0 ? (folders.names[at] ?? '') : `${pathOf(above)} / ${folders.names[at]}`;
  };
  const marked = (mark: 'pinned' | 'locked') =>
    folders.ids
      .filter((_, at) => folders[mark][at])
      .map(pathOf)
      .sort();
  return {
    counts: Object.fromEntries(figures.ids.map((id, at) => [id, figures.keywords[at]])),
    pinned: marked('pinned'),
    locked: marked('locked'),
    blacklist: (data?.['clustering'] as { blacklist: string[] }).blacklist,
  };
}
