import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { OtherLimits } from './pricing-page.js';

beforeAll(() => startPage(['pricing', 'limits']));
afterEach(cleanup);

it('offers the custom limits form only to viewers who may send it', async () => {
  for (const hasFreeDays of [true, false]) {
    const account = { ...payingViewer.account, hasFreeDays } as NonNullable<typeof payingViewer.account>;
    render(
      <InPage address="/pricing" results={{ Viewer: () => viewerResult({ ...payingViewer, account }) }}>
        <OtherLimits />
        <output>{String(hasFreeDays)}</output>
      </InPage>,
    );
    if (hasFreeDays) await screen.findByRole('button', { name: 'Request a plan' });
    else await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/Tell us what you need/) !== null).toBe(hasFreeDays);
    cleanup();
  }
});
