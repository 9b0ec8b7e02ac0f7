import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let paid: Caller;
let demo: Caller;

beforeAll(async () => {
  app = await runApp();
  paid = app;
  demo = app.as(await createUser(app, { kind: 'demo' }));
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
const said = (list: readonly string[]) => [
  ...new Set(list.map((line) => line.trim().toLowerCase()).filter((line) => line !== '')),
];

async function answered<Body>(call: Promise<Response>): Promise<{ status: number; body: Body }> {
  const answer = await call;
  return { status: answer.status, body: (await answer.json()) as Body };
}

const messageOf = async (call: Promise<Response>) => {
  const { status, body } = await answered<{ message: string }>(call);
  return { status, message: body.message };
};

/** Compares two lists that are sent as files. */
async function compareFiles(left: string, right: string): Promise<unknown> {
  const form = new FormData();
  const query = `query ($left: Upload, $right: Upload) { compareLists(leftFile: $left, rightFile: $right) {
    onlyLeft { count lines } onlyRight { count lines } both { count } } }`;
  form.set('operations', JSON.stringify({ query, variables: { left: null, right: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.left'], 1: ['variables.right'] }));
  for (const [at, text] of [left, right].entries()) form.set(String(at), new Blob([text]), 'list.txt');
  const headers = { ...app.always, 'apollo-require-preflight': 'true' };
  const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { data: { compareLists: unknown } };
  return data.compareLists;
}

it('tops side by side leave as a workbook', async () => {
  const keywords = await paid.get('/api/report/simple/organic/keywords?domain=alpha.example&per_page=2');
  const { data } = (await keywords.json()) as { data: { word: string }[] };
  const list = data.map(({ word }) => word);
  const answer = await paid.send('POST', '/api/tools/check-top/xlsx', { list, base: 'gny' });
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('serp-comparison.xlsx'),
  ]);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const none = paid.send('POST', '/api/tools/check-top/xlsx', {
    list: ['no such keyword here'],
    base: 'gny',
  });
  expect((await messageOf(none)).status).toBe(404);
});

describe('lists are compared', () => {
  it('as a plain look into both of them says', async () => {
    const ways = {
      present_left: (left: string[], right: string[]) => left.filter((line) => !right.includes(line)),
      present_right: (left: string[], right: string[]) => right.filter((line) => !left.includes(line)),
      both: (left: string[], right: string[]) => left.filter((line) => right.includes(line)),
      union: (left: string[], right: string[]) => [...new Set([...left, ...right])],
      uniq: (left: string[], right: string[]) =>
        [...left, ...right].filter((line) => !(left.includes(line) && right.includes(line))),
    } as const;
    const option = fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[]));
    await fc.assert(
      fc.asyncProperty(filled, filled, option, async (left, right, options) => {
        const { status, body } = await answered<string[]>(
          paid.send('POST', '/api/tools/compare', { left, right, options }),
        );
        expect(status).toBe(200);
        expect(body.toSorted()).toEqual(ways[options](said(left), said(right)).toSorted());
      }),
      { numRuns: 30 },
    );
  });

  it('by their words in any order and form where that is asked for', async () => {
    const call = paid.send('POST', '/api/tools/compare', {
      left: 'Hiking boots\r\nпалатка купить\r\nstove',
      right: ['boots hiking', 'купить палатку'],
      options: 'present_left',
      any_form: true,
    });
    expect((await answered(call)).body).toEqual(['stove']);
  });

  it('at 300,000 lines each, and not beyond', async () => {
    const long = Array.from({ length: 300_000 }, (_, at) => `keyword ${at}`);
    const whole = paid.send('POST', '/api/tools/compare', {
      left: long,
      right: long.slice(0, 299_999),
      options: 'present_left',
    });
    expect(await answered(whole)).toEqual({ status: 200, body: ['keyword 299999'] });
    // As the page sends them: the second file comes only when the first was read.
    const [one, other] = [long.slice(0, 20_000), long.slice(1, 20_001)];
    expect(await compareFiles(one.join('\r\n'), other.join('\n'))).toEqual({
      onlyLeft: { count: 1, lines: 'keyword 0' },
      onlyRight: { count: 1, lines: 'keyword 20000' },
      both: { count: 19_999 },
    });
    const beyond = { left: [...long, 'one more'], right: ['a'], options: 'union' };
    expect(await messageOf(paid.send('POST', '/api/tools/compare', beyond))).toEqual({
      status: 400,
      message: 'A list here has at most 300000 lines, and 300001 are given.',
    });
  }, 60_000);

  it('without a paid plan at three lines', async () => {
    for (const caller of [demo, app.guest]) {
      const ask = `query ($left: String!) { compareLists(left: $left, right: "a\\nb\\nc") { both { count lines } } }`;
      const { data } = await caller.graphql(ask, { left: 'c\na\nd' });
      expect(data?.['compareLists']).toEqual({ both: { count: 2, lines: 'c\na' } });
      const { errors } = await caller.graphql(ask, { left: 'a\nb\nc\nd' });
      expect(errors?.[0]?.extensions.code).toBe('LIST_LIMIT');
    }
  });

  it('and say what is wrong with them', async () => {
    const fault = (body: object) => messageOf(paid.send('POST', '/api/tools/compare', body));
    expect(await fault({ left: [' ', ''], right: ['a'], options: 'union' })).toEqual({
      status: 400,
      message: 'The list is empty.',
    });
    expect((await fault({ left: ['a'], right: ['a'], options: 'all' })).message).toMatch(
      /^options must be one of/,
    );
    expect((await fault({ left: [{}], right: ['a'], options: 'union' })).message).toBe(
      'left must be a list of texts',
    );
    const stranger = app.as({ headers: { 'x-api-token': 'no' } });
    const sound = { left: ['a'], right: ['a'], options: 'union' };
    expect((await messageOf(stranger.send('POST', '/api/tools/compare', sound))).status).toBe(401);
  });
});

describe('words are combined', () => {
  it('into a text of all variations', async () => {
    const answer = await paid.send('POST', '/api/tools/combine', {
      lists: [['Buy', 'rent '], 'tent\nfor two'],
      options: ['simple', 'quotes', 'stop_word'],
    });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
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

  it('up to a million of them, which are counted before one is made', async () => {
    const list = (length: number) => Array.from({ length }, (_, at) => `w${at}`);
    const whole = await paid.send('POST', '/api/tools/combine', { lists: [list(1000), list(1000)] });
    let ends = 0;
    for await (const chunk of whole.body ?? []) {
      ends += Buffer.from(chunk as Uint8Array).filter((byte) => byte === 10).length;
    }
    expect(ends).toBe(1_000_000);
    const beyond = paid.send('POST', '/api/tools/combine', { lists: [list(1000), list(1001)] });
    expect(await messageOf(beyond)).toEqual({
      status: 400,
      message: 'At most 1000000 variations are made, and these lists give 1001000.',
    });
  }, 60_000);

  it('for the page as their number and the first of them', async () => {
    const { data } = await demo.graphql(
      '{ combineWords(lists: ["a\\nb\\nc", "x"], order: any, separators: [none, hyphen]) { count lines } }',
    );
    expect(data?.['combineWords']).toMatchObject({ count: 12 });
    const { errors } = await demo.graphql('{ combineWords(lists: ["a\\nb\\nc\\nd"]) { count } }');
    expect(errors?.[0]?.extensions.code).toBe('LIST_LIMIT');
    const none = await demo.graphql('{ combineWords(lists: ["", " "]) { count } }');
    expect(none.errors?.[0]?.message).toBe('The lists are empty.');
  });
});

interface Word {
  word: string;
  ws: number;
}

/** Keywords of the database of two words or more, those of the highest volume first. */
async function knownKeywords(): Promise<readonly Word[]> {
  const { rows } = await app.stores.clickhouse.query<Word>(
    `SELECT word, ws FROM keyword WHERE match(word, '^[a-z]+ [a-z]+$') ORDER BY ws DESC, word LIMIT 1`,
  );
  return rows;
}

describe('near-duplicates are cleared', () => {
  it('so that the one stays that is searched for most', async () => {
    const [known] = await knownKeywords();
    const word = known?.word ?? '';
    const turned = word.split(' ').toReversed().join(' ');
    const call = paid.send('POST', '/api/tools/delete_double', { list: [turned, word, 'other thing', word] });
    expect(await answered(call)).toEqual({
      status: 200,
      body: { keys: [word, 'other thing'], exclude: [turned, word], same_as: [word, word] },
    });
    const { data } = await paid.graphql(
      'query ($list: String) { removeDuplicates(list: $list) { sameAsVolumes excludedVolumes } }',
      {
        list: `${turned}\n${word}`,
      },
    );
    expect(data?.['removeDuplicates']).toEqual({ sameAsVolumes: String(known?.ws), excludedVolumes: '0' });
  });

  it('up to 100,000 keywords', async () => {
    const long = Array.from({ length: 100_001 }, (_, at) => `keyword${at}`);
    expect(await messageOf(paid.send('POST', '/api/tools/delete_double', { list: long }))).toMatchObject({
      status: 400,
      message: 'A list here has at most 100000 lines, and 100001 are given.',
    });
  }, 30_000);
});

describe('unique words', () => {
  it('are counted in all their forms, without those that join others', async () => {
    const call = paid.send('POST', '/api/tools/unique', {
      list: ['tent for two', 'Tents', 'tents', 'купить палатку', 'палатка в лес', 'two boots'],
      without: 'лес',
    });
    const { status, body } = await answered<{ count: number; words: string[]; items: unknown[] }>(call);
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

  it('of a report are those of its keywords that pass its filter', async () => {
    const asked = { from: 'keywords', domain: 'alpha.example', filter: 'wordLIKEphone' };
    const { status, body } = await answered<{ keys: string[] }>(
      paid.send('POST', '/api/tools/unique', asked),
    );
    expect(status).toBe(200);
    const report = await answered<{ data: { word: string }[] }>(
      paid.get('/api/report/simple/organic/keywords?domain=alpha.example&per_page=500&filter=wordLIKEphone'),
    );
    expect(body.keys.toSorted()).toEqual(report.body.data.map(({ word }) => word).toSorted());
    expect(body.keys.length).toBeGreaterThan(0);
  });

  it('come with a paid plan', async () => {
    for (const caller of [demo, app.guest]) {
      const { errors } = await caller.graphql('{ uniqueWords(list: "tent") { total } }');
      expect(errors?.[0]).toMatchObject({
        message: 'Unique words come with a paid plan.',
        extensions: { code: 'REPORT_RESTRICTED' },
      });
    }
    const { message, status } = await messageOf(
      app.guest.send('POST', '/api/tools/unique', { list: ['tent'] }, { 'accept-language': 'ru' }),
    );
    expect({ message, status }).toEqual({
      status: 402,
      message: 'Уникальные слова доступны на платном тарифе.',
    });
  });
});
