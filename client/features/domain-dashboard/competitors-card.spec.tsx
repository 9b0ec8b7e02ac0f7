import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { CompetitorsCard } from './competitors-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

it('explains inside its card that a list could not be built when the server returns null', async () => {
  render(
    <InPage
      address="/report?domain=a.example&db=gny"
      results={{
        DashboardCompetitors: () => ({ dashboardCompetitors: null }),
        DashboardPaidCompetitors: () => ({ dashboardPaidCompetitors: null }),
      }}
    >
      <CompetitorsCard domain="a.example" base="gny" />
      <PaidCompetitorsCard domain="a.example" base="gny" />
    </InPage>,
  );
  const text = 'a.example has too few keywords for a list of competitors.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
});

it('shows the column by which ad competitors are ordered', async () => {
  const competitors = [
    { __typename: 'DashboardPaidCompetitor', name: 'b.example', cnt: 9, adscnt: 3, adkeyscnt: 90 },
    { __typename: 'DashboardPaidCompetitor', name: 'c.example', cnt: 8, adscnt: 2, adkeyscnt: 8 },
  ];
  render(
    <InPage
      address="/report?domain=a.example&db=gny"
      results={{ DashboardPaidCompetitors: () => ({ dashboardPaidCompetitors: competitors }) }}
    >
      <PaidCompetitorsCard domain="a.example" base="gny" />
    </InPage>,
  );
  await screen.findByText('b.example');
  const cellStrings = screen
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(cellStrings).toEqual([
    ['Similarity', 'Shared', 'Paid keywords'],
    ['10%', '9', '90'],
    ['100%', '8', '8'],
  ]);
});
