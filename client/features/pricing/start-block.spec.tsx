import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { MonthNote } from './plan-header.js';
import { StartBlock } from './start-block.js';

beforeAll(() => startPage(['pricing', 'limits']));
afterEach(cleanup);

const day = {
  id: 6,
  label: 'One day',
  rank: 2,
  freeDays: 0,
  priceCents: 2000,
  terms: [{ term: 0, months: 0, days: 1, priceCents: 2000, monthCents: 2000, discountPercent: 0 }],
};
const month = { term: 3, months: 12, days: 0, priceCents: 179_100, monthCents: 14_925, discountPercent: 25 };
const team = { id: 5, label: 'Team', rank: 5, freeDays: 2, priceCents: 19_900, terms: [month] };
const plans = [day, team] as unknown as PricedPlan[];

const limits = { reportsPerDay: 15, recordsPerReport: 15, deepestPosition: 10, exportRows: 10 };
const guest = { ...payingViewer, kind: 'GUEST', account: null } as ViewerData;
const freePlanViewer = (account: object) =>
  ({
    ...payingViewer,
    kind: 'DEMO',
    account: { ...payingViewer.account, isPaid: false, ...account },
  }) as ViewerData;

function open(viewer: ViewerData) {
  render(
    <InPage
      address="/pricing"
      results={{
        Viewer: () => viewerResult(viewer),
        DefaultPlan: () => ({ defaultPlan: { id: 0, limits } }),
        TariffCalculation: () => ({
          tariffCalculation: {
            act: 'change',
            currency: 'USD',
            regularCents: 179_100,
            creditCents: 6645,
            unusedCents: 6645,
            realCents: 172_455,
            givenDays: 0,
            startsAt: '2026-11-23T00:00:00.000Z',
            paidUntil: '2027-11-23T00:00:00.000Z',
          },
        }),
      }}
    >
      <StartBlock plans={plans} />
      <p>
        <MonthNote plan={plans[1]!} price={month} />
      </p>
    </InPage>,
  );
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('offers guests registration or a day', async () => {
  open(guest);
  await screen.findByText(/15 reports a day/);
  expect(titles()).toEqual(['Start without a plan', 'Just for a day']);
  expect(screen.getByRole('link', { name: 'Buy a day' }).getAttribute('href')).toBe('/promo?plan=6');
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toMatch(/#register$/);
});

it('offers free days to a user who has not used them', async () => {
  open(freePlanViewer({ hasFreeDays: true }));
  await screen.findByRole('button', { name: 'Request free days' });
  expect(titles()).toEqual(['Try a plan first', 'Just for a day']);
  cleanup();
  open(freePlanViewer({ hasFreeDays: false }));
  await screen.findByRole('link', { name: 'Buy a day' });
  expect(titles()).toEqual(['Just for a day']);
});

it('shows the price of a higher plan after credit for unused days', async () => {
  open(payingViewer);
  await screen.findByText('$1,791 for 12 months, $1,724.55 after credit for your unused days');
  expect(titles()).toEqual([]);
  cleanup();
  open(guest);
  await screen.findByText('$1,791 for 12 months');
});
