import { domainToUnicode } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptCaller, type Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { addressesOf, termsOf, adjacentPages } from './support/vocabulary-oracle.js';
import { readAllRows, roundPercentage, runTool } from './support/tool-calls.js';

interface Word {
  count: number;
  keys: string[];
  sumWs: number;
  sumWsk: number;
  words: string[];
}

interface VocabularyRun {
  list: string[];
  more: boolean;
  pages: string[];
  url: string;
  useList: boolean;
  usePages: boolean;
  state: number;
  result: {
    keys: { word: string; ws: number; wsk: number; superwsk: null }[];
    words: Word[];
    exist: Word[];
    notExists: Word[];
    list: string[];
  }[];
}

const ofPages = '/tools/dictionary-by-pages';
const extended = '/tools/dictionary-ext-by-page';

let app: RunningApp;
let caller: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  caller = asScript(await createUser(app, { kind: 'team' }));
});

const asScript = (user: TestUser) => createScriptCaller(app.url, user);

async function resultOf(path: string, uid: string): Promise<VocabularyRun> {
  const response = await caller.get(`${path}/${uid}`);
  expect(response.status).toBe(200);
  return (await response.json()) as VocabularyRun;
}

const toValues = ({ words, count, sumWs, sumWsk }: Word) => [words[0], count, sumWs, sumWsk];
const named = (path: string) =>
  readAllRows(caller, path).then((rows) => rows.map(({ name, url }) => `${String(name)}${String(url)}`));
const readable = (address: string) => {
  const slash = address.indexOf('/');
  return domainToUnicode(address.slice(0, slash)) + address.slice(slash);
};

/** Keywords of some pages. */
const keywordsOf = (pages: readonly string[]) => {
  const has = new Set(
    app.world.results.filter(({ domain, path }) => pages.includes(domain + path)).map(({ word }) => word),
  );
  return app.world.keywords.filter(({ word }) => has.has(word));
};

describe('a page vocabulary matches a reference implementation', () => {
  it('for the pages themselves, as one response and as tables', async () => {
    const pages = addressesOf(app.world).slice(0, 3);
    const uid = await runTool(caller, ofPages, { pages: pages.map((page) => `https://www.${page}`) });
    const { result, state, more, pages: pageCount } = await resultOf(ofPages, uid);
    const keywords = keywordsOf(pages);
    const terms = termsOf(keywords);
    expect([state, more, pageCount]).toEqual([10, false, pages]);
    const [found] = result;
    expect(found?.keys.map(({ word }) => word).sort()).toEqual(keywords.map(({ word }) => word).sort());
    expect(found?.words.map(toValues).sort()).toEqual(
      terms.map(({ term, keywords: count, ws, wsk }) => [term, count, ws, wsk]).sort(),
    );
    const volume = keywords.reduce((sum, { ws }) => sum + ws, 0);
    const rows = await readAllRows(caller, `${ofPages}/words/${uid}`);
    expect(
      rows
        .map((row) => ['word', 'cnt', 'perc', 'ws', 'volume_share', 'numwords'].map((id) => row[id]))
        .sort(),
    ).toEqual(
      terms
        .map(({ term, keywords: count, ws }) => [
          term,
          count,
          roundPercentage((count * 100) / keywords.length),
          ws,
          roundPercentage((ws * 100) / volume),
          term.split(' ').length,
        ])
        .sort(),
    );
    expect((await named(`${ofPages}/pages/${uid}`)).sort()).toEqual(pages.map(readable).sort());
    const weights = await readAllRows(caller, `${ofPages}/keywords/${uid}`);
    const pagesOf = (word: unknown) =>
      new Set(
        app.world.results
          .filter((each) => each.word === word && pages.includes(each.domain + each.path))
          .map(({ domain, path }) => domain + path),
      ).size;
    for (const { word, weight } of weights) expect([word, weight]).toEqual([word, pagesOf(word)]);
  });

  it('for a text with other line endings, blanks and duplicates', async () => {
    const [first, second] = addressesOf(app.world).slice(0, 2);
    const uid = await runTool(caller, ofPages, {
      pages: `https://${first}\r\n \t\r\n${second}\rhttp://www.${first}\n\n`,
    });
    expect((await resultOf(ofPages, uid)).pages).toEqual([first, second]);
  });

  it('with up to twenty adjacent pages each', async () => {
    const pages = addressesOf(app.world).slice(4, 6);
    const uid = await runTool(caller, ofPages, { pages, config: { more: true } });
    const usedPages = [...pages, ...adjacentPages(app, pages)];
    expect((await named(`${ofPages}/pages/${uid}`)).sort()).toEqual(usedPages.map(readable).sort());
    const { result, more } = await resultOf(ofPages, uid);
    expect(more).toBe(true);
    expect(result[0]?.words.map(toValues).sort()).toEqual(
      termsOf(keywordsOf(usedPages))
        .map(({ term, keywords: count, ws, wsk }) => [term, count, ws, wsk])
        .sort(),
    );
  });
});

describe('an extended page vocabulary matches a reference implementation', () => {
  const sortedTerms = (found: readonly Word[] | undefined) => (found ?? []).map(toValues).sort();

  /** Terms of the pages, grouped by whether the page itself has them. */
  const expected = (page: string, taken: readonly string[]) => {
    const own = new Set(termsOf(keywordsOf([page]), 1).map(({ term }) => term));
    const all = termsOf(keywordsOf(taken));
    const termValues = (isOwn: boolean) =>
      all
        .filter(({ term }) => own.has(term) === isOwn)
        .map(({ term, keywords: count, ws, wsk }) => [term, count, ws, wsk])
        .sort();
    return { exist: termValues(true), notExists: termValues(false) };
  };

  it('for named pages and the first ten results of phrases', async () => {
    const [page = '', ...otherPages] = addressesOf(app.world).slice(6, 9);
    const phrases = app.world.keywords.slice(0, 2).map(({ word }) => word);
    const uid = await runTool(caller, extended, {
      url: `http://${page}`,
      config: { list: phrases, pages: [...otherPages, page], useList: true, usePages: true },
    });
    const response = await resultOf(extended, uid);
    expect(response).toMatchObject({
      url: page,
      list: phrases,
      pages: otherPages,
      useList: true,
      usePages: true,
      more: false,
    });
    const ofPhrases = app.world.results
      .filter(({ word, pos }) => phrases.includes(word) && pos <= 10)
      .map(({ domain, path }) => domain + path);
    const usedPages = [...new Set([...otherPages, ...ofPhrases])].filter((each) => each !== page);
    expect((await named(`${extended}/pages/${uid}`)).sort()).toEqual(usedPages.map(readable).sort());
    const { exist, notExists } = expected(page, usedPages);
    expect([sortedTerms(response.result[0]?.exist), sortedTerms(response.result[0]?.notExists)]).toEqual([
      exist,
      notExists,
    ]);
    expect(exist.length).toBeGreaterThan(0);
  });

  it('for adjacent pages by default, without excluded ones', async () => {
    const [page = ''] = addressesOf(app.world);
    const phrases = app.world.keywords.slice(0, 2).map(({ word }) => word);
    const uid = await runTool(caller, extended, { url: page, config: { list: phrases, useList: false } });
    const response = await resultOf(extended, uid);
    expect(response).toMatchObject({ list: [], useList: false, usePages: false });
    const usedPages = adjacentPages(app, [page]);
    expect((await named(`${extended}/pages/${uid}`)).sort()).toEqual(usedPages.map(readable).sort());
    const { exist, notExists } = expected(page, usedPages);
    expect([sortedTerms(response.result[0]?.exist), sortedTerms(response.result[0]?.notExists)]).toEqual([
      exist,
      notExists,
    ]);
  });
});

describe('page vocabulary limits', () => {
  const start = (user: Caller, tool: string, input: object) =>
    user
      .graphql('mutation ($tool: ID!, $input: ToolRunInput!) { startToolRun(tool: $tool, input: $input) }', {
        tool,
        input: { base: 'gny', ...input },
      })
      .then(({ errors }) => errors?.[0]?.extensions);
  const pages = (count: number) => Array.from({ length: count }, (_, index) => `beta.example/${index}`);

  it.each([
    ['more than 20 pages', 'tool-page-vocabulary', () => ({ list: pages(21) }), 'BAD_REQUEST'],
    [
      'more than 5 with deep analysis',
      'tool-page-vocabulary',
      () => ({ list: pages(6), more: true }),
      'BAD_REQUEST',
    ],
    ['no page', 'tool-page-vocabulary', () => ({ list: [' ', ''] }), 'INVALID_FIELD'],
    ['an invalid page', 'tool-page-vocabulary', () => ({ list: ['a b'] }), 'INVALID_FIELD'],
    ['a missing own page', 'tool-extended-vocabulary', () => ({ list: pages(1) }), 'INVALID_FIELD'],
    [
      'more than 20 other pages',
      'tool-extended-vocabulary',
      () => ({ list: pages(21), page: 'alpha.example' }),
      'BAD_REQUEST',
    ],
    [
      'more than 100 phrases',
      'tool-extended-vocabulary',
      () => ({
        list: [],
        page: 'alpha.example',
        phrases: Array.from({ length: 101 }, (_, index) => `word ${index}`),
      }),
      'BAD_REQUEST',
    ],
    [
      'page texts on a server without page fetching',
      'tool-page-vocabulary',
      () => ({ list: pages(1), text: true }),
      'INVALID_FIELD',
    ],
  ])('reject %s', async (_, tool, input, code) => {
    const team = app.as(await createUser(app, { kind: 'team' }));
    expect((await start(team, tool, input()))?.['code']).toBe(code);
  });

  it('allow 20 pages, 5 with deep analysis, and 100 phrases', async () => {
    const team = app.as(await createUser(app, { kind: 'team' }));
    const phrases = Array.from({ length: 100 }, (_, index) => `word ${index}`);
    expect(await start(team, 'tool-page-vocabulary', { list: pages(20) })).toBeUndefined();
    expect(await start(team, 'tool-page-vocabulary', { list: pages(5), more: true })).toBeUndefined();
    const fullRequest = { list: pages(20), page: 'alpha.example', phrases };
    expect(await start(team, 'tool-extended-vocabulary', fullRequest)).toBeUndefined();
  });

  it('reject every run on plans without page vocabularies', async () => {
    for (const kind of ['demo', 'basic'] as const) {
      const who = app.as(await createUser(app, { kind }));
      for (const [tool, input] of [
        ['tool-page-vocabulary', { list: pages(1) }],
        ['tool-extended-vocabulary', { list: [], page: 'alpha.example' }],
      ] as const) {
        expect([kind, tool, (await start(who, tool, input))?.['code']]).toEqual([
          kind,
          tool,
          'REPORT_RESTRICTED',
        ]);
      }
    }
    expect((await start(app.guest, 'tool-page-vocabulary', { list: pages(1) }))?.['code']).toBe(
      'AUTHORIZATION_REQUIRED',
    );
  });

  it("a run is private and cannot be read as another tool's run", async () => {
    const uid = await runTool(caller, ofPages, { pages: pages(1) });
    const otherUser = asScript(await createUser(app, { kind: 'team' }));
    for (const path of [`${ofPages}/${uid}`, `${ofPages}/words/${uid}`, `${ofPages}/state/${uid}`]) {
      expect([path, (await otherUser.get(path)).status]).toEqual([path, 404]);
    }
    for (const path of [`${extended}/${uid}`, `${extended}/words/${uid}`, `${extended}/state/${uid}`]) {
      expect([path, (await caller.get(path)).status]).toEqual([path, 404]);
    }
  });
});
