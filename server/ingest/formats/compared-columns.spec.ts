import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { noteText } from './file-note.js';

const inspectRows = async (name: string, ...lines: string[]) => {
  const [table] = await inspectText(name, `${lines.join('\n')}\n`);
  return table ?? expect.fail('no table');
};

describe('positions with the day in the header', () => {
  it('are read from Semrush Position Tracking by domain and day', async () => {
    const target = (domain: string, day: string) =>
      ['', '_type', '_landing'].map((part) => `*.${domain}/*_${day}${part}`).join(',');
    const table = await inspectRows(
      'rankings.csv',
      'Semrush Position Tracking Rankings Overview',
      'Date range,2026-03-03 - 2026-03-10',
      '',
      `Keyword,Tags,Intents,${target('own.example', '20260303')},${target('own.example', '20260310')},${target('rival.example', '20260310')},*.own.example/*_difference,Search Volume,CPC,Keyword Difficulty`,
      'divorce lawyer,primary,commercial,10,organic,https://own.example/divorce,7,organic,https://own.example/divorce,4,organic,,-3,3200,12.5,44',
      'custody lawyer,primary,commercial,-,,,2,local,,3,organic,https://rival.example/custody,-,1900,10.2,40',
    );
    expect(table.format?.id).toBe('semrush-tracking');
    expect(table.columns.filter(({ use }) => use === 'unknown')).toEqual([]);
    const positions = table.rows
      .filter(({ type }) => type === 'organic')
      .map(({ keyword, date, domain, position }) => [keyword, date, domain, position]);
    expect(positions).toEqual([
      ['divorce lawyer', '2026-03-03', 'own.example', '10'],
      ['divorce lawyer', '2026-03-10', 'own.example', '7'],
      ['divorce lawyer', '2026-03-10', 'rival.example', '4'],
      ['custody lawyer', '2026-03-10', 'rival.example', '3'],
    ]);
    expect(table.rows[0]).toEqual({
      type: 'keyword',
      keyword: 'divorce lawyer',
      date: '2026-03-10',
      ws: '3200',
      cpc: '12.5',
      difficulty: '44',
      intent: 'commercial',
    });
  });
});

describe('a comparison of Search Console', () => {
  const header = (...sides: string[]) =>
    `Top queries,${['Clicks', 'Impressions', 'CTR', 'Position'].flatMap((metric) => sides.map((side) => `${side} ${metric}`)).join(',')}`;

  it('of two dated periods yields both with their own dates', async () => {
    const table = await inspectRows(
      'Queries.csv',
      header('6/1/26 - 6/13/26', '6/14/26 - 6/21/26'),
      'coliving,4,2,9,3,44.44%,66.67%,1.22,1',
      'ancienne,2,0,15,0,13.33%,0%,6.1,0',
      'nouvelle,0,6,0,80,0%,7.5%,0,4.4',
    );
    expect(table).toMatchObject({
      format: { id: 'search-console-comparison' },
      decisions: [{ setting: 'dateOrder', value: 'month', basis: 'values' }],
    });
    expect(table.notes).toContain('comparedPeriods');
    const totals = table.rows
      .filter(({ type }) => type === 'own')
      .map(({ keyword, date, clicks, impressions, average_position: position }) => [
        keyword,
        date,
        clicks,
        impressions,
        position,
      ]);
    expect(totals).toEqual([
      ['coliving', '2026-06-13', '4', '9', '1.22'],
      ['coliving', '2026-06-21', '2', '3', '1'],
      ['ancienne', '2026-06-13', '2', '15', '6.1'],
      ['nouvelle', '2026-06-21', '6', '80', '4.4'],
    ]);
  });

  it('is read in other languages', async () => {
    const table = await inspectRows(
      'Suchanfragen.csv',
      'Häufigste Suchanfragen,01.06.26 - 13.06.26 Klicks,14.06.26 - 21.06.26 Klicks,01.06.26 - 13.06.26 Impressionen,14.06.26 - 21.06.26 Impressionen',
      'zelt,4,2,9,3',
    );
    expect(table).toMatchObject({ format: { id: 'search-console-comparison' } });
    const totals = table.rows.filter(({ type }) => type === 'own');
    expect(totals).toMatchObject([
      { keyword: 'zelt', date: '2026-06-13', clicks: '4', impressions: '9' },
      { keyword: 'zelt', date: '2026-06-21', clicks: '2', impressions: '3' },
    ]);
  });

  it('of days and months that may be reversed asks for the order', async () => {
    const table = await inspectRows(
      'Queries.csv',
      header('6/1/26 - 6/7/26', '6/8/26 - 6/12/26'),
      'coliving,4,2,9,3,44.44%,66.67%,1.22,1',
    );
    expect(table.decisions).toMatchObject([
      { setting: 'dateOrder', examples: ['6/1/26', '6/7/26', '6/8/26'] },
    ]);
    expect(table.decisions[0]).not.toHaveProperty('value');
  });

  it('without dates yields the newer period, and names the columns of the other one', async () => {
    const table = await inspectRows(
      'Queries.csv',
      header('Last 3 months', 'Previous 3 months'),
      'coliving,4,2,9,3,44.44%,66.67%,1.22,1',
    );
    expect(table.rows.filter(({ type }) => type === 'own')).toMatchObject([
      { keyword: 'coliving', clicks: '4', impressions: '9', average_position: '1.22' },
    ]);
    const leftOut = table.columns.filter(({ reason }) => reason === 'undatedPeriod').map(({ name }) => name);
    expect(leftOut).toEqual([
      'Previous 3 months Clicks',
      'Previous 3 months Impressions',
      'Previous 3 months Position',
    ]);
    expect(table.notes).toContain('undatedPeriods');
  });

  it('without dates counts the queries of the older period', async () => {
    const table = await inspectRows(
      'Queries.csv',
      header('Last 3 months', 'Previous 3 months'),
      'coliving,4,2,9,3,44.44%,66.67%,1.22,1',
      'old coliving,0,2,0,3,0%,66.67%,0,1',
      'older coliving,,2,,3,,66.67%,,1',
    );
    expect(table.omittedRows).toBe(2);
    expect(noteText('undatedPeriods', table, 'en')).toMatch(/not imported\. Number of such queries: 2\.$/);
  });

  it('of two devices is refused with the reason', async () => {
    await expect(
      inspectRows('Queries.csv', header('Mobile', 'Desktop'), 'coliving,4,2,9,3,44.44%,66.67%,1.22,1'),
    ).rejects.toThrow(/compares “mobile”, “desktop”.*Export each of them separately/);
  });
});

describe('rows of several markets', () => {
  const openMarket = { setting: 'market', examples: ['us', 'au'], candidates: ['us', 'au', 'split'] };

  it('are not read as one, whatever column names the market', async () => {
    const semrush = await inspectRows(
      'kettles_clusters_2026-02-13.csv',
      'Database,Keyword,Volume,Keyword Difficulty,CPC (USD),Competitive Density,Intent,SERP Features',
      'us,kettle,12100,45,0.86,1.00,Commercial,Site Links',
      'au,kettle,2400,30,1.20,1.00,Commercial,Site Links',
    );
    expect(semrush.decisions).toEqual([openMarket]);
    const ahrefs = await inspectRows(
      'keywords.csv',
      'Keyword,Country,Difficulty,Volume,CPC,CPS,Parent Keyword',
      'kettle,us,21,1100,0.75,0.9,kettle',
      'kettle,au,11,100,0.7,0.9,kettle',
    );
    expect(ahrefs.decisions).toEqual([openMarket]);
    const places = await inspectRows(
      'shop-organic-keywords.csv',
      'Keyword,Country,Location,Volume,KD,CPC,Current position,Current URL',
      'kettle,us,Boston,1100,21,0.75,3,https://shop.example/',
      'kettle,us,Chicago,1100,21,0.75,7,https://shop.example/',
    );
    expect(places.decisions).toMatchObject([{ setting: 'market', examples: ['us boston', 'us chicago'] }]);
    const devices = await inspectRows(
      'ranks.csv',
      'keyword,position,url,country,device',
      'kettle,1,https://a.example/,us,mobile',
      'kettle,3,https://a.example/,us,desktop',
    );
    expect(devices.decisions).toMatchObject([{ setting: 'market', examples: ['us mobile', 'us desktop'] }]);
    const [responses] = await inspectText(
      'responses.json',
      JSON.stringify(
        ['us', 'au'].map((gl) => ({
          search_metadata: { status: 'Success' },
          search_parameters: { engine: 'google', q: 'kettle', gl },
          organic_results: [{ position: 1, link: 'https://a.example/' }],
        })),
      ),
    );
    expect(responses?.decisions).toMatchObject([{ setting: 'market', examples: ['google us', 'google au'] }]);
  });

  it('need no choice if there is one market, or if the columns are dimensions of first-party data', async () => {
    const one = await inspectRows(
      'keywords.csv',
      'keyword,ws,country',
      'kettle,10,us',
      'pot,20,US',
      'pan,30,',
    );
    expect(one.decisions).toEqual([]);
    const mapped = await inspectText('keywords.csv', 'Wort;Land\nkettle;us\npot;au\n', {
      mapping: { columns: { Wort: 'keyword', Land: 'country' }, market: 'us' },
    });
    expect(mapped[0]?.decisions).toMatchObject([{ setting: 'market', value: 'us', basis: 'chosen' }]);
    const own = await inspectRows(
      'Devices.csv',
      'Device,Clicks,Impressions,CTR,Position',
      'Mobile,9,90,10%,2.0',
      'Desktop,1,9,10%,2.0',
    );
    expect(own.decisions).toEqual([]);
  });
});
