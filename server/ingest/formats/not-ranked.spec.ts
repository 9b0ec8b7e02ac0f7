import { describe, expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { isNotRanked, isRank } from './not-ranked.js';

describe('a cell with a position', () => {
  it.each([
    '>100',
    '≥ 100',
    '100+',
    'not found',
    'not_found',
    'Not in top 100',
    'no rank',
    'unranked',
    'out of top 50',
    'не найдено',
    'вне топ-100',
    'нет в топ 50',
  ])('states with “%s” that the site is not ranked', (text) => {
    expect(isNotRanked(text)).toBe(true);
    expect(isRank(text)).toBe(false);
  });

  it.each(['', '-', '--', 'n/a', '0', '0.0'])('“%s” is not a rank and states nothing', (text) => {
    expect(isNotRanked(text)).toBe(false);
    expect(isRank(text)).toBe(false);
  });

  it.each(['1', '12', '2.5', 'see note', '?', '-3', 'no', 'note 7'])(
    '“%s” counts as a rank, which the import stores or rejects',
    (text) => {
      expect(isRank(text)).toBe(true);
    },
  );
});

describe('the preview of a table of positions', () => {
  it('counts words such as “not found” as empty and other words as invalid', async () => {
    const lines = [
      'keyword,position,url',
      'a,not found,',
      'b,>100,https://a.example/',
      'c,-,',
      'd,3,https://a.example/',
      'e,see note,https://a.example/',
    ];
    const [table] = await inspectText('ranks.csv', lines.join('\n'));
    const column = table?.columns.find(({ name }) => name === 'position');
    expect(column?.values).toEqual({ valid: 1, empty: 3, invalid: 1, examples: ['see note'] });
    expect(table?.forecast).toMatchObject({ rejected: 1, rejectReasons: [{ reason: 'position', rows: 1 }] });
  });
});

describe('a native table with impressions', () => {
  it.each([
    'keyword,url,day,clicks,impressions,average_position',
    'phrase,day,clicks,impressions,average_position',
    'keyword,clicks,impressions,position',
  ])('is not taken for an export of a vendor: %s', async (header) => {
    const row = header
      .split(',')
      .map((name) => ({ day: '2026-05-01', url: 'https://a.example/' })[name] ?? '3');
    const [table] = await inspectText('searches.csv', `${header}\n${row.join(',')}\n`);
    expect(table?.format?.id).toBe('first-party-csv');
    expect(table?.columns.filter(({ use }) => use !== 'used')).toEqual([]);
    const position = table?.columns.find(({ field }) => field === 'average_position');
    expect(position?.values).toMatchObject({ valid: 1, invalid: 0 });
  });
});

describe('monthly volumes', () => {
  it('are read in every notation of numbers', async () => {
    const planner = [
      'Keyword,Avg. monthly searches,Competition,Searches: Mar 2026,Searches: Apr 2026',
      'tent,1300.0,Low,34427.0,"1,2K"',
    ];
    const dynamics = ['Period;Number of queries;Dynamics «tent»', 'March 2026;46,0K;', 'April 2026;1 200;'];
    const records = await Promise.all(
      [planner, dynamics].map(async (lines) => (await inspectText('months.csv', lines.join('\n')))[0]?.rows),
    );
    expect(records).toMatchObject([[{ trend: '34427|1200' }], [{ trend: '46000|1200', ws: '1200' }]]);
  });

  it('that are no numbers are reported instead of a series with gaps', async () => {
    const planner = [
      'Keyword,Avg. monthly searches,Competition,Searches: Mar 2026,Searches: Apr 2026',
      'tent,1300,Low,12 of 30,1200',
    ];
    const [table] = await inspectText('months.csv', planner.join('\n'));
    const column = table?.columns.find(({ field }) => field === 'trend');
    expect(column?.values).toEqual({ valid: 0, empty: 0, invalid: 1, examples: ['12 of 30'] });
  });
});
