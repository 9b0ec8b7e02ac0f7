import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import type { Column } from '../../../server/reports/engine/report-column.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import {
  sortRows,
  selectRows,
  toResponseRow,
  type TestCondition,
  withDefaultOrder,
} from './support/evaluate.js';
import type { ExpectedRow } from './support/oracle.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { atDepth, seedInQuickRuns } from '../../support/test-depth.js';

let fixture: ReportWorld;

beforeAll(async () => {
  fixture = await openReportWorld();
});

const subjects: [string, ReportQuery, (world: ReportWorld) => ExpectedRow[]][] = [
  ['organic-keywords', { domain: 'alpha.example' }, ({ oracle }) => oracle.organicKeywords('alpha.example')],
  [
    'organic-keywords',
    { domain: 'alpha.example', arguments: { url: '/' } },
    ({ oracle }) => oracle.pagesUnder('alpha.example', () => true),
  ],
  [
    'page-keywords',
    { domain: 'beta.example', pageUrl: '/catalog/' },
    ({ oracle }) => oracle.pageKeywords('beta.example', '/catalog/'),
  ],
  ['lost-keywords', { domain: 'gamma.example' }, ({ oracle }) => oracle.lostKeywords('gamma.example')],
  ['site-pages', { domain: 'alpha.example' }, ({ pages }) => pages.sitePages('alpha.example')],
  [
    'organic-competitors',
    { domain: 'alpha.example' },
    ({ oracle }) => oracle.competitors('alpha.example', 10),
  ],
  ['similar-keywords', { keyword: 'buy phone' }, ({ oracle }) => oracle.similarKeywords('buy phone')],
  ['keyword-search', {}, ({ oracle }) => oracle.keywordSearch()],
  ['visible-domains', {}, ({ oracle }) => oracle.visibleDomains()],
];

const numberOperators = ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'ONE OF', 'NOT ONE OF'];
const textOperators = [
  '=',
  '!=',
  'LIKE',
  'NOT LIKE',
  'STARTSWITH',
  'ENDSWITH',
  'REGEXP',
  'NOT REGEXP',
  'ONE OF',
  'NOT ONE OF',
  'hasAllLike',
  'hasNoOneLike',
];
const operatorsOf: Record<Column['type'], string[]> = {
  integer: numberOperators,
  decimal: numberOperators,
  date: numberOperators,
  boolean: ['=', '!=', 'ONE OF', 'NOT ONE OF'],
  map: ['=', '!=', 'ARRAY CONTAINS', 'NOT ARRAY CONTAINS', 'ONE OF', 'NOT ONE OF'],
  string: textOperators,
  array: [],
};
const regexps = [
  '^buy',
  'phone$',
  'т.л',
  '[бк]',
  '(buy|купить) ',
  '\\d',
  '^.{5,12}$',
  'Ё',
  'a.b',
  '\\.',
  '[^a-z]',
  '^[а-я]+\\.example$',
  '\\bтел',
  'фон\\b',
  '\\bbuy\\b.*\\bphone\\b',
  '^\\w+ \\w+$',
  '^\\b[^ ]{2,7}\\b',
  '\\b[\\w-]{4}\\b\\s*\\b',
  '\\W',
  '[^\\w ]',
  '[^\\w ]\\b',
  '(купить|buy)\\b ?\\S+$',
];
const snippets = [
  '',
  'a',
  '%',
  '_',
  'a_b',
  '100%',
  'c\\d',
  '\\',
  '^',
  "'",
  "o'neil",
  'ТЕЛ',
  'ёлка',
  'е',
  'ё',
  'straße',
  'STRASSE',
  'phone ',
  ' buy',
  'catalog',
  '/Каталог',
  'ЁЛКИ',
  'example',
  'пример',
  'ПРИМЕР.example',
  'xn--',
  'DELIM',
  '@',
];

function valueFor(column: Column, cells: readonly unknown[]): fc.Arbitrary<string> {
  const cellTexts = cells.filter((cell) => cell !== null && !Array.isArray(cell)).map(String);
  const cellValue = cellTexts.length > 0 ? fc.constantFrom(...cellTexts) : fc.constant('1');
  switch (column.type) {
    case 'integer':
      return fc.oneof(
        cellValue,
        fc.constantFrom('0', '-1', '100', '99.5', '4294967296', '18446744073709551615', '100.0'),
      );
    case 'decimal':
      return fc.oneof(cellValue, fc.constantFrom('0', '1.5', '-0.01', '100000'));
    case 'date':
      return fc.oneof(cellValue, fc.constantFrom('2026-05-05', '1900-01-01', '2299-12-31'));
    case 'boolean':
      return fc.constantFrom('0', '1', 'true', 'false');
    case 'map':
      return fc.constantFrom('1', '2', '3', '6', '300');
    case 'array':
    case 'string': {
      const part = cellValue.chain((text) =>
        fc.tuple(fc.nat(text.length), fc.nat(8)).map(([from, length]) => text.slice(from, from + length)),
      );
      return fc.oneof(
        cellValue,
        cellValue.map((text) => text.toUpperCase()),
        part,
        fc.constantFrom(...snippets),
      );
    }
  }
}

function conditionFor(
  columns: Readonly<Record<string, Column>>,
  rows: readonly ExpectedRow[],
): fc.Arbitrary<TestCondition> {
  const fields = Object.keys(columns).filter((id) => columns[id]?.filterable);
  return fc.constantFrom(...fields).chain((field) => {
    const column = columns[field];
    if (column === undefined) throw new Error(field);
    const value = valueFor(
      column,
      rows.map((row) => row[field]),
    );
    return fc.constantFrom(...operatorsOf[column.type]).chain((operator) => {
      const values = operator.endsWith('REGEXP')
        ? fc.constantFrom(...regexps).map((text) => [text])
        : operator === 'BETWEEN'
          ? fc.tuple(value, value).map(([left, right]) => [`${left}@${right}`])
          : / OF|CONTAINS|has/.test(operator)
            ? fc.array(value, { minLength: 1, maxLength: 4 })
            : value.map((item) => [item]);
      return values.map((list) => ({ field, operator, values: list }));
    });
  });
}

describe('filters and sorts match a reference implementation', () => {
  it.each(subjects)('%s %j', async (id, query, expected) => {
    const definition = findReport(id);
    if (definition === undefined) throw new Error(`no report ${id}`);
    const rows = expected(fixture);
    const sortable = Object.keys(definition.columns).filter((column) => definition.columns[column]?.sortable);
    const sorts = fc.array(
      fc.record({
        column: fc.constantFrom(...sortable),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { minLength: 1, maxLength: 3 },
    );
    const filters = fc.array(
      fc.array(conditionFor(definition.columns, rows), { minLength: 1, maxLength: 3 }),
      { minLength: 1, maxLength: 3 },
    );
    const pages = fc.record({
      page: fc.integer({ min: 1, max: 4 }),
      perPage: fc.constantFrom(1, 7, 25, 500),
    });
    await fc.assert(
      fc.asyncProperty(filters, sorts, pages, async (filter, sort, { page, perPage }) => {
        const fields = filter.flat().map(({ field }) => field);
        const expectedRows = sortRows(
          selectRows(rows, filter),
          withDefaultOrder(definition, query, sort, fields),
        );
        const result = await runReport(
          definition,
          {
            ...query,
            filter: serialiseFilter(filter),
            sort: sort.map(({ column, direction }) => `${column}|${direction}`).join(','),
            page,
            perPage,
          },
          unlimitedViewer,
          fixture.deps,
        );
        expect(result.total).toBe(expectedRows.length);
        expect(result.rows).toEqual(
          expectedRows.slice((page - 1) * perPage, page * perPage).map(toResponseRow),
        );
      }),
      { numRuns: atDepth({ quick: 10, deep: 100, full: 1000 }), ...seedInQuickRuns(20_261_121) },
    );
  });

  it.each([
    ...regexps.map((pattern): [string, string] => ['REGEXP', pattern]),
    ...['ёлк', 'елк', 'Ё'].flatMap((text) =>
      ['LIKE', 'NOT LIKE', 'STARTSWITH', 'ENDSWITH', 'hasAllLike', 'hasNoOneLike'].map(
        (operator): [string, string] => [operator, text],
      ),
    ),
  ])('keywords: %s %s', async (operator, value) => {
    const definition = findReport('keyword-search');
    if (definition === undefined) throw new Error('no report');
    const filter: TestCondition[][] = [[{ field: 'word', operator, values: [value] }]];
    const result = await runReport(
      definition,
      { filter: serialiseFilter(filter), perPage: 500, sort: 'word|asc' },
      unlimitedViewer,
      fixture.deps,
    );
    const expected = selectRows(fixture.oracle.keywordSearch(), filter).map(({ word }) => String(word));
    expect(result.rows.map(({ word }) => String(word)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['nameLIKEприм', 1],
    ['nameLIKEПРИМЕР.', 1],
    ['nameLIKExn--e1a', 1],
    ['name=пример.example', 1],
    ['name=xn--e1afmkfd.example', 1],
    ['nameSTARTSWITHпри', 1],
    ['nameENDSWITHмер.example', 1],
    ['nameREGEXP\\^[а-я]+\\.', 1],
    ['nameONE OFпример.exampleDELIMbeta.example', 2],
    ['nameMATCHпримеры', 1],
    ['nameNOT LIKEприм', 9],
    // One text is a prefix of the other in Punycode but not in Unicode.
    ['nameLIKEпр', 1],
    ['nameLIKEпа', 0],
  ])('a domain is found by its displayed and its stored name: %s', async (filter, total) => {
    for (const id of ['visible-domains', 'top-keyword-domains']) {
      const definition = findReport(id);
      if (definition === undefined) throw new Error(`no report ${id}`);
      const result = await runReport(definition, { filter }, unlimitedViewer, fixture.deps);
      expect(result.total).toBe(total);
    }
  });

  it.each([
    ['urlLIKE', 'catalog/'],
    ['urlSTARTSWITH', 'catalog/'],
    ['urlENDSWITH', 'catalog/phones?page=2'],
    ['url=', 'shop'],
    ['urlNOT LIKE', 'catalog'],
    ['urlONE OF', 'shop'],
    ['urlLIKE', ''],
  ])('a page is found by its full URL, its host and path, and its path: %s …/%s', async (condition, path) => {
    const definition = findReport('site-pages');
    if (definition === undefined) throw new Error('no report');
    const findKeywords = async (text: string) => {
      const query = { domain: 'alpha.example', filter: `${condition}${text}` };
      return (await runReport(definition, query, unlimitedViewer, fixture.deps)).rows;
    };
    const byPath = await findKeywords(`/${path}`);
    expect(byPath.length).toBeGreaterThan(0);
    expect(await findKeywords(`https://alpha.example/${path}`)).toEqual(byPath);
    expect(await findKeywords(`HTTP://www.alpha.example/${path}#top`)).toEqual(byPath);
    expect(await findKeywords(`alpha.example/${path}`)).toEqual(byPath);
    expect(await findKeywords(`WWW.Alpha.example/${path}`)).toEqual(byPath);
    const byOtherHost = await findKeywords(`beta.example/${path}`);
    if (condition.includes('NOT')) expect(byOtherHost.length).toBeGreaterThan(byPath.length);
    else expect(byOtherHost).toEqual([]);
  });

  it.each([
    ['urlLIKEскид', 1],
    ['urlLIKE100%25_СКИД', 1],
    ['urlLIKE%D0%A1%D0%BA', 1],
    ['url=/blog/100%25_скидка', 1],
    ['urlENDSWITHидка', 1],
    ['urlREGEXP_скидк.$', 1],
    ['urlONE OF/blog/100%25_скидкаDELIM/shop', 2],
    ['urlhasAllLikeблогDELIMскид', 0],
    ['urlLIKEhttps://alpha.example/blog/100%25_скид', 1],
    ['urlLIKEкатал', 1],
    ['urlLIKEalpha.example/blog/100%25_скид', 1],
    ['urlLIKEbeta.example/blog/100%25_скид', 0],
  ])('a page is found by its displayed and its stored path: %s', async (filter, total) => {
    const definition = findReport('site-pages');
    if (definition === undefined) throw new Error('no report');
    const query = { domain: 'alpha.example', filter };
    expect((await runReport(definition, query, unlimitedViewer, fixture.deps)).total).toBe(total);
  });

  it.each(['page-keywords', 'page-competitors'])('%s are found by any spelling of their page', async (id) => {
    const definition = findReport(id);
    if (definition === undefined) throw new Error('no report');
    const rowsOf = async (name: string) => {
      const query = { domain: 'alpha.example', pageUrl: `/blog/100%25_${name}` };
      return (await runReport(definition, query, unlimitedViewer, fixture.deps)).rows;
    };
    const stored = await rowsOf('%D0%A1%D0%BA%D0%B8%D0%B4%D0%BA%D0%B0');
    expect(stored).not.toEqual([]);
    expect(await rowsOf('Скидка')).toEqual(stored);
    expect(await rowsOf('%d0%a1%d0%ba%d0%b8%d0%b4%d0%ba%d0%b0')).toEqual(stored);
  });

  it('pages neither overlap nor skip rows with ties', async () => {
    const definition = findReport('organic-keywords');
    if (definition === undefined) throw new Error('no report');
    const seen: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const result = await runReport(
        definition,
        { domain: 'alpha.example', sort: 'isgeo|desc', page, perPage: 9 },
        unlimitedViewer,
        fixture.deps,
      );
      seen.push(...result.rows.map(({ kid }) => kid));
      if (result.rows.length === 0) break;
    }
    expect(seen).toEqual(
      sortRows(fixture.oracle.organicKeywords('alpha.example'), [
        { column: 'isgeo', direction: 'desc' },
        { column: 'ws', direction: 'desc' },
      ]).map(({ kid }) => kid),
    );
  });
});
