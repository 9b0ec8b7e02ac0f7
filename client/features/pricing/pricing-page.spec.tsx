import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { pricedPlan } from '../../testing/priced-plan.js';
import { PricingPage } from './pricing-page.js';

beforeAll(() => startPage(['pricing', 'limits']));
afterEach(cleanup);

it('explains which reports count towards the daily limit', async () => {
  render(
    <InPage
      address="/pricing"
      results={{ Viewer: () => viewerResult(payingViewer), Plans: () => ({ plans: [pricedPlan] }) }}
    >
      <PricingPage />
    </InPage>,
  );
  await screen.findByRole('rowheader', { name: 'Reports a day' });
  screen.getByText(/^A report is a domain, keyword, comparison or keyword search/);
  expect(screen.getByText('317')).toBeTruthy();
});
