import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { notChecked } from '../../../server/contract/projects/positions.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { KeywordsView } from './keywords-view.js';
import type { Report } from './report-rows.js';
import type { PositionsProjectFragment } from './positions.generated.js';

beforeAll(() => startPage(['positions']));
afterEach(cleanup);

const report: Report = {
  base: 'gny',
  sites: ['shop.example'],
  visits: 0,
  dates: [
    {
      date: '2026-10-01',
      isChecked: true,
      depth: 50,
      tops: [],
      beyond: 0,
      unchecked: 1,
      mean: null,
      shares: [],
    },
  ],
  rows: ['red tents', 'палатки', 'boots'].map((keyword, index) => ({
    id: index + 1,
    keyword,
    tags: [],
    ws: 100,
    positions: [keyword === 'boots' ? notChecked : 3],
    paths: ['/'],
  })),
};

const project = { id: '1', tags: [], provider: null } as unknown as PositionsProjectFragment;

function renderView(viewedReport = report): void {
  render(
    <InPage address="/positions/1">
      <KeywordsView project={project} report={viewedReport} onChanged={vi.fn()} />
    </InPage>,
  );
}

const chartButtons = () => screen.queryAllByTitle(/^Chart of/).map((button) => button.textContent);

it('filters the keywords while the user types, in any letter case', async () => {
  renderView();
  await expect.poll(chartButtons).toEqual(['red tents', 'палатки', 'boots']);
  const search = screen.getByLabelText('Search keywords');
  for (const [text, keywords] of [
    ['TENT', ['red tents']],
    [' ПАЛАТ', ['палатки']],
    ['no such keyword', []],
    ['', ['red tents', 'палатки', 'boots']],
  ] as const) {
    fireEvent.change(search, { target: { value: text } });
    await expect.poll(chartButtons).toEqual(keywords);
  }
});

it('names the keywords without results, also those that the search hides', async () => {
  renderView();
  fireEvent.change(screen.getByLabelText('Search keywords'), { target: { value: 'tents' } });
  const summary = await screen.findByText('1 keyword has no results on these dates');
  const list = summary.closest('details') ?? expect.fail('no list');
  expect(
    within(list)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['boots']);
});

it('prints the keywords that match the search, with all dates, changes and pages, in the order of the grid', async () => {
  const [date] = report.dates;
  if (!date) throw new Error('no date');
  const [one, two, ...others] = report.rows.map((row) => ({ ...row, keyword: `red ${row.keyword}` }));
  if (!one || !two) throw new Error('no rows');
  renderView({
    ...report,
    dates: [date, { ...date, date: '2026-09-01' }],
    rows: [
      { ...one, tags: ['brand', 'new'], positions: [7, 10], paths: ['/tents', ''] },
      { ...two, ws: 0, positions: [0, 4], paths: ['', '/shop'] },
      ...others.map((row) => ({ ...row, positions: [2, -1] })),
      { ...one, id: 9, keyword: 'green tents' },
    ],
  });
  await expect.poll(chartButtons).toHaveLength(4);
  fireEvent.click(screen.getByText('1 Oct 2026'));
  fireEvent.change(screen.getByLabelText('Search keywords'), { target: { value: 'RED' } });
  await expect.poll(chartButtons).toEqual(['red boots', 'red red tents', 'red палатки']);
  fireEvent(window, new Event('beforeprint'));
  const table = screen.getByRole('table', { name: 'Positions by date' });
  const cells = [...table.querySelectorAll('tr')].map(({ cells: row }) =>
    [...row].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['Keyword', 'Volume', '1 Oct 2026', '1 Sep 2026', 'Tags', 'Page'],
    ['red boots', '100', '2', '–', '–', '/'],
    ['red red tents', '100', '7 (+3)', '10', 'brand, new', '/tents'],
    ['red палатки', '–', '>50', '4', '–', '/shop'],
  ]);
  screen.getByText('Search keywords: RED');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: 'Positions by date' })).toBeNull();
});
