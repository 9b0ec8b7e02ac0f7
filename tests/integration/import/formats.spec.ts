import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { importFiles, type FileToImport } from '../../../server/ingest/import-files.js';
import type { ImportSummary } from '../../../server/ingest/import-summary.js';
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
  writtenVolumes,
} from '../../support/import-fixtures.js';
import { published, publishedRows, writeFiles } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';
import { inDeepRuns } from '../../support/test-depth.js';

/** A file with its own defaults. */
interface TestFile extends Pick<FileToImport, 'date' | 'domain'> {
  name: string;
  content: string | Buffer;
}

type Row = Record<string, unknown>;

interface ImportedRows {
  summary: ImportSummary;
  positions: Row[];
  keywords: Row[];
  ads: Row[];
}

/** Imports the files together and returns the positions, keywords and ads of the database. */
async function importAndRead(base: string, files: readonly TestFile[]): Promise<ImportedRows> {
  const stores = await openTestStores();
  const filesToImport: FileToImport[] = [];
  for (const { name, content, ...options } of files) {
    const [path = ''] = await writeFiles(stores, { [name]: content });
    filesToImport.push({ path, ...options });
  }
  const summary = await importFiles(stores, stores.config, { files: filesToImport, base });
  const rows = (select: string) => publishedRows<Row>(stores, base, select);
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
  const serperLines = [serperResponse, { ...serperResponse, searchParameters: { q: 'Olive kettle' } }];
  const nativeTable = [
    'keyword;position;url;title;type;text;links;facts;place;ws;cpc;competition;docs',
    'Чайник  Купить;1;https://Пример.рф/Путь?a=1#b;Чайник;;;;;;1 234;0,55;high;1.200.000',
    'чайник купить;1;https://shop.example;Ad;ad;Buy;a|b;one|two;top;;;;',
  ].join('\r\n');
  const nativeLines = [
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
  const oddAmounts = [
    'keyword;position;url;ws;cpc',
    'wide kettle;1a1;https://a.example/;1 200;$1.20',
    'wide kettle;2;https://b.example/;12 000;1,20 руб.',
    'odd kettle;3;https://c.example/;about 10 or 20;2x2',
    'dear kettle;4;https://d.example/;1’000;EUR 1.234,56',
  ].join('\n');
  const volumeRow = (text: string, index: number) =>
    `kettle ${index};${1 + index};https://v.example/;${text.replaceAll('"', '""').replace(/^.*".*$/, '"$&"')}`;
  const endlessLine = `{"keyword":"long kettle","position":1,"url":"https://a.example/","snippet":"${'x'.repeat(6 * 1024 * 1024)}"}`;
  // Converting it to ASCII would take minutes.
  const longHost = { keyword: 'far kettle', position: 1, url: `https://${'ж'.repeat(1_000_000)}.example/` };
  const lineOf = (word: string) => JSON.stringify({ keyword: word, position: 1, url: 'https://a.example/' });

  /** Each file has its own keywords, so that one import reads all of them. */
  const files: (TestFile & { words: string[] })[] = [
    {
      name: 'answer.json',
      content: JSON.stringify(dataForSeoResponse, null, 2),
      words: ['blue kettle'],
    },
    {
      name: 'answers.json',
      content: JSON.stringify([serpApiResponse, serpApiResponse]),
      words: ['red kettle'],
    },
    {
      name: 'answers.jsonl.gz',
      content: gzipSync(serperLines.map((record) => JSON.stringify(record)).join('\n')),
      date: '2026-10-11',
      words: ['green kettle', 'olive kettle'],
    },
    { name: 'serp.csv', content: advertoolsCsv, words: ['tin kettle'] },
    { name: 'Queries.csv', content: searchConsoleCsv, domain: 'kettle.example', words: ['my kettle'] },
    { name: 'table.csv', content: `\ufeff${nativeTable}`, words: ['чайник купить'] },
    {
      name: 'lines.ndjson',
      content: nativeLines.map((line) => JSON.stringify(line)).join('\n'),
      words: ['kettle'],
    },
    {
      name: 'queries.csv',
      content:
        'keyword,position,url\nzinc kettle,1,https://a.example/shop?\nzinc kettle,3,https://a.example/shop\nzinc kettle,4,https://a.example?',
      words: ['zinc kettle'],
    },
    { name: 'amounts.csv', content: oddAmounts, words: ['wide kettle', 'odd kettle', 'dear kettle'] },
    {
      name: 'volumes.csv',
      content: [
        'keyword;position;url;Volume',
        ...writtenVolumes.map(([text], index) => volumeRow(text, index)),
      ].join('\n'),
      words: writtenVolumes.map((_, index) => `kettle ${index}`),
    },
    {
      name: 'endless.ndjson',
      content: [
        lineOf('first kettle'),
        endlessLine,
        JSON.stringify(longHost),
        lineOf('last kettle'),
        '',
      ].join('\n'),
      words: ['first kettle', 'last kettle', 'long kettle', 'far kettle'],
    },
  ];

  let imported: ImportedRows;
  beforeAll(async () => {
    imported = await importAndRead('gru', files);
  });

  /** Summary and rows of a file. */
  function read(name: string) {
    const index = files.findIndex((file) => file.name === name);
    const ofWords = (rows: Row[]) => rows.filter(({ word }) => files[index]?.words.includes(String(word)));
    return {
      file: imported.summary.files[index],
      positions: ofWords(imported.positions),
      keywords: ofWords(imported.keywords),
      ads: ofWords(imported.ads),
    };
  }

  it('DataForSEO: positions, ads with sitelinks, SERP features, result count', () => {
    const { file, positions, keywords, ads } = read('answer.json');
    expect(file?.format).toBe('DataForSEO SERP');
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

  it('SerpApi, an array of responses: positions of a second page continue, ads below the results', () => {
    const { positions, keywords, ads } = read('answers.json');
    expect(positions.map(({ word, pos, path }) => [word, pos, path])).toEqual([
      ['red kettle', 11, '/a'],
      ['red kettle', 12, '/red'],
    ]);
    expect(keywords).toMatchObject([{ docs: 98_000, date: '2026-10-06', wizards: ids('people also ask') }]);
    expect(ads).toMatchObject([{ top: 0, links: ['Sale'], facts: ['Free returns', '24 hours'] }]);
  });

  it('Serper, one response per line in gzip, dated by the command line', () => {
    const { positions, keywords } = read('answers.jsonl.gz');
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

  it('advertools: the host without www, the date of the query', () => {
    const { positions, keywords } = read('serp.csv');
    expect(positions.map(({ pos, origin, path }) => [pos, origin, path])).toEqual([
      [1, 'https://www.tin.example', '/old'],
      [2, 'https://kettle.example', '/tin'],
    ]);
    expect(keywords).toMatchObject([{ docs: 4_210_000_000, date: '2026-10-07' }]);
  });

  inDeepRuns(() => {
    it('Semrush: volumes, previous positions, SERP features; a position beyond 50 is counted and not stored', async () => {
      const { summary, positions, keywords } = await importAndRead('spb', [
        { name: 'kettle.example-organic.Positions-us-20261010.csv', content: semrushCsv },
      ]);
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
      const { summary, positions, keywords } = await importAndRead('gkv', [
        { name: 'organic.csv', content: utf16(ahrefsTable) },
      ]);
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
      const { positions, keywords } = await importAndRead('gmns', [
        { name: 'Keyword Stats.csv', content: utf16(keywordPlannerTable), date: '2026-10-09' },
      ]);
      expect(positions).toEqual([]);
      expect(keywords).toMatchObject([
        { word: 'kettle bell', ws: 74_000, competition: 1, cpc_min: 0 },
        { word: 'steel kettle', ws: 5000, competition: 3, cpc_min: 0.47, cpc_max: 1.95 },
      ]);
    });
  });

  it('Search Console: average positions of the site from the command line', () => {
    expect(read('Queries.csv').positions).toMatchObject([
      { word: 'my kettle', pos: 3, origin: 'https://kettle.example', path: '/' },
    ]);
  });

  it('our table: byte order mark, semicolons, decimal commas, digit group blanks, paid rows', () => {
    const { positions, keywords, ads } = read('table.csv');
    expect(positions).toMatchObject([
      { word: 'чайник купить', origin: 'https://xn--e1afmkfd.xn--p1ai', path: encodeURI('/Путь?a=1') },
    ]);
    expect(keywords).toMatchObject([{ ws: 1234, cpc_min: 0.55, competition: 3, docs: 1_200_000, adscnt: 1 }]);
    expect(ads).toMatchObject([
      { top: 1, path: '/', title: 'Ad', text: 'Buy', links: ['a', 'b'], facts: ['one', 'two'] },
    ]);
  });

  it('our JSON lines: every record type, including site identifiers', async () => {
    const { file, positions, keywords } = read('lines.ndjson');
    expect(file?.rejected).toBe(0);
    expect(positions).toMatchObject([
      { pos: 2, origin: 'https://www.kettle.example:8443', path: '/x', previous_pos: 5 },
    ]);
    expect(keywords).toMatchObject([{ ws: 10, adscnt: 1, wizards: ids('images', 'faq') }]);
    const sites = await publishedRows<Row>(
      await openTestStores(),
      'gru',
      `SELECT adsense_id FROM domain WHERE ${published} AND name = 'kettle.example'`,
    );
    expect(sites).toEqual([{ adsense_id: 'pub-1' }]);
  });

  it('an empty query string belongs to the same page', () => {
    expect(read('queries.csv').positions.map(({ pos, path }) => [pos, path])).toEqual([
      [1, '/shop'],
      [4, '/'],
    ]);
  });

  it('reads volumes as people write them, and counts the others', async () => {
    const { file, keywords } = read('volumes.csv');
    const volumes = new Map(keywords.map(({ word, ws }) => [word, ws]));
    expect(writtenVolumes.map(([text], index) => [text, volumes.get(`kettle ${index}`)])).toEqual(
      writtenVolumes.map(([text, ws]) => [text, ws]),
    );
    const ranges = await publishedRows<Row>(
      await openTestStores(),
      'gru',
      `SELECT concat(toString(volume_low), '-', toString(volume_high)) AS range FROM keyword_vendor
       WHERE ${published} AND volume_high > 0 ORDER BY volume_high`,
    );
    expect(ranges.map(({ range }) => range)).toEqual(['0-10', '10-100', '10000-100000']);
    expect(file?.columns.find(({ name }) => name === 'Volume')?.values).toMatchObject({
      valid: 22,
      empty: 3,
      invalid: 3,
    });
  });

  it('rejects a position with letters among its digits and treats such an amount as unknown', () => {
    const { file, positions, keywords } = read('amounts.csv');
    expect(file?.rejected).toBe(1);
    expect(positions.map(({ pos }) => pos)).toEqual([4, 3, 2]);
    expect(keywords).toMatchObject([
      { word: 'dear kettle', ws: 1000, cpc_min: 1234.56 },
      { word: 'odd kettle', ws: 0, cpc_min: 0 },
      { word: 'wide kettle', ws: 12_000, cpc_min: 1.2 },
    ]);
    const values = new Map(file?.columns.map((column) => [column.name, column.values]));
    expect(values.get('ws')).toEqual({ valid: 2, empty: 0, invalid: 1, examples: ['about 10 or 20'] });
    expect(values.get('cpc')).toEqual({ valid: 2, empty: 0, invalid: 1, examples: ['2x2'] });
  });

  it('counts values in all combinations without reading a row per combination', async () => {
    const stores = await openTestStores();
    const fields = ['ws', 'wsk', 'docs', 'cpc', 'competition'];
    const cells = ['5', '', 'unclear'];
    const rows = Array.from({ length: cells.length ** fields.length }, (_, row) =>
      [`jug ${row}`, ...fields.map((_field, place) => cells[Math.floor(row / 3 ** place) % 3])].join(),
    );
    const query = vi.spyOn(stores.clickhouse, 'query');
    const { summary } = await importAndRead('gny', [
      { name: 'combinations.csv', content: [`keyword,${fields.join()}`, ...rows].join('\n') },
    ]);
    const [counts] = query.mock.calls.flatMap(([sql], index) =>
      sql.includes('invalid_values') ? query.mock.settledResults[index] : [],
    );
    query.mockRestore();
    expect(counts?.value).toMatchObject({ rows: { length: 1 } });
    expect(summary.files[0]?.columns.flatMap(({ values }) => values ?? [])).toEqual(
      fields.map(() => ({ valid: 81, empty: 81, invalid: 81, examples: ['unclear'] })),
    );
  });

  it('rejects an endless line and an endless host name without affecting other lines and files', () => {
    const { file, positions } = read('endless.ndjson');
    expect(file?.rejected).toBe(2);
    expect(positions.map(({ word }) => word)).toEqual(['first kettle', 'last kettle']);
    const { records, taken, rejected } = imported.summary;
    expect([rejected, records - taken]).toEqual([3, 3]);
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
      const { summary, positions } = await importAndRead('ekb', [
        { name: 'plain.csv', content: table.join('\n') },
      ]);
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
    const { positions } = await importAndRead('dal', [
      { name: 'plain.csv', content: 'keyword,position,url\nkettle,1,https://a.example/' },
    ]);
    expect(positions).toHaveLength(1);
  });
});
