import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { findSuggestions } from '../../../server/modules/suggestions/suggest.js';
import { SuggestionScope } from '../../../server/modules/suggestions/suggestion.type.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { asciiTokens } from '../../../server/reports/words/split-words.js';
import { joinSigns, joinSignsSql, wordsSql } from '../../../server/reports/words/word-signs.js';
import { importContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
let deps: ReportDependencies;

const keywords = [
  'c',
  'c tutorial',
  'c++ tutorial',
  'learn c++',
  'c# tutorial',
  '.net jobs',
  'net jobs',
  'asp.net jobs',
  'at&t store',
  'at t store',
  'disney+ price',
  'disney price',
  '"quoted jobs"',
];

beforeAll(async () => {
  stores = await openTestStores();
  deps = { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) };
  const rows = keywords.map(
    (keyword, index) => `"${keyword.replaceAll('"', '""')}",${index + 1},https://signs.example/${index}\n`,
  );
  const options = { base: 'gny', date: '2026-03-01' };
  await importContents(stores, { 'signs.csv': `keyword,position,url\n${rows.join('')}` }, options);
});

async function wordsOf(id: string, query: ReportQuery): Promise<unknown[]> {
  const report = findReport(id) ?? expect.fail(id);
  const { rows } = await runReport(report, { base: 'gny', perPage: 500, ...query }, unlimitedViewer, deps);
  return rows.map(({ word }) => word).sort();
}

describe('words with signs', () => {
  it('are split equally by the engine and the plain functions', async () => {
    const texts = [
      ...keywords,
      ...fc.sample(
        fc
          .array(
            fc.constantFrom('c', 'net', 'at', 't', '7', 'ё', '+', '#', '&', '.', ' ', '/', "'", '—', '\t'),
            {
              minLength: 1,
              maxLength: 12,
            },
          )
          .map((parts) => parts.join('')),
        { numRuns: 3000, seed: 7 },
      ),
    ];
    const { rows } = await stores.clickhouse.query<{ joined: string; words: string[] }>(
      `SELECT ${joinSignsSql('word')} AS joined, ${wordsSql('word')} AS words
       FROM (SELECT arrayJoin({texts:Array(String)}) AS word) SETTINGS max_result_rows = 10000`,
      { parameters: { texts } },
    );
    expect(rows).toEqual(texts.map((text) => ({ joined: joinSigns(text), words: asciiTokens(text) })));
  });

  it.each([
    ['c', ['c', 'c tutorial']],
    ['c++', ['c++ tutorial', 'learn c++']],
    ['c#', ['c# tutorial']],
    ['c tutorial', ['c tutorial']],
    ['c++ tutorial', ['c++ tutorial']],
    ['.net', ['.net jobs']],
    ['net', ['asp.net jobs', 'net jobs']],
    ['at&t', ['at&t store']],
    ['at', ['at t store']],
    ['disney+', ['disney+ price']],
    ['"c++ tutorial"', ['c++ tutorial']],
    ['+c++ +tutorial', ['c++ tutorial']],
    ['[net jobs]', ['asp.net jobs', 'net jobs']],
    ['tutorial -c++ -"c#"', ['c tutorial']],
  ])('are found by the search for %s', async (phrase, expected) => {
    for (const strict of [true, false]) {
      const found = await wordsOf('keyword-search', { arguments: { phrases: [phrase], strict } });
      expect(found, `strict=${strict}`).toEqual(expected);
    }
  });

  it('are excluded by negative keywords in lines or between commas', async () => {
    for (const minusWords of [['c++, "c#"', '[learn]'], ['c++\nc#\nlearn']]) {
      const found = await wordsOf('keyword-search', {
        arguments: { phrases: ['tutorial'], minusWords, strict: true },
      });
      expect(found).toEqual(['c tutorial']);
    }
  });

  it.each([
    ['c', ['c', 'c tutorial']],
    ['tutorial c++', ['c++ tutorial']],
    ['at&t', ['at&t store']],
    ['disney', ['disney price', 'disney+ price']],
  ])('are matched by the filter %s', async (value, expected) => {
    expect(
      await wordsOf('organic-keywords', { domain: 'signs.example', filter: `wordMATCH${value}` }),
    ).toEqual(expected);
  });

  it('are words of the main themes', async () => {
    const words = await wordsOf('tool-main-themes', { domain: 'signs.example' });
    expect(words).toEqual(expect.arrayContaining(['c++', 'c#', '.net', 'at&t', 'net', 'tutorial']));
  });

  it('are suggested after the exact beginning', async () => {
    const suggested = await findSuggestions('c++', 'gny', SuggestionScope.keyword, deps);
    expect(suggested.map(({ text }) => text)).toEqual(['c++ tutorial', 'learn c++']);
  });
});

describe('match type operators', () => {
  it.each([
    ['+C++ +tutorial', 'c++ tutorial'],
    ['[net jobs]', 'net jobs'],
    ['"quoted jobs"', '"quoted jobs"'],
  ])('are removed from the keyword %s unless the base has it', async (typed, word) => {
    const context = { viewer: unlimitedViewer, reports: deps };
    expect(await readKeywordDashboard(typed, 'gny', context)).toMatchObject({ word });
  });
});
