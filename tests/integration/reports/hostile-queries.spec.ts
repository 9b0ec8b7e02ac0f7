import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { atDepth, seedInQuickRuns } from '../../support/test-depth.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

const run = async (query: ReportQuery, id = 'organic-keywords') => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  return runReport(definition, query, unlimitedViewer, fixture.deps);
};
const ofAlpha = (query: ReportQuery) => run({ domain: 'alpha.example', ...query });

const catchErrorCode = async (result: Promise<unknown>): Promise<string> => {
  try {
    await result;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'answered';
};

const injections = [
  "'; DROP TABLE domain; --",
  "' OR 1=1 --",
  '") UNION ALL SELECT * FROM system.tables --',
  '{f0:String}',
  '{base:UInt16}',
  '\\',
  "\\'",
  '\0',
  '%27',
  '`',
  '$$',
  '/*',
  '\n\r\t',
  "[1,'",
  '1) OR (1=1',
  '0x00',
  'NULL',
  'nan',
  'inf',
  '1e309',
  '９',
  '👍',
  '\ud800',
  'a'.repeat(2_000),
  "'".repeat(500),
  '\\'.repeat(501),
];

describe('hostile requests', () => {
  it.each(injections)('as a text value: %j matches nothing and causes no error', async (text) => {
    const { total } = await ofAlpha({ conditions: [{ field: 'url', operator: '=', value: text }] });
    expect(total).toBe(0);
    const without = await ofAlpha({ conditions: [{ field: 'url', operator: 'NOT LIKE', value: text }] });
    expect(without.total).toBe(
      fixture.oracle
        .organicKeywords('alpha.example')
        .filter(({ url }) => !decodeURIComponent(String(url)).toLowerCase().includes(text.toLowerCase()))
        .length,
    );
  });

  it.each(injections)('as another parameter: %j is rejected', async (text) => {
    const bad = [
      'BAD_REQUEST',
      'BAD_FILTER',
      'BAD_SORT',
      'DOMAIN_NOT_FOUND',
      'UNKNOWN_BASE',
      'KEYWORD_NOT_FOUND',
    ];
    expect(bad).toContain(await catchErrorCode(ofAlpha({ filter: `${text}=1` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ filter: `ws${text}1` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ filter: `ws>${text}` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ sort: `${text}|asc` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ sort: `ws|${text}` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ base: `g${text}` })));
    expect(bad).toContain(await catchErrorCode(ofAlpha({ columns: [text] })));
    expect(bad).toContain(await catchErrorCode(run({ domain: text })));
    expect(bad).toContain(await catchErrorCode(run({ keyword: text }, 'similar-keywords')));
    expect(bad).toContain(
      await catchErrorCode(run({ domain: 'alpha.example', arguments: { top: text } }, 'organic-competitors')),
    );
  });

  it('arbitrary strings get rows or a rejection and never an internal error', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...injections));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (filter, value, search) => {
        const code = await catchErrorCode(
          ofAlpha({
            filter: `word LIKE ${filter}`,
            search,
            conditions: [{ field: 'word', operator: 'ONE OF', value }],
            perPage: 1,
          }),
        );
        expect(['answered', 'BAD_FILTER']).toContain(code);
      }),
      { numRuns: atDepth({ quick: 8, deep: 120, full: 1000 }), ...seedInQuickRuns(1) },
    );
  });
});

describe('patterns', () => {
  it.each(['(', '[', '*', 'a{1001}', '(a{1000}){1000}', '\\p{Nope}', '(?<=a)b', 'a\\', '(a)\\1'])(
    'an invalid pattern %s is rejected with and without rows',
    async (pattern) => {
      expect(
        await catchErrorCode(
          ofAlpha({ conditions: [{ field: 'word', operator: 'REGEXP', value: pattern }] }),
        ),
      ).toBe(ErrorCode.BadFilter);
      expect(
        await catchErrorCode(
          ofAlpha({
            filter: 'ws>1000000',
            conditions: [{ field: 'word', operator: 'NOT REGEXP', value: pattern }],
          }),
        ),
      ).toBe(ErrorCode.BadFilter);
    },
  );

  it.each([
    ['(tent', '“(tent” is no regular expression: a “(” is not closed'],
    ['tent)', '“tent)” is no regular expression: a “)” has no “(” before it'],
    ['[a', '“[a” is no regular expression: a “[” is not closed'],
    ['*a', '“*a” is no regular expression: nothing stands before “*”'],
    ['a**', '“a**” is no regular expression: “**” repeats twice'],
    ['a{1001}', '“a{1001}” is no regular expression: “{1001}” repeats too often or counts backwards'],
    ['[z-a]', '“[z-a]” is no regular expression: “z-a” is no range of characters'],
    ['a\\', '“a\\” is no regular expression: nothing follows the last “\\”'],
    ['\\q', '“\\q” is no regular expression: “\\q” means nothing'],
    [
      '(?=a)',
      '“(?=a)” is no regular expression: “(?=” is not supported, as RE2 looks neither ahead nor behind',
    ],
  ])('the error for %s shows the typed pattern and the reason', async (value, message) => {
    const rejected = ofAlpha({ conditions: [{ field: 'word', operator: 'REGEXP', value }] });
    const error = await rejected.catch((reason: unknown) => reason);
    expect(error instanceof AppError && error.messageIn('en')).toBe(`The filter cannot be read: ${message}`);
  });

  it('a catastrophic backtracking pattern runs in linear time', async () => {
    const { total } = await ofAlpha({
      conditions: ['(a+)+$', '(a|aa)+$', '(.*)*x', '(\\w+\\s?)*$'].map((value) => ({
        field: 'word',
        operator: 'REGEXP',
        value,
      })),
    });
    expect(total).toBe(0);
  });

  it('patterns, texts, lists and filters beyond the length limits are rejected', async () => {
    const row = (operator: string, value: string) => ({ conditions: [{ field: 'word', operator, value }] });
    expect(await catchErrorCode(ofAlpha(row('REGEXP', 'a'.repeat(501))))).toBe(ErrorCode.BadFilter);
    expect(await catchErrorCode(ofAlpha(row('REGEXP', 'a'.repeat(10_000))))).toBe(ErrorCode.BadFilter);
    expect(await catchErrorCode(ofAlpha(row('LIKE', 'a'.repeat(2_001))))).toBe(ErrorCode.BadFilter);
    for (const operator of ['hasAllLike', 'hasNoOneLike'] as const) {
      const texts = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`).join('DELIM');
      await expect(ofAlpha(row(operator, texts(300)))).resolves.toBeDefined();
      expect(await catchErrorCode(ofAlpha(row(operator, texts(301))))).toBe(ErrorCode.BadFilter);
    }
    expect(await catchErrorCode(ofAlpha(row('ONE OF', Array(5_001).fill('a').join('DELIM'))))).toBe(
      ErrorCode.BadFilter,
    );
    expect(await catchErrorCode(ofAlpha(row('MATCH', 'word '.repeat(21))))).toBe(ErrorCode.BadFilter);
    expect(await catchErrorCode(ofAlpha({ filter: Array(1_000).fill('wordLIKE a').join('^') }))).toBe(
      ErrorCode.BadFilter,
    );
    expect(await catchErrorCode(ofAlpha({ filter: `word=${'a'.repeat(100_001)}` }))).toBe(
      ErrorCode.BadFilter,
    );
    expect(await catchErrorCode(ofAlpha({ sort: Array(9).fill('ws|asc').join(',') }))).toBe(
      ErrorCode.BadSort,
    );
  });

  it('number lists of the maximum length are accepted', async () => {
    const numbers = Array.from({ length: 5_000 }, (_, index) => index).join(',');
    expect(await catchErrorCode(ofAlpha({ filter: `wsIN ${numbers}` }))).toBe('answered');
  });
});

describe('deep paging', () => {
  it('a page past the end is empty with the correct total', async () => {
    const { total } = await ofAlpha({});
    for (const page of [1_000, 2 ** 31 - 1]) {
      const response = await ofAlpha({ page, perPage: 500 });
      expect(response).toMatchObject({ rows: [], total, from: null, to: null });
    }
    const filtered = await ofAlpha({ page: 2 ** 31 - 1, perPage: 500, filter: 'ws>=100' });
    expect(filtered).toMatchObject({
      rows: [],
      total: fixture.oracle.organicKeywords('alpha.example').filter(({ ws }) => Number(ws) >= 100).length,
    });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'page %s is rejected',
    async (page) => {
      expect(await catchErrorCode(ofAlpha({ page }))).toBe(ErrorCode.BadRequest);
    },
  );

  it.each([0, -5, 501, 100_000, 2.5])('per_page %s is rejected', async (perPage) => {
    expect(await catchErrorCode(ofAlpha({ perPage }))).toBe(ErrorCode.BadRequest);
  });
});

describe('subjects', () => {
  it.each([
    'ALPHA.example',
    'www.alpha.example',
    'https://user@www.Alpha.Example:8080/path?x#y',
    ' alpha.example. ',
    '//alpha.example/',
  ])('%s resolves to alpha.example', async (domain) => {
    expect((await run({ domain })).total).toBe(fixture.oracle.organicKeywords('alpha.example').length);
  });

  it('unknown subjects are not found, each with its own code', async () => {
    expect(await catchErrorCode(run({ domain: 'nobody.example' }))).toBe(ErrorCode.DomainNotFound);
    expect(await catchErrorCode(run({ domain: 'not a domain' }))).toBe(ErrorCode.DomainNotFound);
    expect(await catchErrorCode(run({}))).toBe(ErrorCode.BadRequest);
    expect(await catchErrorCode(run({ keyword: 'nothing like it' }, 'similar-keywords'))).toBe(
      ErrorCode.KeywordNotFound,
    );
    expect(await catchErrorCode(ofAlpha({ base: 'nowhere' }))).toBe(ErrorCode.UnknownBase);
    expect(await catchErrorCode(ofAlpha({ base: 'spb' }))).toBe(ErrorCode.DomainNotFound);
    expect(await catchErrorCode(run({ domain: 'alpha.example' }, 'page-keywords'))).toBe(
      ErrorCode.BadRequest,
    );
    expect((await run({ domain: 'alpha.example', pageUrl: '/nothing/here' }, 'page-keywords')).total).toBe(0);
  });
});

describe('keyword search', () => {
  const holdsWords = (word: string, ...words: string[]) =>
    words.every((part) => word.split(' ').includes(part));
  it.each([
    [{ phrases: ['phone buy'] }, () => false],
    [{ phrases: ['phone buy'], strict: false }, (word: string) => holdsWords(word, 'buy', 'phone')],
    [{ phrases: ['phone berlin'] }, (word: string) => word.endsWith(' phone berlin')],
    [
      { phrases: ['buy -phone -o’neil', 'repair -berry', '-berlin -москва'] },
      (word: string) =>
        ((word.startsWith('buy ') && !holdsWords(word, 'phone')) ||
          (word.startsWith('repair ') && !holdsWords(word, 'berry'))) &&
        !/berlin|москва/.test(word),
    ],
    [
      { phrases: ['new york', '-как -how'], minusWords: ['phone', 'fix to'], strict: false },
      (word: string) => word.endsWith(' new york') && !holdsWords(word, 'phone') && !word.startsWith('how'),
    ],
    [
      { phrases: ['york'], minusWords: ['to fix', 'fix how'] },
      (word: string) => word.endsWith(' new york') && !word.includes('to fix'),
    ],
    [
      { phrases: ['buy phone', 'ЁЛКА'], minusWords: ['berlin'] },
      (word: string) =>
        (/^buy phone\b/.test(word) || word.split(' ').includes('ёлка')) && !word.includes('berlin'),
    ],
    [{ phrases: ['phones'] }, () => false],
    [{ phrases: ['%', '+++', '"'] }, () => false],
    [
      { phrases: ['buy phone'], minusWords: ['berlin, fix;москва'] },
      (word: string) => /^(?!.*(berlin|fix|москва)).*\bbuy phone\b/.test(word),
    ],
    [{ phrases: ['phones'], strict: false }, (word: string) => /\bphone\b/.test(word)],
    [
      { phrases: ['телефоны купить'], strict: 'false' },
      (word: string) => word.includes('телефон') && word.includes('купить'),
    ],
    [
      { phrases: ['елки'], strict: false, minusWords: ['закажи'] },
      (word: string) => word.includes('ёлка') && !word.includes('заказать'),
    ],
    [{ phrases: ['--', ''], minusWords: [] }, () => false],
  ])('%j', async (options, holds) => {
    const { total, rows } = await run({ arguments: options, perPage: 500 }, 'keyword-search');
    const expected = fixture.world.keywords.map(({ word }) => word).filter(holds);
    expect(rows.map(({ word }) => word).sort()).toEqual(expected.slice(0, 500).sort());
    expect(total).toBe(expected.length);
  });

  it('MATCH finds all words in any order and form', async () => {
    const { total } = await ofAlpha({ filter: 'wordMATCH телефонов купить' });
    expect(total).toBe(
      fixture.oracle
        .organicKeywords('alpha.example')
        .filter(({ word }) => /телефон/.test(String(word)) && /купить/.test(String(word))).length,
    );
    expect(total).toBeGreaterThan(0);
  });
});
