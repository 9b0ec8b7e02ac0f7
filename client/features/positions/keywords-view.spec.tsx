import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { notChecked } from '../../../server/contract/projects/positions.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { KeywordsView } from './keywords-view.js';
import type { Report } from './keywords-grid.js';
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
    wsk: 0,
    positions: [keyword === 'boots' ? notChecked : 3],
    paths: ['/'],
  })),
};

const project = { id: '1', tags: [], provider: null } as unknown as PositionsProjectFragment;

function renderView(): void {
  render(
    <InPage address="/positions/1">
      <KeywordsView project={project} report={report} onChanged={vi.fn()} />
    </InPage>,
  );
}

const chartButtons = () => screen.queryAllByTitle(/^Chart of/).map((button) => button.textContent);

it('filters the keywords while the user types, in any letter case', async () => {
  renderView();
  await vi.waitFor(() => expect(chartButtons()).toEqual(['red tents', 'палатки', 'boots']));
  const search = screen.getByLabelText('Search keywords');
  for (const [text, keywords] of [
    ['TENT', ['red tents']],
    [' ПАЛАТ', ['палатки']],
    ['no such keyword', []],
    ['', ['red tents', 'палатки', 'boots']],
  ] as const) {
    fireEvent.change(search, { target: { value: text } });
    await vi.waitFor(() => expect(chartButtons()).toEqual(keywords));
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
