import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createProject, readKeywords } from './support/clustering-calls.js';

let app: RunningApp;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
  other = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
});

const words = () => app.world.keywords.map(({ word }) => word);

describe('folders and the blacklist of a project', () => {
  it('a rank tracking project gets the keywords of a folder and its subfolders, only within the account', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await createProject(caller, [one, two, three]);
    const ids = new Map((await readKeywords(caller, uid, 0)).map(({ word, id }) => [word, id]));
    const create = `mutation ($uid: ID!, $parent: Int!, $keywords: [ID!]) {
      createClusterFolder(uid: $uid, parent: $parent, name: "a", keywords: $keywords) { newFolder } }`;
    const outer = await caller.graphql(create, { uid, parent: 0, keywords: [ids.get(one)] });
    const parent = (outer.data?.['createClusterFolder'] as { newFolder: number }).newFolder;
    await caller.graphql(create, { uid, parent, keywords: [ids.get(two)] });
    const watch = (user: Caller, folder: number) =>
      user.graphql(
        `mutation ($input: PositionsProjectInput!, $keywords: PositionsKeywordsInput!) {
          createPositionsProject(input: $input, keywords: $keywords) }`,
        {
          input: {
            address: 'alpha.example',
            name: `Folder ${folder}`,
            engine: 'google',
            regions: [{ base: 'gny' }],
            language: 'en',
          },
          keywords: { folder: { clustering: uid, folder } },
        },
      );
    const watched = async (folder: number) => {
      const { data, errors } = await watch(caller, folder);
      expect(errors).toBeUndefined();
      const report = await caller.graphql(
        'query ($id: ID!) { positionsReport(id: $id) { rows { keyword } } }',
        { id: data?.['createPositionsProject'] },
      );
      const { rows } = report.data?.['positionsReport'] as { rows: { keyword: string }[] };
      return rows.map(({ keyword }) => keyword).sort();
    };
    expect(await watched(parent)).toEqual([one, two].sort());
    expect(await watched(-1)).toEqual([three]);
    expect(await watched(0)).toEqual([one, two, three].sort());
    expect((await watch(caller, 999)).errors?.[0]?.extensions).toMatchObject({ field: 'keywords' });
    expect((await watch(other, parent)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('keywords that were blacklisted or restored one by one are not affected by changes of the templates', async () => {
    const list = ['red one', 'red two', 'blue one'];
    const uid = await createProject(caller, list);
    const ids = new Map(
      (await readKeywords(caller, uid, 0)).map(({ word, id }) => [String(word), String(id)]),
    );
    const blacklisted = async () => (await readKeywords(caller, uid, -2)).map(({ word }) => word).sort();
    const move = (word: string, to: number) =>
      caller.graphql(
        `mutation ($uid: ID!, $to: Int!, $keywords: [ID!]) { moveClusteringKeywords(uid: $uid, to: $to, keywords: $keywords) { gone } }`,
        { uid, to, keywords: [ids.get(word)] },
      );
    const templates = (lines: string[]) =>
      caller.graphql(
        `mutation ($uid: ID!, $templates: [String!]!) { setClusteringBlacklist(uid: $uid, templates: $templates) { gone } }`,
        { uid, templates: lines },
      );
    await move('blue one', -2);
    expect((await templates(['green%, Red%'])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one', 'red one', 'red two']);
    await move('red two', -1);
    expect((await templates(['red%', 'green%'])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one', 'red one']);
    expect((await templates([])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one']);
  });

  it('a keyword becomes the only main keyword of its folder, in rows and files, and undo restores the previous', async () => {
    const uid = await createProject(caller, words());
    const built = await caller.send('POST', `/clustering/${uid}/build`, {
      method: 'SOFT',
      top: 10,
      strength: 2,
    });
    expect(built.status).toBe(200);
    const state = async () => {
      const response = await caller.get(`/clustering/state/${uid}`);
      return ((await response.json()) as { state: number }).state;
    };
    await expect.poll(state, { timeout: 30_000, interval: 100 }).toBe(10);
    const rows = await readKeywords(caller, uid);
    const ofPath = (path: string) => rows.filter((row) => row.path === path);
    const largest = rows.find(({ path }) => path !== '' && ofPath(path).length > 2);
    const cluster = ofPath(largest?.path ?? '');
    const isMain = (row: Record<string, unknown>) => row['master_key'] === 1;
    const previousMain = cluster.find(isMain);
    const member = cluster.find((row) => !isMain(row));
    expect(cluster.filter(isMain)).toHaveLength(1);
    const setMain = (keyword: unknown) =>
      caller.graphql(
        `mutation ($uid: ID!, $keyword: ID!) { setClusterMainKeyword(uid: $uid, keyword: $keyword) {
          edit { revision kind what keywords } } }`,
        { uid, keyword },
      );
    const { data, errors } = await setMain(member?.id);
    expect(errors).toBeUndefined();
    const { edit } = data?.['setClusterMainKeyword'] as { edit: { revision: number } };
    expect(edit).toMatchObject({ kind: 'MAIN_KEYWORD', what: member?.word, keywords: cluster.length });
    const readCluster = async () =>
      (await readKeywords(caller, uid)).filter(({ path }) => path === member?.path);
    const changed = await readCluster();
    expect(changed.filter(isMain).map(({ word }) => word)).toEqual([member?.word]);
    // The number of shared URLs is symmetric.
    const overlapOf = (list: readonly Record<string, unknown>[], word: unknown) =>
      list.find((row) => row['word'] === word)?.['overlap'];
    expect(overlapOf(changed, previousMain?.word)).toBe(overlapOf(cluster, member?.word));
    const file = await caller.get(
      `/clustering/node/${uid}/${String(member?.['folder_id'])}/keywords?type=csv&columns=word,master_key&bom=0`,
    );
    const mainLines = (await file.text()).split('\n').filter((line) => /,(1|Yes)\r?$/.test(line));
    expect(mainLines).toHaveLength(1);
    expect(mainLines[0]).toContain(member?.word);
    expect((await setMain(member?.id)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    const ungrouped = rows.find(({ path }) => path === '');
    if (ungrouped) expect((await setMain(ungrouped.id)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');

    const undone = await caller.graphql(
      'mutation ($uid: ID!, $revision: Int!) { undoClusteringEdit(uid: $uid, revision: $revision) { gone } }',
      { uid, revision: edit.revision },
    );
    expect(undone.errors).toBeUndefined();
    expect(await readCluster()).toEqual(cluster);
  });
});
