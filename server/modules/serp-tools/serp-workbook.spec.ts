import { buffer } from 'node:stream/consumers';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { SerpComparison } from './serp-comparison.type.js';
import { serpWorkbook } from './serp-workbook.js';

const createResult = (pos: number) => ({
  pos,
  did: pos,
  domain: `d${pos}.example`,
  url: `/=${pos}`,
  domainTops: 2,
  pageTops: 1,
});
const createTop = (keyword: string, ws: number) => ({
  keyword,
  kid: 1,
  ws,
  wsRange: '',
  wizards: [],
  places: [createResult(1), createResult(2)],
});
const createComparison = (exportRows: number | null): SerpComparison => ({
  depth: 10,
  tops: [createTop('tents', 900), createTop('палатки', 40)],
  unknown: [],
  maxKeywords: 3,
  copyAllowed: true,
  exportRows,
  positionsDate: null,
  positionsRange: null,
  volumesDate: null,
});

it('contains every result in order, up to the export limit', async () => {
  const [sheet] = await readWorkbook(await buffer(serpWorkbook(createComparison(null), 'en')));
  expect(sheet?.data).toEqual([
    ['Keyword', 'Volume', 'Position', 'Domain', 'Page', 'SERPs with the domain', 'SERPs with the page'],
    ['tents', 900, 1, 'd1.example', '/=1', 2, 1],
    ['tents', 900, 2, 'd2.example', '/=2', 2, 1],
    ['палатки', 40, 1, 'd1.example', '/=1', 2, 1],
    ['палатки', 40, 2, 'd2.example', '/=2', 2, 1],
  ]);
  const [cut] = await readWorkbook(await buffer(serpWorkbook(createComparison(3), 'ru')));
  expect([cut?.data.length, cut?.data[0]?.[0]]).toEqual([4, 'Фраза']);
});
