import { domainToUnicode } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { readAllRows, roundPercentage, runTool, type ToolRow } from './support/tool-calls.js';

let app: RunningApp;
let caller: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = asScript(await createUser(app, { kind: 'team' }));
});

const asScript = (user: TestUser) => createScriptCaller(app.url, user);

/** Runs a tool over REST and returns its rows. */
async function runAndRead(path: string, body: object): Promise<ToolRow[]> {
  const uid = await runTool(caller, path, body);
  return readAllRows(caller, `${path}/${uid}`);
}

/** Result URLs of a keyword in the test data. */
const addressesOf = (word: string) =>
  new Set(app.world.results.filter((each) => each.word === word).map(({ domain, path }) => domain + path));

const words = () => app.world.keywords.map(({ word }) => word);

describe('tool runs match a reference implementation', () => {
  it('keyword mass check: every existing line once with its values', async () => {
    const existing = words().slice(0, 12);
    const list = [...existing, '', `  ${existing[0]?.toUpperCase()} `, 'a keyword that nobody searches for'];
    const rows = await runAndRead('/tools/keywords_by_list', { list });
    const expected = app.world.keywords
      .filter(({ word }) => existing.includes(word))
      .map(({ word, ws, wsk, numwords, isgeo, isquest, adscnt, docs }) => [
        word,
        ws,
        wsk,
        numwords,
        isgeo,
        isquest,
        adscnt,
        docs,
      ]);
    const actualRows = rows.map((row) =>
      ['word', 'ws', 'wsk', 'numwords', 'isgeo', 'isquest', 'adscnt', 'docs'].map((id) => row[id]),
    );
    expect(actualRows.sort()).toEqual(expected.sort());
  });

  it('keyword mass check: a text with other line endings, blanks and duplicates', async () => {
    const [first = '', second = ''] = words();
    const rows = await runAndRead('/tools/keywords_by_list', {
      list: `${first}\r\n\r\n \u00a0 \r${second}\r\n${first.toUpperCase()}\n\u200b\n${second.replaceAll(' ', '\t ')}`,
    });
    expect(rows.map(({ word }) => word).sort()).toEqual([first, second].sort());
  });

  it.each([10, 50])('competitors by keywords within the top %i', async (top) => {
    const list = words().slice(0, 20);
    const rows = await runAndRead('/tools/concurents_by_keywords', { list, top });
    const expectedKeywords = app.world.keywords.filter(({ word }) => list.includes(word));
    const volume = expectedKeywords.reduce((sum, { ws }) => sum + ws, 0);
    const counted = new Map<string, Set<string>>();
    for (const { word, domain, pos } of app.world.results) {
      if (!list.includes(word) || pos > top) continue;
      counted.set(domain, (counted.get(domain) ?? new Set()).add(word));
    }
    const expected = [...counted].map(([name, has]) => {
      const own = expectedKeywords.filter(({ word }) => has.has(word)).reduce((sum, { ws }) => sum + ws, 0);
      return [
        domainToUnicode(name),
        has.size,
        roundPercentage((has.size * 100) / expectedKeywords.length),
        roundPercentage((own * 100) / volume),
      ];
    });
    const actualRows = rows.map(({ name, cnt, perc, volume_share: share }) => [name, cnt, perc, share]);
    expect(actualRows.sort()).toEqual(expected.sort());
  });

  it('keywords of a list of pages, by shared pages and by page', async () => {
    const pages = [...new Set(app.world.results.map(({ domain, path }) => domain + path))].slice(0, 8);
    const list = pages.map((page) => `https://www.${page}`);
    const uid = await runTool(caller, '/tools/keywords_by_pages', { list, top: 50 });
    const read = (view: string) => readAllRows(caller, `/tools/keywords_by_pages/${view}/${uid}`);
    const places = app.world.results.filter(({ domain, path }) => pages.includes(domain + path));
    const expected = places.map(({ word, domain, path, pos }) => [word, domainToUnicode(domain), path, pos]);
    const byPage = (await read('pages')).map(({ word, name, url, pos }) => [word, name, url, pos]);
    expect(byPage.sort()).toEqual(expected.sort());
    const weights = new Map<string, Set<string>>();
    for (const { word, domain, path } of places) {
      weights.set(word, (weights.get(word) ?? new Set()).add(domain + path));
    }
    const byWeight = (await read('weight')).map(({ word, weight }) => [word, weight]);
    expect(byWeight.sort()).toEqual([...weights].map(([word, has]) => [word, has.size]).sort());
  });

  it.each([
    ['each pair', false],
    ['each keyword once', true],
  ])('keyword buildup: %s', async (_, deleteDuplicate) => {
    const list = words().slice(0, 10);
    const rows = await runAndRead('/tools/extended_keywords', {
      list,
      config: { similarity: 4, deleteDuplicate },
    });
    const pairs = list.flatMap((source, index) => {
      const own = addressesOf(source);
      return words().flatMap((word) => {
        const shared = [...addressesOf(word)].filter((address) => own.has(address)).length;
        return word === source || shared < 2 ? [] : [{ source, word, at: index, cnt: shared * 2 }];
      });
    });
    const best = (word: string) =>
      pairs
        .filter((pair) => pair.word === word)
        .sort((left, right) => right.cnt - left.cnt || left.at - right.at)[0];
    const expected = (deleteDuplicate ? pairs.filter((pair) => pair === best(pair.word)) : pairs).map(
      ({ source, word, cnt }) => [word, source, cnt, pairs.filter((pair) => pair.word === word).length],
    );
    const actualRows = rows.map((row) => [
      row['destination_key'],
      row['source_key'],
      row['cnt'],
      row['frequency'],
    ]);
    expect(expected.length).toBeGreaterThan(0);
    expect(actualRows.sort()).toEqual(expected.sort());
  });

  it('keyword buildup finds longer keywords on request', async () => {
    const list = ['phone', 'berry'];
    const rows = await runAndRead('/tools/extended_keywords', {
      list,
      config: { similarity: 100, deleteDuplicate: false, additions: true },
    });
    const expected = list.flatMap((source) =>
      words()
        .filter((word) => word !== source && word.split(/[^\p{L}\p{N}]+/u).includes(source))
        .map((word) => [word, source]),
    );
    const added = rows.filter(({ addition }) => addition === true || addition === 1);
    const actualRows = added.map((row) => [row['destination_key'], row['source_key']]);
    expect(actualRows.sort()).toEqual(expected.sort());
  });
});

describe('access to tool runs', () => {
  it('a run is private in every path', async () => {
    const uid = await runTool(caller, '/tools/keywords_by_list', { list: words().slice(0, 3) });
    const otherUser = asScript(await createUser(app, { kind: 'team' }));
    for (const other of [otherUser, app.guest]) {
      for (const path of ['', '/state']) {
        const { status } = await other.get(`/tools/keywords_by_list${path}/${uid}`);
        expect([401, 404]).toContain(status);
      }
    }
    expect((await otherUser.get(`/tools/keywords_by_list/${uid}`)).status).toBe(404);
    // A run cannot be read as a run of another tool.
    expect((await caller.get(`/tools/concurents_by_keywords/${uid}`)).status).toBe(404);
  });

  it('a run can be removed and restored and is hidden meanwhile', async () => {
    const uid = await runTool(caller, '/tools/keywords_by_list', { list: words().slice(0, 3) });
    const change = (name: string, selection = '') =>
      caller.graphql(`mutation ($uid: ID!) { ${name}(uid: $uid) ${selection} }`, { uid });
    await change('removeToolRun');
    expect((await caller.get(`/tools/keywords_by_list/${uid}`)).status).toBe(404);
    await change('restoreToolRun', '{ uid }');
    expect((await caller.get(`/tools/keywords_by_list/${uid}`)).status).toBe(200);
  });

  it.each([
    ['an empty list', { list: ['', ' '] }, 'INVALID_FIELD'],
    ['a NUL character', { list: ['tent', 'a\0b'] }, 'INVALID_FIELD'],
    ['more lines than the free plan allows', { list: ['a', 'b', 'c', 'd'] }, 'LIST_LIMIT'],
    ['an unknown database', { list: ['a'], base: 'nowhere' }, 'UNKNOWN_BASE'],
  ])('rejects %s', async (_, body, code) => {
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const { data, errors } = await demo.graphql(
      'mutation ($input: ToolRunInput!) { startToolRun(tool: "tool-mass-check", input: $input) }',
      { input: { base: 'gny', ...body } },
    );
    expect([data?.['startToolRun'] ?? null, errors?.[0]?.extensions.code]).toEqual([null, code]);
  });

  it('lists the lines that are not pages', async () => {
    const response = await caller.send('POST', '/tools/keywords_by_pages', {
      list: ['ok.example/a', 'no page'],
    });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      422,
      'INVALID_FIELD',
    ]);
  });
});
