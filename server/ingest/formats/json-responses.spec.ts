import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { failedResponsesText } from './json-responses.js';
import { describeUnknownContent, unknownContentText } from './unknown-content.js';

async function inspectJson(value: unknown, name = 'responses.json') {
  const [table] = await inspectText(name, typeof value === 'string' ? value : JSON.stringify(value));
  return table ?? expect.fail('no table');
}

const task = (result: unknown, fields: object = {}) => ({
  status_code: 20000,
  status_message: 'Ok.',
  result,
  ...fields,
});
const response = (...tasks: object[]) => ({ version: '0.1', status_code: 20000, tasks });

const months = [
  { year: 2026, month: 10, search_volume: 2900 },
  { year: 2026, month: 9, search_volume: 2400 },
];

const rankedItem = (keyword: string, rank: object, fields: object = {}) => ({
  se_type: 'google',
  keyword_data: {
    keyword,
    keyword_info: {
      search_volume: 720,
      competition: 0.61,
      competition_level: 'HIGH',
      cpc: 3.27,
      monthly_searches: months,
    },
    keyword_properties: { keyword_difficulty: 22 },
    serp_info: { serp_item_types: ['paid', 'organic', 'ai_overview'], se_results_count: 1200000 },
    search_intent_info: { main_intent: 'commercial', foreign_intent: ['navigational'] },
  },
  ranked_serp_element: {
    serp_item: {
      type: 'organic',
      domain: 'c.example',
      url: 'https://c.example/pricing',
      title: 'Pricing',
      ...rank,
    },
    ...fields,
  },
});

const serp = (keyword: string) => ({
  keyword,
  type: 'organic',
  datetime: '2026-10-08 10:00:00 +00:00',
  item_types: ['organic'],
  items: [{ type: 'organic', rank_group: 2, rank_absolute: 4, url: `https://c.example/${keyword}` }],
});

const serpApi = (q: string, fields: object = {}) => ({
  search_metadata: { status: 'Success', created_at: '2026-10-08 09:30:12 UTC' },
  search_parameters: { engine: 'google', q },
  organic_results: [{ position: 2, link: `https://c.example/${q}` }],
  ...fields,
});

describe('responses of DataForSEO', () => {
  it('with ranked keywords are positions of one domain with the facts of the keywords', async () => {
    const items = [
      rankedItem('top websites', {
        rank_group: 1,
        rank_absolute: 1,
        rank_changes: { previous_rank_absolute: 2, is_new: false },
      }),
      rankedItem('popular websites', {
        rank_group: 7,
        rank_absolute: 9,
        rank_changes: { previous_rank_absolute: 12, is_new: false },
      }),
      rankedItem('serp api price', {
        rank_group: 3,
        rank_absolute: 5,
        rank_changes: { previous_rank_absolute: null, is_new: true },
      }),
      rankedItem('websites nearby', { type: 'local_pack', rank_group: 1, rank_absolute: 1 }),
    ];
    const table = await inspectJson(response(task([{ se_type: 'google', target: 'c.example', items }])));
    expect(table.format).toEqual({
      id: 'dataforseo-ranked-keywords',
      name: 'DataForSEO Labs, ranked keywords',
    });
    expect(table.notes).toContain('oneDomain');
    expect(table.rows).toMatchObject([
      { keyword: 'top websites', position: '1', previous_position: '2', url: 'https://c.example/pricing' },
      { keyword: 'popular websites', position: '7' },
      { keyword: 'serp api price', position: '3', previous_position: '0' },
      { keyword: 'websites nearby', type: 'keyword' },
    ]);
    expect(table.rows[1]).not.toHaveProperty('previous_position');
    expect(table.rows[0]).toMatchObject({
      ws: '720',
      cpc: '3.27',
      competition: 'HIGH',
      difficulty: '22',
      intent: 'commercial,navigational',
      docs: '1200000',
      wizards: 'ai overview',
      trend: '2400|2900',
      trend_from: '2026-09-01',
      vendor: 'dataforseo',
    });
    expect(table.rows[3]).not.toHaveProperty('position');
  });

  it('with volumes of Google Ads, keyword ideas and difficulties are keywords', async () => {
    const volume = {
      keyword: 'buy laptop',
      competition: 'HIGH',
      competition_index: 100,
      search_volume: 2900,
      low_top_of_page_bid: 2.16,
      high_top_of_page_bid: 9.2,
      cpc: 5.8,
      monthly_searches: months,
    };
    const volumes = await inspectJson(
      response(task([volume, { ...volume, keyword: 'cheap laptops', monthly_searches: [] }])),
    );
    expect(volumes).toMatchObject({
      format: { id: 'dataforseo-keywords' },
      responses: { total: 2, failed: 0 },
    });
    expect(volumes.notes).toContain('noPosition');
    expect(volumes.rows).toEqual([
      {
        type: 'keyword',
        vendor: 'dataforseo',
        keyword: 'buy laptop',
        ws: '2900',
        cpc: '5.8',
        cpc_min: '2.16',
        cpc_max: '9.2',
        competition: 'HIGH',
        trend: '2400|2900',
        trend_from: '2026-09-01',
      },
      expect.objectContaining({ keyword: 'cheap laptops', ws: '2900' }),
    ]);
    const ideas = await inspectJson(
      response(
        task([{ se_type: 'google', items: [{ keyword: 'idea', keyword_info: { search_volume: 10 } }] }]),
        task([{ se_type: 'google', items: [{ keyword: 'hard', keyword_difficulty: 80 }] }]),
      ),
    );
    expect(ideas.rows).toMatchObject([
      { keyword: 'idea', ws: '10' },
      { keyword: 'hard', difficulty: '80' },
    ]);
  });

  it('without results are counted with their messages, and do not become records', async () => {
    const table = await inspectJson(
      response(
        task([{ keyword: 'delta', item_types: null, items: null }], {
          status_code: 40102,
          status_message: 'No Search Results.',
        }),
        task(null, { status_code: 40103, status_message: 'Task execution failed.' }),
        task([serp('zeta')]),
      ),
    );
    expect(table.format?.id).toBe('dataforseo');
    expect(table.rows.map(({ keyword }) => keyword)).toEqual(['zeta', 'zeta']);
    expect(failedResponsesText(table.responses, 'en')).toBe(
      '2 of 3 responses without results, which change nothing: “No Search Results.”, “Task execution failed.”',
    );
    const denied = await inspectJson({
      status_code: 40100,
      status_message: 'You are not authorized.',
      tasks: null,
    });
    expect(denied.responses).toMatchObject({ total: 1, failures: [{ message: 'You are not authorized.' }] });
    const other = await inspectJson(response(task([{ domain: 'c.example', items: [{ avg_position: 2 }] }])));
    expect(other.rows).toEqual([]);
    expect(other.responses).toEqual({ total: 1, failed: 1, failures: [{ reason: 'noResults', count: 1 }] });
  });
});

describe('responses of SerpApi and Serper', () => {
  it('without results are counted with their messages', async () => {
    const { organic_results: _, ...empty } = serpApi('alpha');
    const table = await inspectJson([
      { ...empty, error: "Google hasn't returned any results for this query." },
      serpApi('gamma'),
      { ...empty, search_metadata: { status: 'Queued' } },
      { error: 'Invalid API key.' },
    ]);
    expect(table.rows.map(({ keyword }) => keyword)).toEqual(['gamma', 'gamma']);
    expect(table.responses).toMatchObject({ total: 4, failed: 3 });
    expect(failedResponsesText(table.responses, 'ru')).toBe(
      "Ответов без результатов: 3 из 4; они ничего не меняют: «Google hasn't returned any results for this query.», «Queued», «Invalid API key.»",
    );
    const serper = await inspectJson({ searchParameters: { q: 'beta' }, organic: [], credits: 1 });
    expect(serper).toMatchObject({ rows: [], responses: { failed: 1, failures: [{ reason: 'noResults' }] } });
  });

  it('count the results of the previous pages, and other engines have no positions', async () => {
    const positionsOf = async (parameters: object, result: object = { position: 1 }) => {
      const response = serpApi('alpha');
      const table = await inspectJson({
        ...response,
        search_parameters: { ...response.search_parameters, ...parameters },
        organic_results: [{ link: 'https://a.example/', ...result }],
      });
      return table.rows.filter(({ type }) => type === 'organic').map(({ position }) => position);
    };
    expect(await positionsOf({ start: 10 })).toEqual(['11']);
    expect(await positionsOf({ engine: 'bing', first: 11 })).toEqual(['11']);
    expect(await positionsOf({ engine: 'yandex', p: 1 })).toEqual(['11']);
    expect(await positionsOf({ page: '2', num: 20 })).toEqual(['21']);
    expect(await positionsOf({ page: '2' }, { position: 1, position_overall: 12 })).toEqual(['12']);
    expect(await positionsOf({ engine: 'google_scholar' })).toEqual([]);
  });

  it.each([
    ['on one line', 0],
    ['on several lines', 1],
  ])('keyed by keyword are read %s', async (_, indent) => {
    const { search_parameters: _parameters, ...bare } = serpApi('x');
    const dump = {
      'first keyword': bare,
      'second keyword': serpApi('own query'),
      third: { error: 'Timeout' },
    };
    const table = await inspectJson(JSON.stringify(dump, null, indent));
    expect(table.format?.id).toBe('serpapi');
    expect(table.rows.filter(({ type }) => type === 'organic').map(({ keyword }) => keyword)).toEqual([
      'first keyword',
      'own query',
    ]);
    expect(table.responses).toEqual({ total: 3, failed: 1, failures: [{ message: 'Timeout', count: 1 }] });
  });
});

describe('responses of the Search Console API', () => {
  const row = (keys: string[], position: number) => ({
    keys,
    clicks: 12,
    impressions: 340,
    ctr: 0.035,
    position,
  });

  it('have dimensions by their values', async () => {
    const table = await inspectJson({
      rows: [
        row(['query one', 'https://own.example/a', '2026-10-01', 'usa', 'MOBILE'], 4.2),
        row(['usa', 'https://own.example/b', '2026-10-02', 'deu', 'DESKTOP'], 11.7),
      ],
      responseAggregationType: 'byPage',
    });
    expect(table.format?.id).toBe('search-console-api');
    expect(table.rows).toMatchObject([
      {
        type: 'own',
        vendor: 'search-console',
        keyword: 'query one',
        url: 'https://own.example/a',
        day: '2026-10-01',
        country: 'usa',
        device: 'MOBILE',
        clicks: '12',
        impressions: '340',
        average_position: '4.2',
      },
      { type: 'own', keyword: 'usa', country: 'deu', device: 'DESKTOP' },
    ]);
  });

  it('yield positions of queries like the exports', async () => {
    const table = await inspectJson({
      rows: [row(['query one', 'https://own.example/a'], 4.2)],
      responseAggregationType: 'byPage',
    });
    expect(table.rows).toMatchObject([
      { type: 'own', keyword: 'query one' },
      { type: 'organic', keyword: 'query one', average_position: '4.2', url: 'https://own.example/a' },
    ]);
    expect(table.forecast).toMatchObject({ inspected: 1, rejected: 0 });
  });

  it('with unclear dimensions are not read unless they name them', async () => {
    const unclear = { rows: [row(['cup'], 2), row(['pan'], 3)], responseAggregationType: 'byProperty' };
    expect(await inspectJson(unclear)).toMatchObject({
      rows: [],
      responses: { failures: [{ reason: 'unknownDimensions' }] },
    });
    const named = await inspectJson({ dimensions: ['query'], ...unclear });
    expect(named.rows).toMatchObject([
      { keyword: 'cup' },
      { keyword: 'cup' },
      { keyword: 'pan' },
      { keyword: 'pan' },
    ]);
  });
});

describe('a file of unknown format', () => {
  const adviceFor = (text: string) => unknownContentText('file', describeUnknownContent(text)).en;

  it.each([
    ['ERROR 50 :: NOTHING FOUND', 'file contains no table, only the message “ERROR 50 :: NOTHING FOUND”.'],
    [
      '{"error":{"code":403,"message":"Quota exceeded"}}',
      'file contains no results, only the message “Quota exceeded”.',
    ],
    [
      '{"colour":"red"}',
      expect.stringMatching(/^file is JSON of an unknown format\. Supported: .* Search Console API/),
    ],
    ['<!DOCTYPE html><title>Log in</title>', 'file is a web page, not an export. Download the export again.'],
    ['Begriff;Rang\nKessel;3', 'file has an unknown format: map its columns (--map FILE.json).'],
    ['kettle\nerror codes\n', expect.stringContaining('add the line “keyword” above the keywords')],
  ])('gets advice for %s that works', (text, advice) => {
    expect(adviceFor(text)).toEqual(advice);
  });

  it('offers no columns of a message', async () => {
    const [table] = await inspectText('error.csv', 'ERROR 50 :: NOTHING FOUND');
    expect(table).toMatchObject({ columns: [], unknown: { kind: 'message' } });
  });
});

describe('dates of responses', () => {
  it('are decided by responses beyond the first ones', async () => {
    const dated = (date: string) =>
      JSON.stringify({
        search_metadata: { status: 'Success', created_at: `${date} 09:30:12` },
        search_parameters: { engine: 'google', q: 'tent' },
        organic_results: [{ position: 1, link: 'https://a.example/', snippet: 'Tents. '.repeat(40) }],
      });
    const dates = [...Array.from({ length: 700 }, () => '04/06/2026'), '25/06/2026'];
    const table = await inspectJson(dates.map(dated).join('\n'), 'responses.ndjson');
    expect(table.decisions).toMatchObject([{ setting: 'dateOrder', value: 'day', examples: ['25/06/2026'] }]);
  });
});
