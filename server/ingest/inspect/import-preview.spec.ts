import { expect, it } from 'vitest';
import { previewImport } from './import-preview.js';

const page = 'https://www.tea.example/a';

it('predicts rejected rows and rows beyond the stored depth', () => {
  const rows = [
    { keyword: 'kettle', position: '1', url: page },
    { keyword: 'kettle', position: '50', url: page },
    { keyword: 'kettle', position: '51', url: page },
    { keyword: 'kettle', position: '1,204', url: page },
    { keyword: 'kettle', position: '1.204', url: page },
    { keyword: 'kettle', average_position: '50,6', url: page },
    { keyword: 'kettle', position: '0', url: page },
    { keyword: 'kettle', position: 'n/a', url: page },
    { keyword: 'kettle', position: '3', url: 'ftp://tea.example/' },
    { keyword: ' ', position: '3', url: page },
    { keyword: 'kettle', position: '3', url: page, date: 'soon' },
    { keyword: 'kettle', ws: '10' },
    { type: 'site', url: 'https://tea.example/' },
  ];
  expect(previewImport(rows, { isAll: true })).toEqual({
    inspected: 13,
    isAll: true,
    totalRows: 0,
    rejected: 5,
    rejectReasons: [
      { reason: 'position', rows: 2 },
      { reason: 'url', rows: 1 },
      { reason: 'keyword', rows: 1 },
      { reason: 'date', rows: 1 },
    ],
    unknownBases: [],
    tooDeep: 4,
    future: 0,
    isOneSite: true,
  });
});

it('counts a first-party row once although it also yields a position', () => {
  const row = (keyword: string, average_position: string) => [
    { type: 'own', keyword, average_position, url: page },
    { type: 'organic', keyword, average_position, url: page },
  ];
  const rows = [
    ...row('kettle', '3.2'),
    ...row('pot', '71.4'),
    { type: 'own', impressions: '9', day: 'soon', date: 'soon' },
  ];
  expect(previewImport(rows, { isAll: true, alsoYieldsPosition: true })).toMatchObject({
    inspected: 3,
    isAll: true,
    rejected: 1,
    tooDeep: 0,
    isOneSite: true,
  });
});

it('accepts rows whose domain the user can still supply', () => {
  const rows = [
    { keyword: 'kettle', position: '1', url: '/a' },
    { keyword: 'pot', position: '2' },
  ];
  expect(previewImport(rows, { isAll: false })).toMatchObject({
    inspected: 2,
    isAll: false,
    rejected: 0,
    tooDeep: 0,
    isOneSite: true,
  });
  const rowsOfTwoSites = [...rows, { keyword: 'pot', position: '3', url: 'https://b.example/' }];
  expect(previewImport(rowsOfTwoSites, { isAll: false }).isOneSite).toBe(false);
  const hosts = ['https://a.tea.example/', 'https://b.tea.example/'];
  const subdomainRows = hosts.map((url) => ({ keyword: 'pot', position: '3', url }));
  expect(previewImport(subdomainRows, { isAll: false }).isOneSite).toBe(true);
});

it('rejects rows of unknown types', () => {
  const rows = ['brand', 'Organic', ''].map((type) => ({ keyword: 'pot', position: '1', type }));
  expect(previewImport(rows, { isAll: true })).toMatchObject({
    rejected: 1,
    rejectReasons: [{ reason: 'type', rows: 1 }],
  });
});

it('rejects rows of missing databases and lists these once', () => {
  const rows = ['gny', 'GNY', 'gxx', '', 'Gxx', 'yqq'].map((base) => ({ keyword: 'pot', ws: '1', base }));
  expect(previewImport(rows, { isAll: true, bases: ['gny', 'msk'] })).toMatchObject({
    rejected: 3,
    rejectReasons: [{ reason: 'base', rows: 3 }],
    unknownBases: ['gxx', 'yqq'],
  });
  expect(previewImport(rows, { isAll: true })).toMatchObject({ rejected: 0, unknownBases: [] });
});

it('excludes totals and averages whose values prove it', () => {
  const list = [
    { keyword: 'kettle', ws: '1,200' },
    { keyword: 'pot', ws: '800' },
  ];
  const countTotals = (rows: Parameters<typeof previewImport>[0]) => {
    const { totalRows, inspected } = previewImport(rows, { isAll: true });
    return [totalRows, inspected];
  };
  expect(countTotals([...list, { keyword: 'Total', ws: '2,000' }])).toEqual([1, 2]);
  expect(countTotals([...list, { keyword: 'Average', ws: '1000' }])).toEqual([1, 2]);
  expect(countTotals([...list, { keyword: 'Итого:' }])).toEqual([1, 2]);
  expect(countTotals([...list, { keyword: 'Total', ws: '300' }])).toEqual([0, 3]);
  expect(countTotals([...list, { keyword: 'Grand total (2)' }, { keyword: 'grand total in excel' }])).toEqual(
    [1, 3],
  );
  expect(countTotals([{ keyword: 'total' }, { keyword: 'sum' }])).toEqual([0, 2]);
  const ranks = [{ keyword: 'kettle', position: '1', url: page }];
  expect(countTotals([...ranks, { keyword: 'Total' }])).toEqual([1, 1]);
  expect(countTotals([...ranks, { keyword: 'total', position: '3', url: page }])).toEqual([0, 2]);
});

it('counts rows with dates later than tomorrow', () => {
  const row = (date: string) => ({ keyword: 'kettle', position: '1', url: page, date });
  const rows = ['2099-01-31', '31.01.2099', '2020-01-31', '31.01.2020', ''].map(row);
  expect(previewImport(rows, { isAll: true })).toMatchObject({ rejected: 0, future: 2 });
});
