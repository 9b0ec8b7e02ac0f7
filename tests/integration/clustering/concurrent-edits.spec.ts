import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptCaller, type Caller, type GraphqlResult } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createProject } from './support/clustering-calls.js';
import { inDeepRuns } from '../../support/test-depth.js';

let app: RunningApp;
let caller: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
});

interface Edit {
  revision: number;
  kind: string;
  isUndone: boolean;
}

const createProjectOf = (count = 4) =>
  createProject(
    caller,
    app.world.keywords.slice(0, count).map(({ word }) => word),
  );

const change = (result: GraphqlResult) =>
  result.data?.['change'] as { newFolder: number | null; clustering: { revision: number } };

async function createFolder(uid: string, name: string): Promise<{ id: number; revision: number }> {
  const result = await caller.graphql(
    'mutation ($uid: ID!, $name: String!) { change: createClusterFolder(uid: $uid, name: $name) { newFolder clustering { revision } } }',
    { uid, name },
  );
  return { id: change(result).newFolder ?? 0, revision: change(result).clustering.revision };
}

const step = (name: 'undo' | 'redo', uid: string, revision: number, language = 'en') =>
  caller.graphql(
    `mutation ($uid: ID!, $revision: Int!) { change: ${name}ClusteringEdit(uid: $uid, revision: $revision) { newFolder clustering { revision } } }`,
    { uid, revision },
    { 'accept-language': language },
  );

async function stateOf(uid: string): Promise<{ names: string[]; edits: Edit[]; blacklist: string[] }> {
  const { data } = await caller.graphql(
    `query ($uid: ID!) {
      clusteringTree(uid: $uid) { folders { names } } clustering(uid: $uid) { blacklist }
      clusteringEdits(uid: $uid) { revision kind isUndone } }`,
    { uid },
  );
  return {
    names: (data?.['clusteringTree'] as { folders: { names: string[] } }).folders.names.sort(),
    edits: data?.['clusteringEdits'] as Edit[],
    blacklist: (data?.['clustering'] as { blacklist: string[] }).blacklist,
  };
}

const errorOf = ({ errors }: GraphqlResult) => [errors?.[0]?.extensions.code, errors?.[0]?.message];

/** Words that would blame another user or another edit. */
const blamePattern = /else|another|someone|кто-то|друг/i;

describe('concurrent edits', () => {
  it.each([
    ['undo', 'This edit is undone already.', 'Эта правка уже отменена.'],
    ['redo', 'This edit is redone already.', 'Эта правка уже повторена.'],
  ] as const)(
    'the same %s twice runs once, and the second one gets a conflict error',
    async (name, en, ru) => {
      const uid = await createProjectOf();
      await createFolder(uid, 'first');
      const { revision } = await createFolder(uid, 'second');
      if (name === 'redo') await step('undo', uid, revision);
      const results = await Promise.all([step(name, uid, revision), step(name, uid, revision)]);
      const rejected = results.filter(({ errors }) => errors);
      expect(rejected.map(errorOf)).toEqual([['CLUSTERING_CHANGED', en]]);
      expect((await stateOf(uid)).names).toEqual(name === 'undo' ? ['first'] : ['first', 'second']);
      expect(errorOf(await step(name, uid, revision, 'ru'))).toEqual(['CLUSTERING_CHANGED', ru]);
      expect([en, ru].filter((text) => blamePattern.test(text))).toEqual([]);
    },
  );

  it('two concurrent undos take two steps, or the one out of order is rejected', async () => {
    const uid = await createProjectOf();
    const first = await createFolder(uid, 'first');
    const second = await createFolder(uid, 'second');
    const results = await Promise.all([
      step('undo', uid, second.revision),
      step('undo', uid, first.revision),
    ]);
    expect(results[0]?.errors).toBeUndefined();
    const [, other] = results;
    if (other?.errors) {
      expect(errorOf(other)).toEqual([
        'CLUSTERING_CHANGED',
        'Another edit was made after this one: undo that one first.',
      ]);
      expect((await step('undo', uid, first.revision)).errors).toBeUndefined();
    }
    expect((await stateOf(uid)).names).toEqual([]);
  });

  it('an edit based on an outdated revision is rejected with a message and leaves the newer edit unchanged', async () => {
    const uid = await createProjectOf();
    const mine = await createFolder(uid, 'mine');
    const theirs = await createFolder(uid, 'theirs');
    expect(errorOf(await step('undo', uid, mine.revision))).toEqual([
      'CLUSTERING_CHANGED',
      'Another edit was made after this one: undo that one first.',
    ]);
    expect(errorOf(await step('undo', uid, mine.revision, 'ru'))).toEqual([
      'CLUSTERING_CHANGED',
      'После этой правки сделана другая: сначала отмените её.',
    ]);
    await step('undo', uid, theirs.revision);
    await createFolder(uid, 'newer');
    expect(errorOf(await step('redo', uid, theirs.revision))).toEqual([
      'CLUSTERING_CHANGED',
      'Another edit was made since, so this one cannot be redone.',
    ]);
    expect((await stateOf(uid)).names).toEqual(['mine', 'newer']);
  });

  it('a folder that was deleted meanwhile is reported as deleted', async () => {
    const uid = await createProjectOf();
    const { id, revision } = await createFolder(uid, 'gone soon');
    await step('undo', uid, revision);
    const rename = (language: string) =>
      caller.graphql(
        'mutation ($uid: ID!, $folder: Int!) { renameClusterFolder(uid: $uid, folder: $folder, name: "a") { newFolder } }',
        { uid, folder: id },
        { 'accept-language': language },
      );
    expect(errorOf(await rename('en'))).toEqual(['BAD_REQUEST', 'The folder is no longer there.']);
    expect(errorOf(await rename('ru'))).toEqual(['BAD_REQUEST', 'Этой папки больше нет.']);
  });
});

inDeepRuns(() => {
  describe('a project with more edits than its history holds', () => {
    it('undoes as far as the history goes, with the blacklist of that time, and reports the end', async () => {
      const uid = await createProjectOf();
      const templates = ['nobody%'];
      const setBlacklist = (lines: string[]) =>
        caller.graphql(
          'mutation ($uid: ID!, $templates: [String!]!) { setClusteringBlacklist(uid: $uid, templates: $templates) { gone } }',
          { uid, templates: lines },
        );
      await setBlacklist(templates);
      const { id } = await createFolder(uid, 'kept');
      // Inserts old edits that do not affect the checked state.
      await app.stores.postgres.query(
        `WITH past AS (
         INSERT INTO clustering_edit (revision, clustering_id, at, kind, keywords, folders, blacklist)
         SELECT nextval('clustering_revision')::int, $1, now(), 'PIN', 0, 1, $2 FROM generate_series(1, 116) RETURNING revision
       ) UPDATE clustering SET path = path || (SELECT array_agg(revision ORDER BY revision) FROM past) WHERE id = $1`,
        [uid, templates],
      );
      await setBlacklist([]);
      const pin = (pinned: boolean) =>
        caller.graphql(
          'mutation ($uid: ID!, $folders: [Int!]!, $pinned: Boolean!) { pinClusterFolders(uid: $uid, folders: $folders, pinned: $pinned) { gone } }',
          { uid, folders: [id], pinned },
        );
      // After 120 edits the project's history is compacted.
      for (let edit = 0; edit < 3; edit++) expect((await pin(edit % 2 === 0)).errors).toBeUndefined();
      let { edits } = await stateOf(uid);
      expect(edits).toHaveLength(23);
      while (edits.some(({ isUndone }) => !isUndone)) {
        const latest = edits.find(({ isUndone }) => !isUndone);
        expect((await step('undo', uid, latest?.revision ?? 0)).errors).toBeUndefined();
        ({ edits } = await stateOf(uid));
      }
      const { names, blacklist } = await stateOf(uid);
      expect({ names, blacklist }).toEqual({ names: ['kept'], blacklist: templates });
      const { data } = await caller.graphql('query ($uid: ID!) { clustering(uid: $uid) { revision } }', {
        uid,
      });
      const { revision } = data?.['clustering'] as { revision: number };
      expect(errorOf(await step('undo', uid, revision))).toEqual([
        'CLUSTERING_CHANGED',
        'This edit is too old to be undone.',
      ]);
    });
  });
});

it('the list of projects is searched by name in any case', async () => {
  const searcher = createScriptCaller(app.url, await createUser(app, { kind: 'team' }));
  for (const name of ['Палатки', 'Boots']) {
    await createProject(
      searcher,
      app.world.keywords.slice(0, 2).map(({ word }) => word),
      name,
    );
  }
  const find = async (search: string) => {
    const { data } = await searcher.graphql(
      'query ($search: String) { clusterings(search: $search) { total items { name } } }',
      { search },
    );
    return data?.['clusterings'];
  };
  expect(await find('')).toMatchObject({ total: 2 });
  expect(await find('пАЛАТ')).toEqual({ total: 1, items: [{ name: 'Палатки' }] });
  expect(await find('none')).toEqual({ total: 0, items: [] });
});
