import { CombinedGraphQLErrors } from '@apollo/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setServerReachable, useShowsConnectionLost } from '../../lib/requests/connection.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { ErrorBanner } from './error-banner.js';

beforeAll(() => startPage([]));
afterEach(() => {
  cleanup();
  setServerReachable(true);
});

function Frame() {
  return <p>{useShowsConnectionLost() ? 'the frame says it' : 'the frame is silent'}</p>;
}

it('reports a lost connection itself and suppresses the global message', () => {
  act(() => setServerReachable(false));
  const page = (error?: Error) => (
    <InPage address="/">
      <Frame />
      {error ? <ErrorBanner title="The summary did not load." error={error} /> : null}
    </InPage>
  );
  const { rerender } = render(page());
  screen.getByText('the frame says it');
  rerender(page(new TypeError('Failed to fetch')));
  screen.getByText('the frame is silent');
  rerender(page());
  screen.getByText('the frame says it');
});

it('offers a rate-limited guest the log-in with a return path', () => {
  const message = 'Too many requests, log in or wait 29 seconds.';
  const error = new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
  render(
    <InPage address="/keywords?domain=a.example">
      <ErrorBanner title="Keywords did not load." error={error} />
    </InPage>,
  );
  screen.getByText(message, { exact: false });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/login?redirect=${encodeURIComponent('/keywords?domain=a.example')}`,
  );
});
