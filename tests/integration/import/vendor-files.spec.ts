import { beforeAll, describe, expect, it } from 'vitest';
import { searchIntents } from '../../../server/contract/reports/search-intents.js';
import { serpFeatures } from '../../../server/reports/serp-features.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const featureNames = (ids: readonly number[]) => ids.map((id) => serpFeatures[id - 1]?.name.en);
const intentWords = (ids: readonly number[]) =>
  ids.map((number) => searchIntents.find(({ id }) => id === number)?.word);

describe('a column with trends', { timeout: 240_000 }, () => {
  it('contains series, and growth rates are counted as values that are not understood', async () => {
    const lines = [
      'keyword,trend',
      'blue mug,"10, 20, 15"',
      'red mug,-2.9',
      'white mug,0.5',
      'black mug,',
      'grey mug,12 of 30',
    ];
    const { files } = await importContents(stores, { 'keywords.csv': lines.join('\n') }, { base: 'gkv' });
    const trend = files[0]?.columns.find(({ name }) => name === 'trend');
    expect(trend?.values).toMatchObject({ valid: 1, empty: 1, invalid: 3 });
    expect(trend?.values?.examples.toSorted()).toEqual(['-2.9', '0.5', '12 of 30']);
    const rows = await publishedRows<{ word: string; trend: number[] }>(
      stores,
      'gkv',
      `SELECT word, trend FROM keyword JOIN (SELECT keyword_id, trend FROM keyword_vendor WHERE ${published}) AS vendor
       ON vendor.keyword_id = keyword.keyword_id WHERE ${published} AND notEmpty(trend)`,
    );
    expect(rows).toEqual([{ word: 'blue mug', trend: [10, 20, 15] }]);
  });

  it('has a first month and a range of volumes, which are checked', async () => {
    const content = [
      'Keyword,teapots',
      'Country,United States',
      '',
      'keyword,trend,trend_from,volume_range',
      'first pot,"1,2",2026-05,100-1000',
      'second pot,"1,2",2026-02-31,1000-100',
      'third pot,"1,2",2026-05-01,1K-10K',
    ].join('\n');
    const { files, records } = await importContents(stores, { 'ranges.csv': content }, { base: 'gkv' });
    expect(records).toBe(3);
    const countOf = (name: string) => files[0]?.columns.find((column) => column.name === name)?.values;
    expect(countOf('trend_from')).toEqual({ valid: 2, empty: 0, invalid: 1, examples: ['2026-02-31'] });
    expect(countOf('volume_range')).toMatchObject({ valid: 1, invalid: 2 });
  });

  it('does not split the numbers of a list at their own commas', async () => {
    const content = 'keyword,trend\nlow mug,"1,200|1,300"\nwide mug,"0,5;0,6"\ntall mug,0.5|0.6\n';
    const { files } = await importContents(stores, { 'lists.csv': content }, { base: 'gkv' });
    const trend = files[0]?.columns.find(({ name }) => name === 'trend');
    expect(trend?.values).toMatchObject({ valid: 1, empty: 0, invalid: 2 });
    expect(trend?.values?.examples.toSorted()).toEqual(['0,5;0,6', '1,200|1,300']);
  });
});

describe('columns with the competition', { timeout: 240_000 }, () => {
  it('contain percentages, and numbers beyond the scale are not understood', async () => {
    const lines = [
      'keyword,competition,competition_ratio,competition_index',
      'low jug,1%,,',
      'middle jug,,45%,',
      'high jug,,0.9,',
      'full jug,,100%,',
      'indexed jug,,,40',
      'odd jug,150,1.5,101',
    ];
    const { files } = await importContents(stores, { 'shares.csv': lines.join('\n') }, { base: 'gkv' });
    const countOf = (name: string) => files[0]?.columns.find((column) => column.name === name)?.values;
    expect(countOf('competition')).toMatchObject({ valid: 1, invalid: 1, examples: ['150'] });
    expect(countOf('competition_ratio')).toMatchObject({ valid: 3, invalid: 1, examples: ['1.5'] });
    expect(countOf('competition_index')).toMatchObject({ valid: 1, invalid: 1, examples: ['101'] });
    const rows = await publishedRows<{ word: string; competition: number }>(
      stores,
      'gkv',
      `SELECT word, competition FROM keyword WHERE ${published} AND endsWith(word, ' jug')`,
    );
    expect(Object.fromEntries(rows.map(({ word, competition }) => [word, competition]))).toEqual({
      'low jug': 1,
      'middle jug': 2,
      'high jug': 3,
      'full jug': 3,
      'indexed jug': 2,
      'odd jug': 0,
    });
  });
});

describe('a table of positions', { timeout: 240_000 }, () => {
  it('contains keywords that are not ranked, and reports texts that are neither', async () => {
    const lines = [
      'keyword,position,url,ws,competition_ratio',
      'found pan,3,https://pan.example/,10,0.5',
      'lost pan,not found,https://pan.example/,20,-5',
      'deep pan,>100,,30,0.9',
      'blank pan,-,,40,n/a',
      'odd pan,see note,https://pan.example/,50,0.1',
    ];
    const { taken, rejected, files } = await importContents(
      stores,
      { 'ranks.csv': lines.join('\n') },
      { base: 'nnv' },
    );
    expect([taken, rejected]).toEqual([4, 1]);
    const values = new Map(files[0]?.columns.map((column) => [column.name, column.values]));
    expect(values.get('position')).toEqual({ valid: 1, empty: 3, invalid: 0, examples: [] });
    expect(values.get('competition_ratio')).toEqual({ valid: 2, empty: 1, invalid: 1, examples: ['-5'] });
    const rows = await publishedRows<{ word: string; ws: number; competition: number }>(
      stores,
      'nnv',
      `SELECT word, ws, competition FROM keyword WHERE ${published} ORDER BY ws`,
    );
    expect(rows.map(({ word, ws, competition }) => [word, ws, competition])).toEqual([
      ['found pan', 10, 2],
      ['lost pan', 20, 0],
      ['deep pan', 30, 3],
      ['blank pan', 40, 0],
    ]);
  });
});

describe('a file with the codes of a vendor', { timeout: 240_000 }, () => {
  it('is read by the table of the vendor, and other codes are counted', async () => {
    const text = [
      'Keyword;Position;Previous Position;Search Volume;CPC;Url;Traffic (%);SERP Features by Keyword;Intents',
      '"rival one";"1";"1";"1000000";"6.35";"https://www.rival.example/";"1.69";"5,6,9,14,37";"2"',
      '"remove rival";"1";"1";"1000";"0.40";"https://www.rival.example/remove";"0.52";"";"1"',
      '"buy rival";"4";"4";"1200";"2.12";"https://www.rival.example/buy";"0.01";"11,21";"3,0"',
    ].join('\n');
    const { files } = await importContents(
      stores,
      { 'domain_organic.csv': text },
      { domain: 'rival.example', date: '2026-10-01' },
    );
    const values = Object.fromEntries(
      (files[0]?.columns ?? []).map((column) => [column.name, column.values]),
    );
    expect(values['SERP Features by Keyword']).toEqual({ valid: 1, empty: 1, invalid: 1, examples: ['37'] });
    expect(values['Intents']).toEqual({ valid: 3, empty: 0, invalid: 0, examples: [] });
    const rows = await publishedRows<{ word: string; wizards: number[]; intents: number[] }>(
      stores,
      'gny',
      `SELECT word, wizards, intents FROM keyword JOIN (SELECT keyword_id, intents FROM keyword_vendor WHERE ${published}) AS vendor
       ON vendor.keyword_id = keyword.keyword_id WHERE ${published} ORDER BY word`,
    );
    expect(
      rows.map(({ word, wizards, intents }) => [word, featureNames(wizards), intentWords(intents)]),
    ).toEqual([
      ['buy rival', ['Featured snippet', 'People also ask'], ['commercial', 'transactional']],
      ['remove rival', [], ['informational']],
      ['rival one', ['Images', 'Video', 'Sitelinks', 'Ads on top'], ['navigational']],
    ]);
  });
});

describe('responses of a service', { timeout: 240_000 }, () => {
  it('without results are counted with their messages and change nothing', async () => {
    const response = (date: string, keyword: string, fields: object = {}) => ({
      search_metadata: { status: 'Success', created_at: `${date} 09:30:12 UTC` },
      search_parameters: { engine: 'google', q: keyword },
      organic_results: [
        { position: 1, link: 'https://first.example/' },
        { position: 2, link: `https://second.example/${keyword}` },
      ],
      related_questions: [{ question: 'Which?' }],
      hologram_results: [{}],
      ...fields,
    });
    const failed = { organic_results: undefined, related_questions: undefined, hologram_results: undefined };
    const day1 = ['alpha', 'beta'].map((keyword) => response('2026-10-01', keyword));
    const day2 = [
      response('2026-10-08', 'alpha', { ...failed, error: "Google hasn't returned any results." }),
      response('2026-10-08', 'beta', { ...failed, search_metadata: { status: 'Error' } }),
      response('2026-10-08', 'gamma'),
    ];
    await importContents(stores, { 'day1.json': JSON.stringify(day1) });
    const { files, records } = await importContents(stores, { 'day2.json': JSON.stringify(day2) });
    expect(records).toBe(3);
    expect(files[0]?.responses).toEqual({
      total: 3,
      failed: 2,
      failures: [
        { message: "Google hasn't returned any results.", count: 1 },
        { message: 'Error', count: 1 },
      ],
    });
    expect(files[0]?.columns).toContainEqual({
      name: 'wizards',
      use: 'used',
      field: 'wizards',
      values: { valid: 0, empty: 0, invalid: 1, examples: ['hologram results'] },
    });
    const rows = await publishedRows<{ word: string; wizards: number[] }>(
      stores,
      'gny',
      `SELECT word, wizards, toString(snapshot_date) AS date FROM keyword WHERE ${published} AND word IN ('alpha', 'beta', 'gamma') ORDER BY word`,
    );
    const features = ['People also ask'];
    expect(rows.map((row) => ({ ...row, wizards: featureNames(row.wizards) }))).toEqual([
      { word: 'alpha', wizards: features, date: '2026-10-01' },
      { word: 'beta', wizards: features, date: '2026-10-01' },
      { word: 'gamma', wizards: features, date: '2026-10-08' },
    ]);
  });
});

describe('a plain table', { timeout: 240_000 }, () => {
  it('has no positions behind labels, no prices in percent, and pages without a scheme', async () => {
    const lines = [
      'keyword,position,url,cpc,intent,date',
      'top mug,Top 10,https://mug.example/,,,2026-10-01',
      'next mug,Page 2,https://mug.example/,,,2026-10-01',
      'tin mug,3,//mug.example/tin,12%,NULL,2026-10',
    ];
    const contents = { 'mugs.csv': lines.join('\n') };
    const { rejected, files } = await importContents(stores, contents, { base: 'gkv' });
    expect(rejected).toBe(2);
    expect(files[0]?.notes).toContain('monthDates');
    const countOf = (name: string) => files[0]?.columns.find((column) => column.name === name)?.values;
    expect(countOf('cpc')).toEqual({ valid: 0, empty: 0, invalid: 1, examples: ['12%'] });
    expect(countOf('intent')).toEqual({ valid: 0, empty: 1, invalid: 0, examples: [] });
    const results = await publishedRows(
      stores,
      'gkv',
      `SELECT word, pos, origin, path FROM position_by_domain WHERE ${published} AND endsWith(word, ' mug')`,
    );
    expect(results).toEqual([{ word: 'tin mug', pos: 3, origin: 'https://mug.example', path: '/tin' }]);
  });

  it('has numbers only where the cell is one number', async () => {
    const cells: readonly (readonly [text: string, volume: number])[] = [
      ['3 700', 3700],
      ['3 7', 0],
      ['"1200\n1300"', 0],
      ['5 thousands', 5000],
      ['10 rb', 0],
      ['−100', 0],
      ['(100)', 0],
      ['1,2 тыс.', 1200],
      ['5000000000', 0],
      ['2.6', 3],
    ];
    const rows = cells.map(([text], index) => `"pan ${index}";${text};2026-02-28`);
    const { files } = await importContents(
      stores,
      { 'pans.csv': ['keyword;volume;date', ...rows, 'no pan;1;2026-02-31', 'old pan;1;12 Oct'].join('\n') },
      { base: 'gkv' },
    );
    expect(files[0]).toMatchObject({ rejected: 2 });
    expect(files[0]?.columns[1]?.values).toMatchObject({ valid: 4, invalid: 6 });
    const volumes = await publishedRows<{ ws: number }>(
      stores,
      'gkv',
      `SELECT ws FROM keyword WHERE ${published} AND startsWith(word, 'pan ') ORDER BY word`,
    );
    expect(volumes.map(({ ws }) => ws)).toEqual(cells.map(([, volume]) => volume));
  });

  it('has a competition on the scale of its column, and single days and URLs', async () => {
    const columnOf = async (name: string, levels: readonly string[]) => {
      const rows = levels.map((level, index) => `${name} ${index},${level}`);
      await importContents(
        stores,
        { [`${name}.csv`]: ['keyword,competition', ...rows].join('\n') },
        { base: 'gkv' },
      );
      const found = await publishedRows<{ competition: number }>(
        stores,
        'gkv',
        `SELECT competition FROM keyword WHERE ${published} AND startsWith(word, '${name} ') ORDER BY word`,
      );
      return found.map(({ competition }) => competition);
    };
    expect(await columnOf('share', ['0.2', '0.85', '1', '0.5'])).toEqual([1, 3, 3, 2]);
    expect(await columnOf('percentage', ['2', '3', '45', '100'])).toEqual([1, 1, 2, 3]);
    expect(await columnOf('level', ['1', '2', '3', 'high'])).toEqual([1, 2, 3, 3]);
    const lines = [
      'keyword,position,url,date,trend',
      'first bowl,1,"https://bowl.example/1, https://bowl.example/2",2026-10-01,',
      'second bowl,2,https://bowl.example/,2026-10-01 - 2026-10-31,',
      'third bowl,3,https://bowl.example/,2026-10-01T23:30:00-0500,100|-|300',
      'fourth bowl,4,https://bowl.example/,"Thu, 01 Oct 2026 23:30:00 -0500",2026-01:100|2026-02:200',
    ];
    const { rejected, files } = await importContents(
      stores,
      { 'bowls.csv': lines.join('\n') },
      { base: 'gkv' },
    );
    expect(rejected).toBe(2);
    expect(files[0]?.columns.at(-1)?.values).toMatchObject({ valid: 0, invalid: 2 });
    const dates: { date: string }[] = await stores.postgres.query(
      `SELECT DISTINCT to_char(date, 'YYYY-MM-DD') AS date FROM snapshot WHERE state = 'published' AND date BETWEEN '2026-09-29' AND '2026-10-02'`,
    );
    expect(dates.map(({ date }) => date)).toContain('2026-10-01');
    expect(dates.map(({ date }) => date)).not.toContain('2026-10-02');
  });

  it('rejects rows with more values than columns, spreadsheet errors and repeated headers', async () => {
    const lines = [
      'Keywords,,,',
      '',
      'Rank,Keyword,Position,URL,Previous position',
      '1,blue pot,14,https://pot.example/,abc',
      '2,red pot,15,https://pot.example/,-2,',
      '3,wide pot,16,https://pot.example/,1,200',
      '4,#REF!,17,https://pot.example/,',
      'Rank,Keyword,Position,URL,Previous position',
    ];
    const contents = { 'pots.csv': lines.join('\n') };
    const { rejected } = await importContents(stores, contents, { base: 'gkv', date: '2026-10-03' });
    expect(rejected).toBe(3);
    const results = await publishedRows(
      stores,
      'gkv',
      `SELECT word, pos, has_previous AS hasPrevious FROM position_by_domain WHERE ${published} AND endsWith(word, ' pot') ORDER BY word`,
    );
    expect(results).toEqual([
      { word: 'blue pot', pos: 14, hasPrevious: 0 },
      { word: 'red pot', pos: 15, hasPrevious: 0 },
    ]);
    const twoTables = { 'two.csv': 'keyword,volume\npot,10\nkeyword,position\npot,3\n' };
    await expect(importContents(stores, twoTables, { base: 'gkv' })).rejects.toThrow(
      /two.csv contains a second table with other columns/,
    );
  });

  it('is not reported without a domain if the import has one', async () => {
    const contents = { 'jars.csv': 'keyword,position\nclay jar,3\n' };
    const { files } = await importContents(stores, contents, { base: 'gkv', domain: 'jar.example' });
    expect(files[0]?.notes).not.toContain('noDomain');
  });
});

describe('a file with the rows of several markets', { timeout: 240_000 }, () => {
  const header =
    'Database,Keyword,Volume,Keyword Difficulty,CPC (USD),Competitive Density,Intent,SERP Features';
  const american = ['us,electric kettle,12100,45,0.86,1.00,Commercial,Site Links'];
  const australian = [
    'au,electric kettle,2400,30,1.20,1.00,Commercial,',
    'au,kettle bbq,6600,38,0.55,0.9,Commercial,',
  ];
  const volumes = (code: string) =>
    publishedRows<{ word: string; ws: number; cpc: string }>(
      stores,
      code,
      `SELECT word, ws, toString(cpc_max) AS cpc FROM keyword WHERE ${published} AND word IN ('electric kettle', 'kettle bbq') ORDER BY word`,
    );

  it('is refused, also beyond the first rows, until a market is chosen', async () => {
    const padding = Array.from({ length: 3_000 }, (_, index) => `us,pot ${index},10,1,0.1,0.1,Commercial,`);
    for (const rows of [
      [...american, ...australian],
      [...american, ...padding, ...australian],
    ]) {
      const contents = { 'kettles_clusters_2026-02-13.csv': [header, ...rows].join('\n') };
      const error = await importContents(stores, contents).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: ErrorCode.AmbiguousFile });
      expect(String((error as Error).message)).toMatch(
        /a database contains one: “(?:us”, “au|au”, “us)”\. Nothing was imported\. Specify --market (?:us|au) or --market /,
      );
    }
    expect(await volumes('gny')).toEqual([]);
    const contents = { 'kettles.csv': [header, ...american, ...australian].join('\n') };
    const summary = await importContents(stores, contents, { reading: { market: 'us' } });
    expect(summary).toMatchObject({ taken: 1, rejected: 2 });
    expect(await volumes('gny')).toEqual([{ word: 'electric kettle', ws: 12100, cpc: '0.86' }]);
  });

  it('is refused with the search engine, place and language of its rows', async () => {
    const table = (...rows: string[]) => ({ 'ranks.csv': rows.join('\n') });
    for (const [contents, markets] of [
      [
        table(
          'keyword;position;url;search engine;location',
          'jug;1;https://a.example/;google.com;US',
          'jug;2;https://a.example/;google.de;DE',
        ),
        '“google.com us”, “google.de de”',
      ],
      [
        table(
          'фраза;позиция;url;Поисковая система;Регион',
          'кувшин;1;https://a.example/;Яндекс;Москва',
          'кувшин;4;https://a.example/;Google;Москва',
        ),
        '“яндекс москва”, “google москва”',
      ],
      [table('keyword,impressions,clicks,position,language', 'jug,10,1,3,en', 'jug,20,2,4,de'), '“en”, “de”'],
    ] as const) {
      const error = await importContents(stores, contents, { domain: 'a.example' }).catch(String);
      expect(error).toContain(`a database contains one: ${markets}. Nothing was imported.`);
    }
  });

  it('is split into the databases with the codes of the markets', async () => {
    const rows = [...american, ...australian].map((row) => row.replace(/^us/, 'msk').replace(/^au/, 'spb'));
    const contents = { 'kettles.csv': [header, ...rows].join('\n') };
    await importContents(stores, contents, { reading: { market: 'split' } });
    expect(await volumes('msk')).toEqual([{ word: 'electric kettle', ws: 12100, cpc: '0.86' }]);
    expect(await volumes('spb')).toEqual([
      { word: 'electric kettle', ws: 2400, cpc: '1.2' },
      { word: 'kettle bbq', ws: 6600, cpc: '0.55' },
    ]);
  });
});
