import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { PlanButton } from './plan-button.js';

beforeAll(() => startPage(['pricing']));
afterEach(cleanup);

const plan = (id: number, label: string, rank: number) => ({ id, label, rank }) as PricedPlan;
const [basic, professional, team] = [
  plan(3, 'Basic', 3),
  plan(4, 'Professional', 4),
  plan(5, 'Team', 5),
] as const;

async function renderButton(renderedPlan: PricedPlan, role: 'button' | 'link'): Promise<HTMLElement> {
  render(
    <InPage address="/pricing" results={{ Viewer: () => viewerResult(payingViewer) }}>
      <PlanButton
        plan={renderedPlan}
        term={2}
        isCurrent={renderedPlan.id === payingViewer.plan.id}
        isHighlighted={false}
      />
    </InPage>,
  );
  return screen.findByRole(role);
}

it('disables a plan below the paid one, with the date when it becomes available, and has no link', async () => {
  const button = await renderButton(basic, 'button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(reason).toMatch(/^Lower than your plan\. Available after .*2026\.$/);
  fireEvent.click(button);
  expect(currentAddress()).toBe('/pricing');
});

it('links higher plans and the current plan to the purchase of the selected term', async () => {
  for (const [rendered, name] of [
    [professional, 'Extend Professional'],
    [team, 'Change the plan to Team'],
  ] as const) {
    const link = await renderButton(rendered, 'link');
    expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual([
      name,
      `/subscription?needleTariff=${rendered.id}&srok=2`,
    ]);
    cleanup();
  }
});

it('links guests to registration with the plan and the term, which leads to their bill', async () => {
  const guest = { ...payingViewer, kind: 'GUEST', account: null } as typeof payingViewer;
  render(
    <InPage address="/pricing" results={{ Viewer: () => viewerResult(guest) }}>
      <PlanButton plan={team} term={3} isCurrent={false} isHighlighted={false} />
    </InPage>,
  );
  const link = await screen.findByRole('link', { name: 'Register for Team' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://here.invalid');
  expect([address.pathname, address.hash, address.searchParams.get('srok')]).toEqual([
    '/login',
    '#tarif5',
    '3',
  ]);
  expect(address.searchParams.get('redirect')).toBe('/subscription?needleTariff=5&srok=3');
});
