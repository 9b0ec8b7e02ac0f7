import { beforeAll, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUser, type TestUser } from '../support/test-users.js';

let app: RunningApp;
let user: TestUser;

beforeAll(async () => {
  app = await runApp();
  user = await createUser(app, { kind: 'pro' });
  await app.stores.postgres.query(
    `INSERT INTO base (id, code, name, engine, lng, caption, short, currency, priority)
     VALUES (901, 'ank', 'Google Ankara', 'google', 'tr', 'Google Анкара', 'Анкара', 'TRY', 901)`,
  );
});

async function run(query: string, variables: object): Promise<Record<string, unknown>> {
  const { data, errors } = await app.as(user).graphql(query, { ...variables });
  expect(errors).toBeUndefined();
  return data ?? {};
}

const list = 'KIRALIK EV\nkıralık ev\n"İZMİR OTEL"';

it('Lists of a Turkish database have a dotless i for a capital I', async () => {
  const removeDuplicates = `query ($base: String!, $list: String!) {
    removeDuplicates(base: $base, list: $list) { kept { lines } } }`;
  expect(await run(removeDuplicates, { base: 'ank', list })).toEqual({
    removeDuplicates: { kept: { lines: 'kıralık ev\nizmir otel' } },
  });
  expect(await run(removeDuplicates, { base: 'gny', list })).toEqual({
    removeDuplicates: { kept: { lines: 'kiralik ev\nkıralık ev\nizmir otel' } },
  });
  const uniqueWords = `query ($base: String!, $list: String!) {
    uniqueWords(base: $base, list: $list, without: "EV") { words { forms } } }`;
  expect(await run(uniqueWords, { base: 'ank', list: 'KIRALIK EV' })).toEqual({
    uniqueWords: { words: [{ forms: ['kıralık'] }] },
  });
});

it('Keywords and the blacklist of a clustering project have it too', async () => {
  const created = await run(
    `mutation ($from: ImportSource!) { createClustering(base: "ank", from: $from) { uid } }`,
    { from: { keywords: list.split('\n') } },
  );
  const { uid } = created['createClustering'] as { uid: string };
  const blacklisted = await run(
    `mutation ($uid: ID!) { setClusteringBlacklist(uid: $uid, templates: ["KIRALIK%"]) {
       clustering { keywords blacklist } } }`,
    { uid },
  );
  expect(blacklisted).toEqual({
    setClusteringBlacklist: { clustering: { keywords: 1, blacklist: ['kıralık%'] } },
  });
});

it('Keywords of a rank tracking project have it if all its databases are Turkish', async () => {
  const readWords = async (bases: readonly string[]) => {
    const { createPositionsProject: id } = await run(
      `mutation ($input: PositionsProjectInput!, $keywords: PositionsKeywordsInput!) {
         createPositionsProject(input: $input, keywords: $keywords) }`,
      {
        input: {
          name: bases.join(' '),
          address: 'alpha.example',
          engine: 'google',
          language: 'en',
          regions: bases.map((base) => ({ base })),
        },
        keywords: { list: ['KIRALIK EV'] },
      },
    );
    await run(
      `mutation ($id: ID!, $keywords: PositionsKeywordsInput!) {
         addPositionsKeywords(id: $id, keywords: $keywords) { id } }`,
      { id, keywords: { list: ['ILIK SU'] } },
    );
    const rows: { word: string }[] = await app.stores.postgres.query(
      'SELECT word FROM position_keyword WHERE project_id = $1 ORDER BY word',
      [id],
    );
    return rows.map(({ word }) => word);
  };
  expect(await readWords(['ank'])).toEqual(['kıralık ev', 'ılık su']);
  expect(await readWords(['ank', 'gny'])).toEqual(['ilik su', 'kiralik ev']);
});
