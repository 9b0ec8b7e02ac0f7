import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Caller, GraphqlResult } from '../../support/caller.js';
import { createUser, type TestUser } from '../../support/test-users.js';
import { runApp, type RunningApp } from '../../support/running-app.js';
import { serperPage, startSerpServer, type SerpResponse, type SerpServer } from './serp-server.js';

/** The server with a stub of every search results service. */
export interface PositionsWorld {
  app: RunningApp;
  serp: SerpServer;
}

export const keysSecret = 'k'.repeat(40);

export async function openPositionsWorld(): Promise<PositionsWorld> {
  const serp = await startSerpServer();
  const { url } = serp;
  const app = await runApp({ serpUrls: { dataforseo: url, serper: url, serpapi: url }, keysSecret });
  return { app, serp };
}

/** Ranks the site third for every keyword. */
export function rankThird({ path, body }: { path: string; body: unknown }): SerpResponse {
  if (path === '/account') return { body: { balance: 2500 } };
  const { q, page } = body as { q: string; page: number };
  return {
    body: serperPage(q, page, {
      3: 'https://www.watched.example/shop/a?x=1#top',
      7: 'https://rival.example/',
    }),
  };
}

const defaultProject = {
  address: 'watched.example',
  engine: 'google',
  regions: [{ base: 'gny' }],
  language: 'en',
  depth: 10,
  cap: 1,
};
let projectCount = 0;

export async function create(
  caller: Caller,
  input: object = {},
  keywords: object = { list: ['Red  Shoes', 'blue shoes'] },
) {
  return caller.graphql(
    'mutation ($input: PositionsProjectInput!, $keywords: PositionsKeywordsInput!) { createPositionsProject(input: $input, keywords: $keywords) }',
    { input: { ...defaultProject, name: `Project ${++projectCount}`, ...input }, keywords },
  );
}

export const saveKey = (caller: Caller, key: string) =>
  caller.graphql('mutation ($key: String!) { saveSerpKey(provider: serper, key: $key) { id hint } }', {
    key,
  });

/** Creates a user with a service key and a project that uses it. */
export async function createWatcher(
  app: RunningApp,
  input: object = {},
  keywords?: object,
): Promise<{ user: TestUser; caller: Caller; id: string }> {
  const user = await createUser(app, { kind: 'pro' });
  const caller = app.as(user);
  expect((await saveKey(caller, 'the-secret-key-1234')).errors).toBeUndefined();
  const { data, errors } = await create(caller, { provider: 'serper', ...input }, keywords);
  expect(errors).toBeUndefined();
  return { user, caller, id: data?.['createPositionsProject'] as string };
}

export const errorOf = ({ errors }: GraphqlResult) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
];

export async function check(caller: Caller, id: string): Promise<Run> {
  const { errors } = await caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', { id });
  expect(errors).toBeUndefined();
  return waitUntilChecked(caller, id);
}

interface Run {
  answered: number;
  failed: number;
  spent: number;
  refused: string | null;
  fell: number;
  isAdded: boolean;
  finishedAt: string | null;
  isUnderWay: boolean;
}

export async function runsOf(caller: Caller, id: string): Promise<Run[]> {
  const { data } = await caller.graphql(
    'query ($id: ID!) { positionsRuns(id: $id) { answered failed spent refused fell isAdded finishedAt isUnderWay } }',
    { id },
  );
  return data?.['positionsRuns'] as Run[];
}

export async function waitUntilChecked(caller: Caller, id: string): Promise<Run> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const [run] = await runsOf(caller, id);
    if (run && !run.isUnderWay) return run;
    await sleep(100);
  }
  throw new Error('the check did not end');
}

interface Report {
  sites: string[];
  dates: {
    date: string;
    isChecked: boolean;
    depth: number;
    tops: number[];
    beyond: number;
    unchecked: number;
    shares: (number | null)[];
  }[];
  rows: { id: number; keyword: string; tags: string[]; positions: number[]; paths: string[] }[];
}

export async function reportOf(caller: Caller, id: string, tag?: string): Promise<Report> {
  const { data, errors } = await caller.graphql(
    `query ($id: ID!, $tag: String) { positionsReport(id: $id, tag: $tag) { sites dates { date isChecked depth tops beyond unchecked shares }
       rows { id keyword tags positions paths } } }`,
    { id, tag },
  );
  expect(errors).toBeUndefined();
  return data?.['positionsReport'] as Report;
}
