import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { CompetitorsCard } from './competitors-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

it('says in its own block that a list could not be built, where null comes in its place (B12)', async () => {
  render(
    <InPage
      address="/report?domain=a.example&db=gny"
      answers={{
        DashboardCompetitors: () => ({ dashboardCompetitors: null }),
        DashboardPaidCompetitors: () => ({ dashboardPaidCompetitors: null }),
      }}
    >
      <CompetitorsCard domain="a.example" base="gny" />
      <PaidCompetitorsCard domain="a.example" base="gny" />
    </InPage>,
  );
  const text = 'a.example has too few keywords to build a list of competitors.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
});
