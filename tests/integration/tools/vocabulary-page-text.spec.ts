import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const local = '127.0.0.1';
const page = 'read.example/tents';
const forbidden = 'read.example/secret';

let server: http.Server;
let app: RunningApp;
let caller: Caller;

/** Starts a site with a page that contains `phone` twice. */
beforeAll(async () => {
  server = http.createServer(({ url }, response) => {
    if (url === '/robots.txt') return response.writeHead(200).end('User-agent: *\nDisallow: /secret');
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<h1>Buy a phone</h1><p>The PHONE, in berlin');
  });
  server.listen(0, local);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outgoing = {
    isAllowedAddress: (address: string) => address === local,
    pagePorts: [port, 443],
    resolve: () => Promise.resolve([{ address: local, family: 4 }]),
  };
  app = await runApp({ apiBurstRequests: 10_000, pageFetch: true }, outgoing);
  // Adds pages of that server to the test data.
  await app.stores.clickhouse.command(
    `ALTER TABLE page UPDATE origin = 'http://read.example:${port}' WHERE 1 SETTINGS mutations_sync = 2`,
  );
  const { token } = await createUser(app, { kind: 'team' });
  caller = createScriptCaller(app.url, { token });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function createVocabulary(input: object): Promise<Record<string, unknown>> {
  const { data } = await caller.graphql(
    'mutation ($input: ToolRunInput!) { startToolRun(tool: "tool-page-vocabulary", input: $input) }',
    { input: { base: 'gny', ...input } },
  );
  const uid = String(data?.['startToolRun']);
  for (let attempt = 0; attempt < 600; attempt++) {
    const { data: read } = await caller.graphql(
      `{ toolRun(uid: "${uid}") { uid state emptyColumns unread { page reason } } }`,
    );
    const run = read?.['toolRun'] as Record<string, unknown>;
    if (run['state'] !== 'processing') return run;
    await sleep(30);
  }
  throw new Error('the run was not made');
}

/** Header of the CSV file of the words. */
async function readHeader(uid: unknown): Promise<string> {
  const response = await caller.get(`/tools/dictionary-by-pages/words/${String(uid)}?type=csv&locale=en`);
  const [header = ''] = (await response.text()).split('\n');
  return header;
}

it('counts the words of the page text next to those of its keywords', async () => {
  const [first] = app.world.results.filter(({ word, path }) => word.includes('phone') && path === '/shop');
  const {
    uid,
    state,
    unread: unreadable,
    emptyColumns,
  } = await createVocabulary({ list: [`${first?.domain}${first?.path}`], text: true });
  expect([state, unreadable, emptyColumns]).toEqual(['done', [], []]);
  expect(await readHeader(uid)).toContain('In the text');
  const response = await caller.get(`/tools/dictionary-by-pages/words/${String(uid)}?per_page=500`);
  const { data } = (await response.json()) as { data: { word: string; in_text: number }[] };
  const times = (word: string) => data.find((row) => row.word === word)?.in_text;
  expect(times('phone')).toBe(2);
  const otherWords = data.filter(({ in_text: count }) => count > 0).map(({ word }) => word);
  expect(['buy', 'phone', 'berlin', 'buy phone']).toEqual(expect.arrayContaining(otherWords));
});

it('lists unreadable pages with their reasons and still creates the vocabulary', async () => {
  const {
    uid,
    state,
    unread: unreadable,
    emptyColumns,
  } = await createVocabulary({ list: [page, forbidden], text: true });
  expect([state, emptyColumns]).toEqual(['done', ['in_text']]);
  expect(await readHeader(uid)).not.toContain('In the text');
  // URLs outside the database are fetched over HTTPS, where nothing listens.
  expect(unreadable).toEqual([
    { page, reason: 'the site did not respond' },
    { page: forbidden, reason: 'the site did not respond' },
  ]);
});

it('omits the count in the text from tables and files of a run that reads no text', async () => {
  const { uid, emptyColumns } = await createVocabulary({ list: [page] });
  expect(emptyColumns).toEqual(['in_text']);
  expect(await readHeader(uid)).not.toContain('In the text');
  const explicit = await caller.get(
    `/tools/dictionary-by-pages/words/${String(uid)}?type=csv&locale=en&columns=word,in_text`,
  );
  expect(await explicit.text()).toContain('In the text');
});
