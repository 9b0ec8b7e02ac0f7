import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { OtherLimits } from './pricing-page.js';

beforeAll(() => startPage(['pricing', 'forms']));
afterEach(cleanup);

it.each([
  ['a paying user', null, true],
  ['a team member, whose owner decides on the plan', 'owner@example.com', false],
])('offers the request for a plan to %s', async (_, ownerEmail, isOffered) => {
  const account = { ...payingViewer.account, ownerEmail } as NonNullable<typeof payingViewer.account>;
  render(
    <InPage address="/pricing" results={{ Viewer: () => viewerResult({ ...payingViewer, account }) }}>
      <OtherLimits />
    </InPage>,
  );
  if (isOffered) await screen.findByRole('button', { name: 'Request a plan' });
  else await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Tell us what you need/) !== null).toBe(isOffered);
});
