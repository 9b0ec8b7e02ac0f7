import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../testing/in-page.js';
import { EnsureDatabaseInAddress } from './ensure-database-in-address.js';

const pendingClient = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => undefined)),
  cache: new InMemoryCache(),
});

beforeAll(async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="database" content="gny">');
  await startPage([]);
});
afterAll(() => document.querySelector('meta[name="database"]')?.remove());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** Starts a navigation after a page is rendered and before its effects run, like a quick second click. */
function QuickNavigation({ to }: { to: string }) {
  useLayoutEffect(() => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, [to]);
  return null;
}

function openReport(newerAddress?: string) {
  window.history.replaceState(null, '', '/visible');
  const router = createBrowserRouter([
    {
      path: '/visible',
      element: (
        <>
          {newerAddress && <QuickNavigation to={newerAddress} />}
          <EnsureDatabaseInAddress />
        </>
      ),
      children: [{ index: true, element: <p>Report</p> }],
    },
    { path: '*', element: <p>Newer page</p> },
  ]);
  render(
    <ApolloProvider client={pendingClient}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}

it('redirects a report to its address with the database', async () => {
  openReport();
  await screen.findByText('Report');
  expect(window.location.pathname + window.location.search).toBe('/visible?db=gny');
});

it('does not replace the address of a newer navigation', async () => {
  openReport('/elsewhere');
  await screen.findByText('Newer page');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.pathname).toBe('/elsewhere');
});
