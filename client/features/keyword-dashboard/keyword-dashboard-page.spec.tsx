import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { KeywordDashboardQuery } from './keyword-dashboard.generated.js';
import { KeywordDashboardPage } from './keyword-dashboard-page.js';

type SerpResult = KeywordDashboardQuery['keywordDashboard']['top'][number];

const serpResult = (pos: number, delta: number | null): SerpResult => ({
  pos,
  delta,
  churl: false,
  domain: `site-${pos}.example`,
  url: '/',
  title: '',
  ownDate: null,
  it10: 1,
  it50: 2,
  vis: 3,
  hasVolumes: true,
});

const deltasByPosition = new Map<number, number | null>([
  [2, -1],
  [5, 4],
  [9, null],
]);

const response: KeywordDashboardQuery = {
  keywordDashboard: {
    word: 'tent for two',
    base: 'gny',
    positionsDate: '2026-10-12',
    ws: 900,
    wsRange: '',
    wsk: 90,
    cpcMin: '0.00',
    cpcMax: '0.00',
    competition: 0,
    wizards: [],
    isgeo: false,
    isquest: false,
    top: Array.from({ length: 22 }, (_, index) =>
      serpResult(index + 1, deltasByPosition.get(index + 1) ?? (deltasByPosition.has(index + 1) ? null : 0)),
    ),
    ads: [],
    similar: [],
    volumeHistory: [
      { date: '2026-09-12', ws: 700 },
      { date: '2026-10-12', ws: 900 },
    ],
  },
  wizardClasses: [],
};

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

async function open(pageData: KeywordDashboardQuery = response): Promise<void> {
  render(
    <InPage address="/keyword_dashboard?keyword=tent+for+two" results={{ KeywordDashboard: () => pageData }}>
      <KeywordDashboardPage keyword="tent for two" volumesDate="2026-11-12" />
    </InPage>,
  );
  await screen.findByRole('table', { name: 'Search results' });
}

it('lists every search result at once', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Search results' })).getAllByRole('row');
  expect(rows).toHaveLength(1 + response.keywordDashboard.top.length);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('lists results that moved: climbers before new results before fallers', async () => {
  await open();
  const [, ...rows] = within(screen.getByRole('table', { name: 'Position changes' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'site-5.example',
    'site-9.example',
    'site-2.example',
  ]);
});

it('dates the volumes by the latest volume of the keyword', async () => {
  const { keywordDashboard } = response;
  await open({
    ...response,
    keywordDashboard: { ...keywordDashboard, volumeHistory: [{ date: '2026-09-12', ws: 900 }] },
  });
  expect(screen.getByText('Sep 2026')).toBeTruthy();
});

it('shows the range of a volume that has no exact value', async () => {
  const { keywordDashboard } = response;
  await open({ ...response, keywordDashboard: { ...keywordDashboard, ws: 500, wsRange: '100-1000' } });
  expect(screen.getByText('100–1,000')).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
});

it('charts the volume history', async () => {
  await open();
  expect(screen.getByRole('img', { name: /: 700 then, 900 now$/ })).toBeTruthy();
});

it('marks results from exports of single domains and dates each of them', async () => {
  const { keywordDashboard } = response;
  const [first] = keywordDashboard.top;
  if (!first) throw new Error('no place');
  const top = [{ ...first, ownDate: '2026-10-20' }];
  await open({ ...response, keywordDashboard: { ...keywordDashboard, positionsDate: null, top } });
  expect(screen.getByText(/^No full search results for this keyword/)).toBeTruthy();
  expect(screen.getByTitle(/^Position from an export of the domain/)).toBeTruthy();
});

it('shows no export note for full search results', async () => {
  await open();
  expect(screen.queryByText(/^No full search results/)).toBeNull();
  expect(screen.queryByTitle(/^Position from an export/)).toBeNull();
});

it('shows the number of results and the maximum position when a position is missing', async () => {
  const { keywordDashboard } = response;
  const top = Array.from({ length: 47 }, (_, index) => serpResult(index + 1, 0)).filter(
    ({ pos }) => pos !== 14,
  );
  await open({ ...response, keywordDashboard: { ...keywordDashboard, top } });
  const card = screen.getByRole('region', { name: 'Search results' });
  expect(within(card).getAllByRole('row')).toHaveLength(1 + 46);
  within(card).getByText('46 results, positions 1–47');
});
