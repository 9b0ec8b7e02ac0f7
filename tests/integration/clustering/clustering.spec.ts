import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { ClusteringModel, type ModelChange } from './support/clustering-model.js';
import { arbitraryActions, createCall } from './support/model-actions.js';
import { plainSoftClusters } from './support/plain-clusters.js';
import { createProject, readFolders, readKeywords } from './support/clustering-calls.js';
import { atDepth, casesAtDepth, inDeepRuns } from '../../support/test-depth.js';

let app: RunningApp;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
  other = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
});

async function json<Body>(pending: Response | Promise<Response>, status = 200): Promise<Body> {
  const response = await pending;
  const body = (await response.json()) as Body;
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

/** Folders below the root. */
const tree = async (uid: string): Promise<Node[]> => {
  const { 0: root, ...others } = await json<Record<string, Node>>(caller.get(`/clustering/node/${uid}`));
  expect([root, others]).toMatchObject([{ id: 0, pid: -10, name: 'All folders', keys_count: 0 }, {}]);
  return root?.children ?? [];
};

async function runClustering(uid: string, settings: object): Promise<void> {
  await json(caller.send('POST', `/clustering/${uid}/build`, settings));
  for (let attempt = 0; attempt < 600; attempt++) {
    const { state } = await json<{ state: number }>(caller.get(`/clustering/state/${uid}`));
    if (state === 10) return;
    await sleep(100);
  }
  throw new Error('it was not clustered');
}

describe('a clustering project through the public API', () => {
  it('reports keywords that the database does not contain and puts them in no folder', async () => {
    const [first = '', second = ''] = words();
    const list = [first, ` ${second.toUpperCase()} `, '', 'nobody searches for this', first];
    const result = await json<{ uid: string; skipped: object[]; skipped_count: number }>(
      caller.send('POST', '/clustering', { list, base: 'gny' }),
    );
    expect(result).toMatchObject({
      skipped: [{ phrase: 'nobody searches for this', reason: 'not in the database' }],
      skipped_count: 1,
    });
    const rows = await readKeywords(caller, result.uid, -1);
    expect(rows.map(({ word }) => word).sort()).toEqual([first, 'nobody searches for this', second].sort());
    const [listed] = (await json<{ data: { uid: string; state: number }[] }>(caller.get('/clustering/list')))
      .data;
    expect(listed).toMatchObject({ uid: result.uid, state: 10, canDelete: true, base: 'gny' });
  });

  const softClusterings: readonly (readonly [top: number, strength: number])[] = [
    [20, 4],
    [10, 3],
    [50, 12],
  ];
  it.each(casesAtDepth(softClusterings, 1))(
    'soft clustering within the top %i by %i addresses matches a reference implementation',
    async (top, strength) => {
      const uid = await createProject(caller, words());
      await runClustering(uid, { fStrength: strength, topNumber: top });
      const expected = plainSoftClusters(app.world, { top, strength });
      const { '': ungrouped = [], ...found } = await readFolders(caller, uid);
      expect(found).toEqual(expected.clusters);
      expect(ungrouped).toEqual(expected.ungrouped);
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

  it('reads a strength above the number of top results as a percentage and accepts the flags of projects', async () => {
    const [byNumber, byPercent] = await Promise.all(
      [3, 30].map(async (fStrength) => {
        const uid = await createProject(caller, words());
        await runClustering(uid, { fStrength, topNumber: 10, isSerpProject: true, isWsProject: true });
        return readFolders(caller, uid);
      }),
    );
    expect(byPercent).toEqual(byNumber);
    expect(Object.keys(byPercent ?? {}).length).toBeGreaterThan(1);
  });

  it('is not named after a phrase of its list', async () => {
    const long = 'word '.repeat(60).trim();
    const result = await json<{ uid: string; skipped: object[] }>(
      caller.send('POST', '/clustering', { list: [long, words()[0]], base: 'gny' }),
    );
    expect(result.skipped).toMatchObject([{ reason: 'too long' }]);
    const { data } = await json<{ data: { name: string }[] }>(caller.get('/clustering/list'));
    expect(data[0]).toMatchObject({
      uid: result.uid,
      name: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    });
    const { errors } = await caller.graphql(
      'mutation ($keywords: [String!]!) { createClustering(base: "gny", from: { keywords: $keywords }) { uid } }',
      { keywords: [long, words()[0]] },
    );
    expect(errors).toBeUndefined();
  });

  it('leaves keywords below the minimum volume and clusters below the minimum size in no folder', async () => {
    const uid = await createProject(caller, words());
    const volumeOf = new Map(app.world.keywords.map(({ word, ws }) => [word, ws]));
    await runClustering(uid, { fStrength: 3, fWsk: 500, fSumWsk: 3000 });
    const { '': _ungrouped, ...found } = await readFolders(caller, uid);
    for (const list of Object.values(found)) {
      expect(list.every((word) => (volumeOf.get(word) ?? 0) >= 500)).toBe(true);
      expect(list.reduce((sum, word) => sum + (volumeOf.get(word) ?? 0), 0)).toBeGreaterThanOrEqual(3000);
    }
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });

  it('is exported as an outline and in the formats of keyword tools', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await createProject(caller, [one, two, three]);
    const ids = new Map((await readKeywords(caller, uid, 0)).map(({ word, id }) => [word, id]));
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

  it('exports a folder whose name contains the level separator as a single level', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await createProject(caller, [one, two, three]);
    const ids = new Map((await readKeywords(caller, uid, 0)).map(({ word, id }) => [word, id]));
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
    // Importing tools split the group at slashes.
    expect(groups.map((line) => line.split(';')[0]?.split('/'))).toEqual([['a'], ['a', 'b'], ['a \u2215 b']]);
  });

  it('does not exist for other users', async () => {
    const uid = await createProject(caller, words().slice(0, 3));
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

/** A quoted CSV cell. */
const quoted = (word: string) => (/[";\n]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word);

/** A text with escaped Markdown characters. */
const marked = (word: string) => word.replace(/[^\p{L}\p{N}\s%'’.,:;/"()]/gu, '\\$&');

inDeepRuns(() => {
  describe('edits of a project', () => {
    it(
      'match a reference model through any sequence of undo and redo',
      { timeout: atDepth({ quick: 60_000, deep: 240_000, full: 1_200_000 }) },
      async () => {
        const missingKeywords = ['nobody asks', 'nobody answers'];
        const all = [...words().slice(0, 40), ...missingKeywords];
        const initialCount = 30;
        const first = (word = '') => `${word.split(' ')[0]}%`;
        const templates = [...new Set([first(all[0]), first(all[11]), 'nobody%'])];
        const ids = new Map(
          (await readKeywords(caller, await createProject(caller, all), 0)).map(({ word, id }) => [
            String(word),
            String(id),
          ]),
        );
        const split = (list: readonly string[], strength: number) => {
          const { results, keywords, ...worldWithoutResults } = app.world;
          const existing = keywords.filter(({ word }) => list.includes(word));
          return plainSoftClusters(
            { ...worldWithoutResults, results, keywords: existing },
            { top: 10, strength },
          ).clusters;
        };
        await fc.assert(
          fc.asyncProperty(arbitraryActions(all.length, templates), async (actions) => {
            const uid = await createProject(caller, all.slice(0, initialCount));
            const model = new ClusteringModel({ words: all, split }, initialCount);
            for (const action of actions) {
              const call = createCall(action, model, {
                uid,
                words: all,
                idOf: (word) => ids.get(word) ?? '',
              });
              if (call === undefined) continue;
              const { data, errors } = await caller.graphql(call.query, call.variables);
              const change = Object.values(data ?? {})[0] as ModelChange | null | undefined;
              if (change) model.apply(action, change);
              else expect(model.rejects(action), JSON.stringify([action, errors])).toBe(true);
            }
            expect(await readFolders(caller, uid)).toEqual(model.folders());
            const { counts, ...marks } = await readTree(uid);
            expect(counts).toEqual(model.counts());
            expect(marks).toEqual(model.marks());
            expect((await readKeywords(caller, uid, -2)).map(({ word }) => word).sort()).toEqual(
              model.blacklistedWords(),
            );
          }),
          { numRuns: atDepth({ quick: 1, deep: 4, full: 20 }), endOnFailure: true },
        );
      },
    );
  });
});

interface TreeData {
  folders: { ids: number[]; parents: number[]; names: string[]; pinned: boolean[]; locked: boolean[] };
  figures: { ids: number[]; keywords: number[] };
}

/** Keywords by folder id, paths of pinned and locked folders, and blacklist templates. */
async function readTree(uid: string) {
  const { data } = await caller.graphql(
    `query ($uid: ID!) {
      clusteringTree(uid: $uid) { folders { ids parents names pinned locked } figures { ids keywords } }
      clustering(uid: $uid) { blacklist } }`,
    { uid },
  );
  const { folders, figures: keywordCounts } = data?.['clusteringTree'] as TreeData;
  const pathOf = (id: number): string => {
    const index = folders.ids.indexOf(id);
    const above = folders.parents[index] ?? 0;
    return above === 0 ? (folders.names[index] ?? '') : `${pathOf(above)} / ${folders.names[index]}`;
  };
  const marked = (mark: 'pinned' | 'locked') =>
    folders.ids
      .filter((_, index) => folders[mark][index])
      .map(pathOf)
      .sort();
  return {
    counts: Object.fromEntries(keywordCounts.ids.map((id, index) => [id, keywordCounts.keywords[index]])),
    pinned: marked('pinned'),
    locked: marked('locked'),
    blacklist: (data?.['clustering'] as { blacklist: string[] }).blacklist,
  };
}
