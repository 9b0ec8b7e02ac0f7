import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { atDepth } from '../../support/test-depth.js';

let app: RunningApp;
let paid: Caller;
let demo: Caller;
let demoUser: TestUser;

beforeAll(async () => {
  app = await runApp();
  paid = app;
  demoUser = await createUser(app, { kind: 'demo' });
  demo = app.as(demoUser);
});

const lines = fc.array(
  fc.constantFrom(
    'tent',
    'Tent',
    ' tents ',
    'hiking boots',
    'палатка',
    'Палатки',
    '',
    '  ',
    '😀',
    'boots hiking',
  ),
  { minLength: 1, maxLength: 12 },
);
const filled = lines.filter((list) => list.some((line) => line.trim() !== ''));
const lineValues = (list: readonly string[]) => [
  ...new Set(list.map((line) => line.trim().toLowerCase()).filter((line) => line !== '')),
];

async function readResponse<Body>(call: Promise<Response>): Promise<{ status: number; body: Body }> {
  const response = await call;
  return { status: response.status, body: (await response.json()) as Body };
}

const messageOf = async (call: Promise<Response>) => {
  const { status, body } = await readResponse<{ message: string }>(call);
  return { status, message: body.message };
};

/** Executes a query with the variables `left` and `right` as uploaded files. */
async function queryFiles(
  userHeaders: Readonly<Record<string, string>>,
  query: string,
  [left, right]: readonly [left: string, right: string],
): Promise<Pick<GraphqlResult, 'data' | 'errors'>> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { left: null, right: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.left'], 1: ['variables.right'] }));
  for (const [index, text] of [left, right].entries()) form.set(String(index), new Blob([text]), 'list.txt');
  const headers = { ...userHeaders, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
  return (await response.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
}

/** Compares two lists that are uploaded as files. */
async function compareFiles(left: string, right: string): Promise<unknown> {
  const query = `query ($left: Upload, $right: Upload) { compareLists(leftFile: $left, rightFile: $right) {
    onlyLeft { count lines } onlyRight { count lines } both { count } } }`;
  return (await queryFiles(app.fixedHeaders, query, [left, right])).data?.['compareLists'];
}

it('search results side by side are exported as a workbook', async () => {
  const keywords = await paid.get('/api/report/simple/organic/keywords?domain=alpha.example&per_page=2');
  const { data } = (await keywords.json()) as { data: { word: string }[] };
  const list = data.map(({ word }) => word);
  const response = await paid.send('POST', '/api/tools/check-top/xlsx', { list, base: 'gny' });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('serp-comparison.xlsx'),
  ]);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const none = paid.send('POST', '/api/tools/check-top/xlsx', {
    list: ['no such keyword here'],
    base: 'gny',
  });
  expect((await messageOf(none)).status).toBe(404);
});

describe('list comparison', () => {
  it('matches a reference implementation', async () => {
    const compareOptions = {
      present_left: (left: string[], right: string[]) => left.filter((line) => !right.includes(line)),
      present_right: (left: string[], right: string[]) => right.filter((line) => !left.includes(line)),
      both: (left: string[], right: string[]) => left.filter((line) => right.includes(line)),
      union: (left: string[], right: string[]) => [...new Set([...left, ...right])],
      uniq: (left: string[], right: string[]) =>
        [...left, ...right].filter((line) => !(left.includes(line) && right.includes(line))),
    } as const;
    const option = fc.constantFrom(...(Object.keys(compareOptions) as (keyof typeof compareOptions)[]));
    await fc.assert(
      fc.asyncProperty(filled, filled, option, async (left, right, options) => {
        const { status, body } = await readResponse<string[]>(
          paid.send('POST', '/api/tools/compare', { left, right, options }),
        );
        expect(status).toBe(200);
        expect(body.toSorted()).toEqual(
          compareOptions[options](lineValues(left), lineValues(right)).toSorted(),
        );
      }),
      { numRuns: atDepth({ quick: 10, deep: 60, full: 500 }) },
    );
  });

  it('matches words in any order and form on request', async () => {
    const call = paid.send('POST', '/api/tools/compare', {
      left: 'Hiking boots\r\nпалатка купить\r\nstove',
      right: ['boots hiking', 'купить палатку'],
      options: 'present_left',
      any_form: true,
    });
    expect((await readResponse(call)).body).toEqual(['stove']);
  });

  it('accepts 300,000 lines per list and rejects more', async () => {
    const long = Array.from({ length: 300_000 }, (_, index) => `keyword ${index}`);
    const fullRequest = paid.send('POST', '/api/tools/compare', {
      left: long,
      right: long.slice(0, 299_999),
      options: 'present_left',
    });
    expect(await readResponse(fullRequest)).toEqual({ status: 200, body: ['keyword 299999'] });
    // Like the page: the second file is sent after the first was read.
    const [one, other] = [long.slice(0, 20_000), long.slice(1, 20_001)];
    expect(await compareFiles(one.join('\r\n'), other.join('\n'))).toEqual({
      onlyLeft: { count: 1, lines: 'keyword 0' },
      onlyRight: { count: 1, lines: 'keyword 20000' },
      both: { count: 19_999 },
    });
    const beyond = { left: [...long, 'one more'], right: ['a'], options: 'union' };
    expect(await messageOf(paid.send('POST', '/api/tools/compare', beyond))).toEqual({
      status: 400,
      message: 'The list can have at most 300,000 lines; it has 300,001.',
    });
  }, 60_000);

  it('is limited to three lines without a paid plan', async () => {
    for (const caller of [demo, app.guest]) {
      const compareQuery = `query ($left: String!) { compareLists(left: $left, right: "a\\nb\\nc") { both { count lines } } }`;
      const { data } = await caller.graphql(compareQuery, { left: 'c\na\nd' });
      expect(data?.['compareLists']).toEqual({ both: { count: 2, lines: 'c\na' } });
      const { errors } = await caller.graphql(compareQuery, { left: 'a\nb\nc\nd' });
      expect(errors?.[0]?.extensions.code).toBe('LIST_LIMIT');
    }
  });

  it('needs a paid plan for a body above 1 MB, with and without its length', async () => {
    const body = JSON.stringify({ left: 'a '.repeat(600_000), right: 'b', options: 'union' });
    const send = async (headers: Readonly<Record<string, string>>, isChunked: boolean) => {
      const response = await fetch(`${app.url}/api/tools/compare`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        ...(isChunked ? { body: new Blob([body]).stream(), duplex: 'half' } : { body }),
      });
      const { error } = (await response.json()) as { error?: string };
      return [response.status, error];
    };
    for (const isChunked of [false, true]) {
      expect(await send({}, isChunked)).toEqual([413, 'TOO_LARGE']);
      expect(await send(demoUser.headers, isChunked)).toEqual([413, 'TOO_LARGE']);
      expect(await send(app.fixedHeaders, isChunked)).toEqual([200, undefined]);
    }
  });

  it('reports invalid lists', async () => {
    const errorMessage = (body: object) => messageOf(paid.send('POST', '/api/tools/compare', body));
    expect(await errorMessage({ left: [' ', ''], right: ['a'], options: 'union' })).toEqual({
      status: 400,
      message: 'The list is empty.',
    });
    expect((await errorMessage({ left: ['a'], right: ['a'], options: 'all' })).message).toMatch(
      /^options must be one of/,
    );
    expect((await errorMessage({ left: [{}], right: ['a'], options: 'union' })).message).toBe(
      'left must be a list of strings',
    );
    const anonymous = app.as({ headers: { 'x-api-token': 'no' } });
    const sound = { left: ['a'], right: ['a'], options: 'union' };
    expect((await messageOf(anonymous.send('POST', '/api/tools/compare', sound))).status).toBe(401);
  });
});

describe('word combination', () => {
  it('returns all variations as text', async () => {
    const response = await paid.send('POST', '/api/tools/combine', {
      lists: [['Buy', 'rent '], 'tent\nfor two'],
      options: ['simple', 'quotes', 'stop_word'],
    });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await response.text()).split('\n')).toEqual([
      'buy tent',
      '"buy tent"',
      'buy +for two',
      '"buy +for two"',
      'rent tent',
      '"rent tent"',
      'rent +for two',
      '"rent +for two"',
      '',
    ]);
  });

  it('is limited to a million, counted before any is generated', async () => {
    const list = (length: number) => Array.from({ length }, (_, index) => `w${index}`);
    const fullRequest = await paid.send('POST', '/api/tools/combine', { lists: [list(1000), list(1000)] });
    let ends = 0;
    for await (const chunk of fullRequest.body ?? []) {
      ends += Buffer.from(chunk as Uint8Array).filter((byte) => byte === 10).length;
    }
    expect(ends).toBe(1_000_000);
    const beyond = paid.send('POST', '/api/tools/combine', { lists: [list(1000), list(1001)] });
    expect(await messageOf(beyond)).toEqual({
      status: 400,
      message: 'These lists produce 1,001,000 variations; at most 1,000,000 are allowed.',
    });
  }, 60_000);

  it('is limited to 100 million characters, counted before any is generated', async () => {
    const long = (length: number) => Array.from({ length }, (_, index) => `${index} ${'a'.repeat(980)}`);
    const lists = Array.from({ length: 6 }, () => long(3));
    const refused = paid.send('POST', '/api/tools/combine', { lists, order: 'any' });
    expect(await messageOf(refused)).toEqual({
      status: 400,
      message: 'The variations exceed 100,000,000 characters: use shorter lines.',
    });
  });

  it('returns the number and the first variations to the page', async () => {
    const { data } = await demo.graphql(
      '{ combineWords(lists: ["a\\nb\\nc", "x"], order: any, separators: [none, hyphen]) { count lines } }',
    );
    expect(data?.['combineWords']).toMatchObject({ count: 12 });
    const { errors } = await demo.graphql('{ combineWords(lists: ["a\\nb\\nc\\nd"]) { count } }');
    expect(errors?.[0]?.extensions.code).toBe('LIST_LIMIT');
    const quoted = await demo.graphql(
      '{ combineWords(lists: ["buy", "\\"green\\"\\n[green]\\n\\""], options: [quotes]) { count lines } }',
    );
    expect(quoted.data?.['combineWords']).toEqual({ count: 1, lines: '"buy green"' });
    const none = await demo.graphql('{ combineWords(lists: ["", " "]) { count } }');
    expect(none.errors?.[0]?.message).toBe('The lists are empty.');
  });
});

interface Word {
  word: string;
  ws: number;
}

/** Keywords of two or more words, highest volume first. */
async function existingKeywords(): Promise<readonly Word[]> {
  const { rows } = await app.stores.clickhouse.query<Word>(
    `SELECT word, ws FROM keyword WHERE match(word, '^[a-z]+ [a-z]+$') ORDER BY ws DESC, word LIMIT 1`,
  );
  return rows;
}

describe('removal of near-duplicates', () => {
  it('retains the keyword with the highest volume', async () => {
    const [keyword] = await existingKeywords();
    const word = keyword?.word ?? '';
    const turned = word.split(' ').toReversed().join(' ');
    const call = paid.send('POST', '/api/tools/delete_double', { list: [turned, word, 'other thing', word] });
    expect(await readResponse(call)).toEqual({
      status: 200,
      body: { keys: [word, 'other thing'], exclude: [turned, word], same_as: [word, word] },
    });
    const { data } = await paid.graphql(
      'query ($list: String) { removeDuplicates(list: $list) { sameAsVolumes excludedVolumes } }',
      {
        list: `${turned}\n${word}`,
      },
    );
    expect(data?.['removeDuplicates']).toEqual({ sameAsVolumes: String(keyword?.ws), excludedVolumes: '0' });
  });

  it('accepts up to 100,000 keywords', async () => {
    const long = Array.from({ length: 100_001 }, (_, index) => `keyword${index}`);
    expect(await messageOf(paid.send('POST', '/api/tools/delete_double', { list: long }))).toMatchObject({
      status: 400,
      message: 'The list can have at most 100,000 lines; it has 100,001.',
    });
  }, 30_000);
});

describe('unique words', () => {
  it('are counted in all forms, without stop words', async () => {
    const call = paid.send('POST', '/api/tools/unique', {
      list: ['tent for two', 'Tents', 'tents', 'купить палатку', 'палатка в лес', 'two boots'],
      without: 'лес',
    });
    const { status, body } = await readResponse<{ count: number; words: string[]; items: unknown[] }>(call);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 5,
      open: true,
      keys: ['tent for two', 'tents', 'купить палатку', 'палатка в лес', 'two boots'],
    });
    expect(body.words.toSorted()).toEqual(['boots', 'tent', 'two', 'купить', 'палатка'].toSorted());
    expect(body.items).toContainEqual({
      count: 2,
      open: true,
      keys: ['tent for two', 'tents'],
      words: ['tent', 'tents'],
    });
  });

  it('are refused if the keywords of all words or the excluded words are very long', async () => {
    const words = Array.from({ length: 100 }, (_, index) => `wording${index}`).join(' ');
    const list = Array.from({ length: 200 }, (_, index) => `${words} ${index}`);
    const call = (values: object) => messageOf(paid.send('POST', '/api/tools/unique', { list, ...values }));
    expect(await call({})).toMatchObject({
      status: 400,
      message: 'The keywords of the words exceed 16,000,000 characters: send open=0 or fewer keywords.',
    });
    expect(await call({ open: 0 })).toMatchObject({ status: 200 });
    expect(await call({ without: 'tent '.repeat(100_001), open: 0 })).toMatchObject({
      status: 400,
      message: 'without can have at most 500,000 characters.',
    });
  });

  it('of a report are those of its filtered keywords', async () => {
    const source = { from: 'keywords', domain: 'alpha.example', filter: 'wordLIKEphone' };
    const { status, body } = await readResponse<{ keys: string[] }>(
      paid.send('POST', '/api/tools/unique', source),
    );
    expect(status).toBe(200);
    const report = await readResponse<{ data: { word: string }[] }>(
      paid.get('/api/report/simple/organic/keywords?domain=alpha.example&per_page=500&filter=wordLIKEphone'),
    );
    expect(body.keys.toSorted()).toEqual(report.body.data.map(({ word }) => word).toSorted());
    expect(body.keys.length).toBeGreaterThan(0);
  });

  it('require a paid plan', async () => {
    for (const caller of [demo, app.guest]) {
      const { errors } = await caller.graphql('{ uniqueWords(list: "tent") { total } }');
      expect(errors?.[0]).toMatchObject({
        message: 'Unique words require a paid plan.',
        extensions: { code: 'REPORT_RESTRICTED' },
      });
    }
    // The empty file has an error of its own, so REPORT_RESTRICTED proves that it was not read.
    const ofFile = 'query ($left: Upload) { uniqueWords(file: $left) { total } }';
    const readErrors = async (headers: Readonly<Record<string, string>>) =>
      (await queryFiles(headers, ofFile, ['', ''])).errors?.map(({ extensions }) => extensions.code);
    expect(await readErrors(demoUser.headers)).toEqual(['REPORT_RESTRICTED']);
    expect(await readErrors({})).toEqual(['REPORT_RESTRICTED']);
    expect(await readErrors(app.fixedHeaders)).toEqual(['BAD_REQUEST']);
    const { message, status } = await messageOf(
      app.guest.send('POST', '/api/tools/unique', { list: ['tent'] }, { 'accept-language': 'ru' }),
    );
    expect({ message, status }).toEqual({
      status: 402,
      message: 'Уникальные слова доступны на платном тарифе.',
    });
  });
});
