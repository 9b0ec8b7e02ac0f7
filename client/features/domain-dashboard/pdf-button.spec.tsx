import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ViewerData } from '../../graphql/use-viewer.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { PdfButton } from './pdf-button.js';

beforeAll(() => startPage(['dashboard', 'limits']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const url = '/api/report/simple/domain_dashboard/pdf/file?domain=a.example&base=gny';

/** Clicks the button as this viewer, to whom only a plan with PDF is answered; tells how a tab was opened, and where it goes. */
async function click(viewer: ViewerData) {
  const places: string[] = [];
  const tab = { location: { replace: (place: string) => places.push(place) }, close: () => undefined };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
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
  return { places, opened };
}

it('opens the tab in the click itself, as browsers block one that an answer opens, and shows the file there', async () => {
  const { places, opened } = await click(payingViewer);
  expect(opened.mock.calls).toEqual([['', '_blank']]);
  await waitFor(() => expect(places).toEqual([url]));
});

it('opens no tab for who has no PDF', async () => {
  const { plan } = payingViewer;
  const limits = { ...plan.limits, pdf: false };
  const { places, opened } = await click({ ...payingViewer, kind: 'DEMO', plan: { ...plan, limits } });
  expect([places, opened.mock.calls]).toEqual([[], []]);
});
