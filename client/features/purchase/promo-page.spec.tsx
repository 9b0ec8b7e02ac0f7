import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { pricedPlan } from '../../testing/priced-plan.js';
import { PromoPage } from './promo-page.js';

beforeAll(() => startPage(['purchase']));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const limits = { ...pricedPlan.limits, analyzePerDay: 50 };
const days = [1, 5].map((count, term) => ({
  term,
  months: 0,
  days: count,
  priceCents: 2000 * count,
  monthCents: 2000,
  discountPercent: 0,
}));
const day = { ...pricedPlan, id: 6, label: 'One day', rank: 2, priceCents: 2000, limits, terms: days };
const month = { term: 0, months: 1, days: 0, priceCents: 4900, monthCents: 4900, discountPercent: 0 };
const basic = { ...pricedPlan, id: 3, label: 'Basic', rank: 3, priceCents: 4900, terms: [month] };

const guest = { ...payingViewer, kind: 'GUEST', account: null } as ViewerData;
const freePlanViewer: ViewerData = {
  ...payingViewer,
  kind: 'DEMO',
  plan: { ...payingViewer.plan, id: 0, label: 'Free', rank: 1 },
  account: { ...payingViewer.account!, isPaid: false, paidUntil: null },
};

function open(viewer: ViewerData, address = '/promo?plan=6') {
  render(
    <InPage
      address={address}
      results={{ Viewer: () => viewerResult(viewer), Plans: () => ({ plans: [day, basic] }) }}
    >
      <PromoPage />
    </InPage>,
  );
}

it('shows the price and the limits of a day', async () => {
  open(freePlanViewer);
  const limitsSection = within(await screen.findByRole('region', { name: 'What’s included' }));
  limitsSection.getByText('1 day – $20, 5 days – $100. One payment. It does not renew.');
  limitsSection.getByText('Domains and keywords a day');
  limitsSection.getByText('50');
});

it('sells 1 or 5 days to users without a plan', async () => {
  open(freePlanViewer);
  await screen.findByRole('button', { name: 'Buy One day' });
  expect(screen.getAllByRole('radio', { name: /^\d days?$/ })).toHaveLength(2);
});

it('links guests to registration with the plan', async () => {
  open(guest);
  const link = await screen.findByRole('link', { name: 'Register to buy' });
  expect(link.getAttribute('href')).toMatch(/^\/login\?.*srok=0#tarif6$/);
});

it('shows users with another plan when they can buy it', async () => {
  open(payingViewer);
  await screen.findByText(/Lower than your plan\. Available after .*2026\./);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One day' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Buy One day' })).toBeNull();
  // The pricing page sells higher plans.
  const link = screen.getByRole('link', { name: 'Extend or change the plan' });
  expect(link.getAttribute('href')).toBe('/subscription');
  expect(screen.queryByText(/already have the highest plan/)).toBeNull();
});

it('redirects to the purchase of a monthly plan and rejects unknown ids', async () => {
  // `<Redirect>` compares the address of its page with the current one of the browser.
  window.history.replaceState(null, '', '/promo?plan=3');
  open(freePlanViewer, '/promo?plan=3');
  await screen.findByText('/subscription?needleTariff=3');
  expect(currentAddress()).toBe('/subscription?needleTariff=3');
  cleanup();
  for (const plan of ['17', 'x', '']) {
    open(freePlanViewer, `/promo?plan=${plan}`);
    await screen.findByRole('heading', { name: 'Plan not found' });
    cleanup();
  }
  open(freePlanViewer, '/promo');
  await screen.findByRole('button', { name: 'Buy One day' });
});
