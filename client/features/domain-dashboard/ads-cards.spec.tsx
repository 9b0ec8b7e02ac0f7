import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { AdsCard } from './ads-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';
import type { DomainSummary } from './dashboard-types.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';
import { PaidRow } from './domain-dashboard-page.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

it('shows one sentence per card for a domain without ads, without stretching the cards', async () => {
  const domain = 'a.example';
  const { container } = render(
    <InPage
      address="/report?domain=a.example&db=gny"
      results={{ DashboardPaidCompetitors: () => ({ dashboardPaidCompetitors: [] }) }}
    >
      <AdsCard domain={domain} ads={[]} total={0} />
      <PaidKeywordsCard domain={domain} keywords={[]} total={0} />
      <PaidCompetitorsCard domain={domain} />
    </InPage>,
  );
  const cards = [...container.querySelectorAll('section')];
  expect(cards).toHaveLength(3);
  await waitFor(() => {
    for (const card of cards) expect(card.querySelectorAll(':scope > [data-card-note]')).toHaveLength(1);
  });
});

it.each([
  [0, 0, 0],
  [0, 3, 2],
  [2, 0, 1],
])('shows %i paid keywords now and %i before in a row of %i cards', (adkeyscnt, before, cards) => {
  const point = { date: '2026-09-01', adkeyscnt: before, adscnt: before, adtraf: 0 };
  const dashboard = { adkeyscnt, adkeys: [], history: [point] } as unknown as DomainSummary;
  const { container } = render(
    <InPage address="/report?domain=a.example&db=gny">
      <PaidRow domain="a.example" dashboard={dashboard} />
    </InPage>,
  );
  expect(container.querySelectorAll('section')).toHaveLength(cards);
});
