import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { PdfButton } from './pdf-button.js';

beforeAll(() => startPage(['dashboard', 'limits']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const url = '/api/report/simple/domain_dashboard/pdf/file?domain=a.example&base=gny';

/**
 * Clicks the button as this viewer; only a plan with PDF gets a response. Returns how the tab was opened and its URL.
 */
async function click(viewer: ViewerData) {
  const openedUrls: string[] = [];
  const tab = { location: { replace: (target: string) => openedUrls.push(target) }, close: () => undefined };
  const openSpy = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  render(
    <InPage
      address="/report?domain=a.example&db=gny"
      results={{
        Viewer: () => viewerResult(viewer),
        ...(viewer.plan.limits.pdf && { DomainDashboardPdf: () => ({ domainDashboardPdf: { url } }) }),
      }}
    >
      <PdfButton domain="a.example" base="gny" />
    </InPage>,
  );
  const button = await screen.findByRole('button', { name: 'Open as PDF' });
  fireEvent.click(button);
  return { openedUrls, openSpy };
}

it('opens the tab during the click, because browsers block a later popup, and loads the file in it', async () => {
  const { openedUrls, openSpy } = await click(payingViewer);
  expect(openSpy.mock.calls).toEqual([['', '_blank']]);
  await waitFor(() => expect(openedUrls).toEqual([url]));
});

it('opens no tab for a viewer without PDFs', async () => {
  const { plan } = payingViewer;
  const limits = { ...plan.limits, pdf: false };
  const { openedUrls, openSpy } = await click({
    ...payingViewer,
    kind: 'DEMO',
    plan: { ...plan, limits },
  });
  expect([openedUrls, openSpy.mock.calls]).toEqual([[], []]);
});
