import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { AdsCard } from './ads-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';

beforeAll(() => startPage(['dashboard']));
afterEach(cleanup);

it('L8: cards of a domain without ads say one sentence each, which makes them no higher than it', async () => {
  const domain = 'a.example';
  const { container } = render(
    <InPage
      address="/report?domain=a.example&db=gny"
      answers={{ DashboardPaidCompetitors: () => ({ dashboardPaidCompetitors: [] }) }}
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
