import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, type Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = callerOf(app.url, { 'x-api-token': (await createUser(app, { kind: 'team' })).token });
  other = callerOf(app.url, { 'x-api-token': (await createUser(app, { kind: 'team' })).token });
});

const words = () => app.world.keywords.map(({ word }) => word);

async function createProject(list: readonly string[]): Promise<string> {
  const response = await caller.send('POST', '/clustering', { list, base: 'gny' });
  return ((await response.json()) as { uid: string }).uid;
}

async function keywordsOf(uid: string, folder: number): Promise<{ id: unknown; word: string }[]> {
  const response = await caller.get(`/clustering/node/${uid}/${folder}/keywords?per_page=100`);
  return ((await response.json()) as { data: { id: unknown; word: string }[] }).data;
}

describe('folders and the blacklist of a project', () => {
  it('a positions project gets the keywords of a folder and its subfolders, only within the account', async () => {
    const [one = '', two = '', three = ''] = words();
    const uid = await createProject([one, two, three]);
    const ids = new Map((await keywordsOf(uid, 0)).map(({ word, id }) => [word, id]));
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

  it('keywords stay on or off the blacklist as they were put one by one, whatever its templates', async () => {
    const list = ['red one', 'red two', 'blue one'];
    const uid = await createProject(list);
    const ids = new Map((await keywordsOf(uid, 0)).map(({ word, id }) => [String(word), String(id)]));
    const blacklisted = async () => (await keywordsOf(uid, -2)).map(({ word }) => word).sort();
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
    expect((await templates(['red%'])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one', 'red one', 'red two']);
    await move('red two', -1);
    expect((await templates(['red%', 'green%'])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one', 'red one']);
    expect((await templates([])).errors).toBeUndefined();
    expect(await blacklisted()).toEqual(['blue one']);
  });
});
