import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { viewerResult, payingViewer } from '../../testing/paying-viewer.js';
import { AuthenticatedPage } from './authenticated-page.js';

beforeAll(() => startPage(['accounts']));
afterEach(cleanup);

function openHistoryAs(viewer: ViewerData) {
  render(
    <InPage address="/history" results={{ Viewer: () => viewerResult(viewer) }}>
      <AuthenticatedPage page="history">kept</AuthenticatedPage>
    </InPage>,
  );
}

it('shows guests a log-in form under the page title with a return path', async () => {
  openHistoryAs({ ...payingViewer, account: null });
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
    '/login?redirect=%2Fhistory',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History');
  expect(screen.queryByText('kept')).toBeNull();
});

it('shows the page to logged-in users', async () => {
  openHistoryAs(payingViewer);
  expect(await screen.findByText('kept')).toBeTruthy();
});
