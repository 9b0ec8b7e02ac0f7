import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PricedPlan } from '../../graphql/entry-prices.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { answerOf, payingViewer } from '../../testing/paying-viewer.js';
import { PlanButton } from './plan-button.js';

beforeAll(() => startPage(['pricing']));
afterEach(cleanup);

const plan = (id: number, label: string, rank: number) => ({ id, label, rank }) as PricedPlan;
const [basic, professional, team] = [
  plan(3, 'Basic', 3),
  plan(4, 'Professional', 4),
  plan(5, 'Team', 5),
] as const;

async function buttonOf(shown: PricedPlan): Promise<HTMLElement> {
  render(
    <InPage address="/pricing" answers={{ Viewer: () => answerOf(payingViewer) }}>
      <PlanButton plan={shown} isOwn={shown.id === payingViewer.plan.id} isNextUp={false} />
    </InPage>,
  );
  return screen.findByRole('button');
}

it('says on a plan below the paid one that it cannot be chosen and when it can, and leads nowhere', async () => {
  const button = await buttonOf(basic);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(reason).toMatch(/^Not higher than yours\. Available when Professional ends on .*2026\.$/);
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to higher plans and to more of the own one', async () => {
  for (const [shown, name] of [
    [professional, 'Extend Professional'],
    [team, 'Change the plan to Team'],
  ] as const) {
    const button = await buttonOf(shown);
    expect([button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]).toEqual([name, null]);
    cleanup();
  }
});
