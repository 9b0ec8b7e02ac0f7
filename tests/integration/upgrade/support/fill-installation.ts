import { setTimeout as sleep } from 'node:timers/promises';
import { administratorSession } from '../../../support/administrator-session.js';
import { createCaller, type Caller } from '../../support/caller.js';
import { installationOwner, withCookies, type RecordedIds } from './installation.js';

const domains = ['northtrail.example', 'campfire.example'];
/** Longer than any upgrade path. */
const planDays = 3660;

/** Creates typical data through the calls of a running server with the sample, under a new account. */
export async function fillInstallation(url: string): Promise<{ owner: Caller; made: RecordedIds }> {
  const guest = createCaller(url, {});
  const registered = await guest.send('POST', '/api/panel/user/register', {
    ...installationOwner,
    passwordRepeat: installationOwner.password,
  });
  if (!registered.ok) throw new Error(`no account was made: ${await registered.text()}`);
  const { user } = (await registered.json()) as { user: { id: number } };
  const administrator = createCaller(url, await administratorSession(url));
  const team = `mutation { grantPlan(id: ${user.id}, plan: 5, days: ${planDays}) { id } }`;
  await runMutation(administrator, team);

  const owner = await withCookies(url, registered);
  const words = await sampleWords(owner);
  await runMutation(owner, `mutation { addDomain(domain: "${domains[0]}") { email } }`);
  await runMutation(
    owner,
    'mutation ($input: SavedFilterInput!) { createSavedFilter(input: $input) { filterName } }',
    {
      input: { filterName: 'Kept', reportName: 'organic-keywords', filter: 'ws>=100', favorite: true },
    },
  );
  const made: RecordedIds = {
    rid: await runMutation(
      owner,
      'mutation ($input: GroupReportInput!) { made: createGroupReport(input: $input) }',
      {
        input: { domains, base: 'gny', name: 'Kept group' },
      },
    ),
    run: await runMutation(
      owner,
      'mutation ($input: ToolRunInput!) { made: startToolRun(tool: "tool-mass-check", input: $input) }',
      {
        input: { list: [...words, 'no such keyword'], base: 'gny', name: 'Kept run' },
      },
    ),
    clustering: await createClusteringProject(owner, words),
    positions: await runMutation(
      owner,
      `mutation ($input: PositionsProjectInput!, $keywords: PositionsKeywordsInput!) {
         made: createPositionsProject(input: $input, keywords: $keywords) }`,
      {
        input: {
          address: domains[0],
          name: 'Kept positions',
          engine: 'google',
          language: 'en',
          regions: [{ base: 'gny' }],
        },
        keywords: { list: words.slice(0, 3) },
      },
    ),
  };
  await runMutation(
    owner,
    `mutation { startClustering(uid: "${made.clustering}", settings: { strength: 1 }) { uid } }`,
  );
  await waitUntilDone(owner, `{ made: groupReportState(rid: "${made.rid}") { state } }`);
  await waitUntilDone(owner, `{ made: toolRun(uid: "${made.run}") { state } }`);
  await waitUntilDone(owner, `{ made: clusteringState(uid: "${made.clustering}") { state } }`);
  await putIntoFolder(owner, made.clustering);
  return { owner, made };
}

async function sampleWords(owner: Caller): Promise<string[]> {
  const response = await owner.get(
    `/api/report/simple/organic/keywords?base=gny&domain=${domains[0]}&per_page=10`,
  );
  const { data } = (await response.json()) as { data: { word: string }[] };
  return data.map(({ word }) => word);
}

async function createClusteringProject(owner: Caller, keywords: string[]): Promise<string> {
  const { uid } = await runMutation<{ uid: string }>(
    owner,
    'mutation ($from: ImportSource!) { made: createClustering(from: $from, base: "gny", name: "Kept clusters") { uid } }',
    { from: { keywords } },
  );
  return uid;
}

/** Puts the first three keywords of a clustering project into a folder. */
async function putIntoFolder(owner: Caller, uid: string): Promise<void> {
  const { data } = await runMutation<{ data: { id: string }[] }>(
    owner,
    `{ made: clusteringKeywords(uid: "${uid}", perPage: 3, sort: "word|asc") { data { id } } }`,
  );
  await runMutation(
    owner,
    `mutation ($keywords: [ID!]) { createClusterFolder(uid: "${uid}", keywords: $keywords, name: "Kept folder") { __typename } }`,
    { keywords: data.map(({ id }) => id) },
  );
}

async function waitUntilDone(owner: Caller, query: string): Promise<void> {
  for (;;) {
    const { state } = await runMutation<{ state: string }>(owner, query);
    if (state === 'done') return;
    if (state !== 'processing') throw new Error(`${query} is ${state}`);
    await sleep(200);
  }
}

/** Runs a request with the result alias `made`. Throws on errors. */
async function runMutation<Result>(
  caller: Caller,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Result> {
  const { data, errors } = await caller.graphql(query, variables);
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data?.['made'] as Result;
}
