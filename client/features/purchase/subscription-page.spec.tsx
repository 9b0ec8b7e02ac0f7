import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Notifications } from '@mantine/notifications';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { pricedPlan } from '../../testing/priced-plan.js';
import { SubscriptionPage } from './subscription-page.js';

beforeAll(() => startPage(['purchase']));
afterEach(cleanup);

const terms = [{ term: 0, months: 1, days: 0, priceCents: 9900, monthCents: 9900, discountPercent: 0 }];
const plansOnSale = [
  [3, 'Basic'],
  [4, 'Professional'],
  [5, 'Team'],
].map(([id, label]) => ({ ...pricedPlan, id, label, rank: id, terms }));

const inactiveAutopay = { enabled: true, canSubscribe: true, active: false, cents: null, nextAt: null };

interface RenderedPage {
  account?: Partial<NonNullable<ViewerData['account']>>;
  viewer?: Partial<ViewerData>;
  autopay?: object;
  isActive?: boolean;
  address?: string;
  end?: () => object;
  /** Creates the response of the autopay query. */
  autopayResponse?: () => object;
}

function open({
  account,
  viewer,
  autopay = inactiveAutopay,
  isActive = true,
  address,
  end,
  autopayResponse,
}: RenderedPage) {
  const renderedViewer = { ...payingViewer, ...viewer, account: { ...payingViewer.account!, ...account } };
  render(
    <InPage
      address={address ?? '/subscription'}
      results={{
        Viewer: () => viewerResult(renderedViewer),
        Plans: () => ({ plans: plansOnSale }),
        PlanInForce: () => ({ currentPlan: { id: renderedViewer.plan.id, isActive } }),
        Autopay: autopayResponse ?? (() => ({ autopay: { ...autopay } })),
        EndAutopay: end ?? (() => ({})),
      }}
    >
      <SubscriptionPage />
      <Notifications />
    </InPage>,
  );
}

const findStateSection = async () => within(await screen.findByRole('region', { name: 'Your plan' }));
const freePlanViewer = { ...payingViewer.plan, id: 0, label: 'Free', rank: 1 };

it('shows the end of the active plan and extends it', async () => {
  open({});
  const stateSection = await findStateSection();
  stateSection.getByText('Professional');
  stateSection.getByText(/2026/);
  await stateSection.findByText('Off. You can turn them on when you pay by card.', { exact: false });
  expect(stateSection.getByRole('link', { name: 'How they work' }).getAttribute('href')).toBe('/autopaydesc');
  await screen.findByRole('button', { name: 'Extend Professional' });
});

it('distinguishes an unpaid account from an expired plan', async () => {
  open({ viewer: { kind: 'DEMO', plan: freePlanViewer }, account: { isPaid: false, paidUntil: null } });
  (await findStateSection()).getByText('Not paid');
  await screen.findByRole('button', { name: 'Buy Basic' });
  cleanup();
  open({ viewer: { kind: 'DEMO', plan: freePlanViewer }, account: { isPaid: false } });
  (await findStateSection()).getByText(/^The plan ended on .*2026\. Your data is kept\.$/);
});

it('preselects the plan in the URL and reports an unknown id', async () => {
  open({ address: '/subscription?needleTariff=5' });
  await screen.findByRole('button', { name: 'Change to Team' });
  cleanup();
  open({ address: '/subscription?needleTariff=17' });
  await screen.findByText('This plan does not exist. Choose one of these.');
  screen.getByRole('button', { name: 'Extend Professional' });
});

it('shows a discontinued plan without a way to extend it', async () => {
  const archivedPlan = { ...payingViewer.plan, id: 2, label: 'Archived', rank: 5 };
  open({ isActive: false, viewer: { plan: archivedPlan } });
  const stateSection = await findStateSection();
  await stateSection.findByText('no longer sold');
  stateSection.getByText(/you cannot extend it/);
  await screen.findByText('You already have the highest plan.');
  expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull();
});

it('shows a member the owner and skips queries for owners', async () => {
  const autopayResponse = vi.fn(() => ({ autopay: inactiveAutopay }));
  open({ account: { ownerEmail: 'owner@company.example' }, autopayResponse });
  const stateSection = await findStateSection();
  stateSection.getByText('owner@company.example');
  await screen.findByText('Only owner@company.example can choose the plan.');
  expect(stateSection.queryByText('Automatic payments')).toBeNull();
  expect(autopayResponse).not.toHaveBeenCalled();
});

it("cancels automatic payments after confirmation and shows the server's message", async () => {
  let isActive = true;
  const activeAutopay = {
    enabled: true,
    canSubscribe: true,
    cents: 9900,
    nextAt: '2026-12-24T12:00:00.000Z',
  };
  open({
    autopay: {
      ...activeAutopay,
      get active() {
        return isActive;
      },
    },
    end: () => {
      isActive = false;
      return { closeSubscription: { message: 'Automatic payments are off.' } };
    },
  });
  const stateSection = await findStateSection();
  await stateSection.findByText(/^On: \$99 on .*2026/);
  fireEvent.click(stateSection.getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off automatic payments' }));
  dialog.getByText(/The plan stays active until .*2026\./);
  fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  await screen.findByText('Automatic payments are off.');
  await stateSection.findByText('Off. You can turn them on when you pay by card.', { exact: false });
});

it('offers the access code when the server accepts no payments', async () => {
  open({ autopay: { ...inactiveAutopay, enabled: false, canSubscribe: false } });
  await screen.findByText('Card payments are not set up on this server.');
  expect(screen.getByRole('link', { name: 'Enter an access code' }).getAttribute('href')).toBe('/panel#plan');
});
