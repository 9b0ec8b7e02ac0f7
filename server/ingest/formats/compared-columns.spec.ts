import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';

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
      notes: expect.arrayContaining(['comparedPeriods']),
    });
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

  it('of two devices is refused with the reason', async () => {
    await expect(
      inspectRows('Queries.csv', header('Mobile', 'Desktop'), 'coliving,4,2,9,3,44.44%,66.67%,1.22,1'),
    ).rejects.toThrow(/compares “mobile”, “desktop”.*Export each of them separately/);
  });
});
