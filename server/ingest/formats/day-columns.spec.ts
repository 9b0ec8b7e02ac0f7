import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { dayOfColumn } from './day-columns.js';

it.each([
  ['2026-11-02', '2026-11-02'],
  ['2026/11/2', '2026-11-02'],
  ['2026-11-02 08:30:00', '2026-11-02'],
  ['02.11.2026', '2026-11-02'],
  ['19/11/2026', '2026-11-19'],
  ['11/19/26', '2026-11-19'],
  ['11/02/2026', '11/02/2026'],
  ['nov 2, 2026', '2026-11-02'],
  ['nov-02-2026', '2026-11-02'],
  ['2 november 2026', '2026-11-02'],
  ['position 2026-11-02', '2026-11-02'],
  ['rank (2026-11-02)', '2026-11-02'],
  ['2026-11-02 position', '2026-11-02'],
  ['позиция 02.11.2026', '2026-11-02'],
  ['searches: nov 2026', undefined],
  ['clicks 2026-11-02', undefined],
  ['2026-11', undefined],
  ['position', undefined],
])('the day of the column %s is %s', (name, day) => {
  expect(dayOfColumn(name)).toBe(day);
});

const inspectRows = async (name: string, rows: readonly string[], options = {}) => {
  const [table] = await inspectText(name, `${rows.join('\n')}\n`, options);
  return table ?? expect.fail('no table');
};

describe('a table with a column per day', () => {
  it('contains the positions of a domain on each day', async () => {
    const table = await inspectRows('shop.example-ranks.csv', [
      '#,Keyword,Tags,Search Volume,Landing page,10/26/2026,11/02/2026',
      '1,kettle,tea,900,https://shop.example/kettle,12,8',
      '2,pot,,40,,>100,7',
      '3,pan,,30,,-,',
    ]);
    expect(table).toMatchObject({
      format: { id: 'dated-positions' },
      domain: 'shop.example',
      decisions: [{ setting: 'dateOrder', value: 'month', basis: 'values' }],
    });
    expect(table.columns.filter(({ use }) => use === 'unknown')).toEqual([]);
    const url = 'https://shop.example/kettle';
    expect(table.rows).toEqual([
      { keyword: 'kettle', ws: '900', url, type: 'organic', date: '2026-10-26', position: '12' },
      { keyword: 'kettle', ws: '900', url, type: 'organic', date: '2026-11-02', position: '8' },
      { keyword: 'pot', ws: '40', type: 'organic', date: '2026-11-02', position: '7' },
      { keyword: 'pan', ws: '30', type: 'keyword', date: '2026-11-02' },
    ]);
  });

  it('asks for the order of days and months that may be reversed', async () => {
    const rows = ['Query;Domain;05/09/2026;06/09/2026', 'kettle;shop.example;3;4', 'pot;shop.example;;'];
    const open = await inspectRows('ranks.csv', rows);
    expect(open.decisions).toMatchObject([{ setting: 'dateOrder', examples: ['05/09/2026', '06/09/2026'] }]);
    expect(open.decisions[0]).not.toHaveProperty('value');
    const chosen = await inspectRows('ranks.csv', rows, { reading: { dateOrder: 'day' } });
    expect(chosen.rows.map(({ keyword, date }) => [keyword, date])).toEqual([
      ['kettle', '2026-09-05'],
      ['kettle', '2026-09-06'],
      ['pot', '2026-09-06'],
    ]);
  });

  it('is read as the history of SE Ranking with the domain of the header', async () => {
    const table = await inspectRows('history.csv', [
      'Keyword for: (shop.example),Group,Local Search Volume,2026-11-01,2026-11-02',
      'kettle,main,900,12,8',
    ]);
    expect(table).toMatchObject({ format: { id: 'dated-positions' }, domain: 'shop.example' });
    expect(table.rows.map(({ date, position }) => [date, position])).toEqual([
      ['2026-11-01', '12'],
      ['2026-11-02', '8'],
    ]);
  });

  it('is read by a mapping of its other columns', async () => {
    const rows = ['Suchbegriff;Menge;01.11.2026;02.11.2026', 'kessel;900;5;4'];
    const skipped = { columns: { Suchbegriff: 'keyword', '01.11.2026': null, '02.11.2026': null } } as const;
    const keywords = await inspectRows('raenge.csv', rows, { mapping: skipped });
    expect(keywords.rows).toEqual([{ keyword: 'kessel' }]);
    const mapping = { columns: { Suchbegriff: 'keyword', Menge: 'ws' }, domain: 'shop.example' } as const;
    const table = await inspectRows('raenge.csv', rows, { mapping });
    expect(table.domain).toBe('shop.example');
    expect(table.rows.map(({ date, position, ws }) => [date, position, ws])).toEqual([
      ['2026-11-01', '5', '900'],
      ['2026-11-02', '4', '900'],
    ]);
  });

  it('is refused if its values are no positions', async () => {
    await expect(
      inspectRows('volumes.csv', ['keyword,2026-10-01,2026-11-01', 'kettle,900,"12,100"']),
    ).rejects.toThrow('contain “12,100”, which is not a position');
  });
});
