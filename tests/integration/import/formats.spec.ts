import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../server/ingest/import-files.js';
import { addBase } from '../../../server/modules/databases/add-base.js';
import { findSerpFeatureId } from '../../../server/reports/serp-features.js';
import {
  advertoolsCsv,
  ahrefsTable,
  dataForSeoResponse,
  keywordPlannerTable,
  searchConsoleCsv,
  semrushCsv,
  serpApiResponse,
  serperResponse,
} from '../../support/import-fixtures.js';
import { importContents, published, publishedRows, type FileContents } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';
import { inDeepRuns } from '../../support/test-depth.js';

const bases = [
  'gru',
  'spb',
  'gkv',
  'gmns',
  'mns',
  'rnd',
  'ekb',
  'ufa',
  'sar',
  'krr',
  'prm',
  'sam',
  'kry',
  'oms',
  'kzn',
  'che',
  'nsk',
];

/** Imports into an otherwise unused database and returns its positions, keywords and ads. */
async function importAndRead(contents: FileContents, options: { date?: string; domain?: string } = {}) {
  const stores = await openTestStores();
  const base = bases.pop() ?? '';
  const summary = await importContents(stores, contents, { ...options, base });
  const rows = (select: string) => publishedRows<Record<string, unknown>>(stores, base, select);
  return {
    summary,
    positions: await rows(
      `SELECT word, pos, origin, path, has_previous, previous_pos FROM position_by_domain WHERE ${published} ORDER BY word, pos`,
    ),
    keywords: await rows(
      `SELECT word, ws, cpc_min, cpc_max, competition, docs, wizards, adscnt, toString(snapshot_date) AS date FROM keyword WHERE ${published} ORDER BY word`,
    ),
    ads: await rows(
      `SELECT word, pos, top, path, title, text, visible_url, links, facts FROM ad_by_domain WHERE ${published} ORDER BY word, pos`,
    ),
  };
}

const ids = (...names: string[]) =>
  names.map((name) => findSerpFeatureId(name) ?? 0).toSorted((a, b) => a - b);
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('format detection by content', { timeout: 120_000 }, () => {
  it('DataForSEO: positions, ads with sitelinks, SERP features, result count', async () => {
    const { summary, positions, keywords, ads } = await importAndRead({
      'answer.json': JSON.stringify(dataForSeoResponse, null, 2),
    });
    expect(summary.files[0]?.format).toBe('DataForSEO SERP');
    expect(positions.map(({ word, pos, origin, path }) => [word, pos, origin, path])).toEqual([
      ['blue kettle', 1, 'https://kettle.example', '/'],
      ['blue kettle', 2, 'https://www.shop.example', '/kettles'],
    ]);
    expect(keywords).toMatchObject([
      { docs: 1_230_000, adscnt: 1, date: '2026-10-05', wizards: ids('people also ask', 'images') },
    ]);
    expect(ads).toMatchObject([
      {
        pos: 1,
        top: 1,
        path: '/kettles?gclid=1',
        title: 'Kettles on sale',
        text: 'Every kettle, today.',
        links: ['Blue ones'],
      },
    ]);
  });

  it('SerpApi, an array of responses: positions of a second page continue, ads below the results', async () => {
    const { positions, keywords, ads } = await importAndRead({
      'answers.json': JSON.stringify([serpApiResponse, serpApiResponse]),
    });
    expect(positions.map(({ word, pos, path }) => [word, pos, path])).toEqual([
      ['red kettle', 11, '/a'],
      ['red kettle', 12, '/red'],
    ]);
    expect(keywords).toMatchObject([{ docs: 98_000, date: '2026-10-06', wizards: ids('people also ask') }]);
    expect(ads).toMatchObject([{ top: 0, links: ['Sale'], facts: ['Free returns', '24 hours'] }]);
  });

  it('Serper, one response per line in gzip, dated by the command line', async () => {
    const lines = [serperResponse, { ...serperResponse, searchParameters: { q: 'Olive kettle' } }]
      .map((record) => JSON.stringify(record))
      .join('\n');
    const { positions, keywords } = await importAndRead(
      { 'answers.jsonl.gz': gzipSync(lines) },
      { date: '2026-10-11' },
    );
    expect(positions.map(({ word, pos }) => [word, pos])).toEqual([
      ['green kettle', 1],
      ['green kettle', 2],
      ['olive kettle', 1],
      ['olive kettle', 2],
    ]);
    expect(keywords).toMatchObject([
      { date: '2026-10-11', wizards: ids('knowledge graph', 'people also ask') },
      {},
    ]);
  });

  it('advertools: the host without www, the date of the query', async () => {
    const { positions, keywords } = await importAndRead({ 'serp.csv': advertoolsCsv });
    expect(positions.map(({ pos, origin, path }) => [pos, origin, path])).toEqual([
      [1, 'https://www.tin.example', '/old'],
      [2, 'https://kettle.example', '/tin'],
    ]);
    expect(keywords).toMatchObject([{ docs: 4_210_000_000, date: '2026-10-07' }]);
  });

  inDeepRuns(() => {
    it('Semrush: volumes, previous positions, SERP features; a position beyond 50 is counted and not stored', async () => {
      const { summary, positions, keywords } = await importAndRead({
        'kettle.example-organic.Positions-us-20261010.csv': semrushCsv,
      });
      expect(summary).toMatchObject({ taken: 3, outsideDepth: 1, snapshots: [{ date: '2026-10-10' }] });
      expect(positions).toMatchObject([
        { word: 'kettle', pos: 1, has_previous: 1, previous_pos: 3 },
        { word: 'old kettle', pos: 12, has_previous: 1, previous_pos: 0 },
      ]);
      expect(keywords).toMatchObject([
        { word: 'far kettle', competition: 3, ws: 30 },
        {
          word: 'kettle',
          ws: 12_100,
          cpc_min: 2.24,
          competition: 1,
          docs: 35_000_000,
          wizards: ids('knowledge panel', 'top stories', 'people also ask'),
        },
        { word: 'old kettle', competition: 2, wizards: [] },
      ]);
    });
  });

  inDeepRuns(() => {
    it('Ahrefs: tabs and UTF-16, an empty previous position means no position', async () => {
      const { summary, positions, keywords } = await importAndRead({ 'organic.csv': utf16(ahrefsTable) });
      expect(summary.files[0]?.format).toBe('Ahrefs organic keywords');
      expect(positions).toMatchObject([
        { word: 'cast kettle', pos: 8, has_previous: 1, previous_pos: 0 },
        { word: 'iron kettle', pos: 4, has_previous: 1, previous_pos: 9 },
      ]);
      expect(keywords[1]).toMatchObject({ ws: 1300, cpc_max: 1.1, wizards: ids('sitelinks', 'image pack') });
    });
  });

  inDeepRuns(() => {
    it('Keyword Planner: UTF-16, lines above the header, decimal commas; keywords without results', async () => {
      const { positions, keywords } = await importAndRead(
        { 'Keyword Stats.csv': utf16(keywordPlannerTable) },
        { date: '2026-10-09' },
      );
      expect(positions).toEqual([]);
      expect(keywords).toMatchObject([
        { word: 'kettle bell', ws: 74_000, competition: 1, cpc_min: 0 },
        { word: 'steel kettle', ws: 5000, competition: 3, cpc_min: 0.47, cpc_max: 1.95 },
      ]);
    });
  });

  it('Search Console: average positions of the site from the command line', async () => {
    const { summary, positions } = await importAndRead(
      { 'Queries.csv': searchConsoleCsv },
      { domain: 'kettle.example' },
    );
    expect(positions).toMatchObject([
      { word: 'my kettle', pos: 3, origin: 'https://kettle.example', path: '/' },
    ]);
    // First-party data takes precedence over a position beyond the depth.
    expect(summary).toMatchObject({ records: 2, own: 2, outsideDepth: 0, stored: 0 });
  });

  it('our table: byte order mark, semicolons, decimal commas, digit group blanks, paid rows', async () => {
    const table = [
      'keyword;position;url;title;type;text;links;facts;place;ws;cpc;competition;docs',
      'Чайник  Купить;1;https://Пример.рф/Путь?a=1#b;Чайник;;;;;;1 234;0,55;high;1.200.000',
      'чайник купить;1;https://shop.example;Ad;ad;Buy;a|b;one|two;top;;;;',
    ].join('\r\n');
    const { positions, keywords, ads } = await importAndRead({ 'table.csv': `\ufeff${table}` });
    expect(positions).toMatchObject([
      { word: 'чайник купить', origin: 'https://xn--e1afmkfd.xn--p1ai', path: '/Путь?a=1' },
    ]);
    expect(keywords).toMatchObject([{ ws: 1234, cpc_min: 0.55, competition: 3, docs: 1_200_000, adscnt: 1 }]);
    expect(ads).toMatchObject([
      { top: 1, path: '/', title: 'Ad', text: 'Buy', links: ['a', 'b'], facts: ['one', 'two'] },
    ]);
  });

  it('our JSON lines: every record type, including site identifiers', async () => {
    const lines = [
      {
        keyword: 'kettle',
        position: 2,
        url: 'https://user:secret@www.kettle.example:8443/x#y',
        wizards: ['Images', 'FAQ'],
        previous_position: 5,
      },
      {
        type: 'ad',
        keyword: 'kettle',
        position: 1,
        url: 'https://shop.example/',
        title: 'Ad',
        snippet: 'Buy',
        links: ['a'],
        place: 'bottom',
      },
      { type: 'keyword', keyword: 'kettle', ws: 10, wsk: 4 },
      { type: 'site', url: 'https://kettle.example', adsense_id: 'pub-1' },
    ];
    const { summary, positions, keywords } = await importAndRead({
      'lines.ndjson': lines.map((line) => JSON.stringify(line)).join('\n'),
    });
    expect(summary).toMatchObject({ taken: 4, rejected: 0 });
    expect(positions).toMatchObject([
      { pos: 2, origin: 'https://www.kettle.example:8443', path: '/x', previous_pos: 5 },
    ]);
    expect(keywords).toMatchObject([{ ws: 10, adscnt: 1, wizards: ids('images', 'faq') }]);
  });

  it('an empty query string belongs to the same page', async () => {
    const { positions } = await importAndRead({
      'plain.csv':
        'keyword,position,url\ntin kettle,1,https://a.example/shop?\ntin kettle,3,https://a.example/shop\ntin kettle,4,https://a.example?',
    });
    expect(positions.map(({ pos, path }) => [pos, path])).toEqual([
      [1, '/shop'],
      [4, '/'],
    ]);
  });

  it('rejects a position with letters among its digits and treats such an amount as unknown', async () => {
    const table = [
      'keyword;position;url;ws;cpc',
      'wide kettle;1e1;https://a.example/;1 200;$1.20',
      'wide kettle;2;https://b.example/;12 000;1,20 руб.',
      'odd kettle;3;https://c.example/;10K – 100K;2m',
      'dear kettle;4;https://d.example/;1’000;EUR 1.234,56',
    ];
    const { summary, positions, keywords } = await importAndRead({ 'plain.csv': table.join('\n') });
    expect(summary).toMatchObject({ records: 4, taken: 3, rejected: 1 });
    expect(positions.map(({ pos }) => pos).sort()).toEqual([2, 3, 4]);
    expect(keywords).toMatchObject([
      { word: 'dear kettle', ws: 1000, cpc_min: 1234.56 },
      { word: 'odd kettle', ws: 0, cpc_min: 0 },
      { word: 'wide kettle', ws: 12_000, cpc_min: 1.2 },
    ]);
  });

  it('rejects an endless line as invalid JSON without affecting other files', async () => {
    const long = `{"keyword":"long kettle","position":1,"url":"https://a.example/","snippet":"${'x'.repeat(6 * 1024 * 1024)}"}`;
    const line = (word: string) => JSON.stringify({ keyword: word, position: 1, url: 'https://a.example/' });
    const { summary, positions } = await importAndRead({
      'lines.ndjson': [line('first kettle'), long, line('last kettle'), ''].join('\n'),
    });
    expect(summary).toMatchObject({ records: 3, taken: 2, rejected: 1 });
    expect(positions.map(({ word }) => word)).toEqual(['first kettle', 'last kettle']);
  });

  inDeepRuns(() => {
    it('the counts of the summary add up to the stored rows', async () => {
      const table = [
        'keyword,position,url,type,ws',
        'one,1,https://a.example/,,',
        'one,9,https://a.example/,,', // same page, worse position
        'one,60,https://a.example/,,', // same page, beyond the depth
        'one,51,https://far.example/,,', // a domain without stored rows
        'one,1,https://a.example/ad,ad,',
        'one,2,https://a.example/ad,ad,',
        'two,,,keyword,10',
        'two,,,keyword,20',
        'three,x,https://a.example/,,',
      ];
      const { summary, positions } = await importAndRead({ 'plain.csv': table.join('\n') });
      expect(summary).toMatchObject({
        records: 9,
        taken: 8,
        rejected: 1,
        outsideDepth: 2,
        duplicates: 3,
        stored: 3,
      });
      expect(summary).toMatchObject({ keywords: 2, domains: 1 });
      expect(positions).toHaveLength(1);
    });
  });

  it('rejects an unknown database with the available codes and the command that adds one', async () => {
    const stores = await openTestStores();
    const importRequest = importFiles(stores, stores.config, { files: [{ path: 'none.csv' }], base: 'dal' });
    await expect(importRequest).rejects.toThrow(
      /no database dal\. Existing databases: gny, msk,.*npm run add-database -- dal/,
    );
    await addBase(stores.postgres, { code: 'dal', name: 'Google Dallas' });
    await expect(addBase(stores.postgres, { code: 'dal', name: 'Twice' })).rejects.toThrow(/already/);
    await expect(addBase(stores.postgres, { code: 'D!', name: 'Bad' })).rejects.toThrow(/code must be/);
    bases.push('dal');
    const { positions } = await importAndRead({
      'plain.csv': 'keyword,position,url\nkettle,1,https://a.example/',
    });
    expect(positions).toHaveLength(1);
  });
});
