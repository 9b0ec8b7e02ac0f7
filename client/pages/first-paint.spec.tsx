import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../testing/in-page.js';
import { createRouter } from './router.js';

const unanswered = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => undefined)),
  cache: new InMemoryCache(),
});

beforeAll(() => startPage([]));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <MantineProvider env="test">
      <ApolloProvider client={unanswered}>
        <RouterProvider router={createRouter()} />
      </ApolloProvider>
    </MantineProvider>,
  );
}

function expectOutline(title: string, above: string) {
  screen.getByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toContain(above);
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
}

it.each([
  ['/keywords?domain=alpha.example&db=gny', 'Keywords', 'alpha.example'],
  ['/keysbypage?domain=alpha.example&page_url=/shop&db=gny', 'Page’s keywords', '/shop'],
])('shows title and frame of %s before its program and its data are there (L1)', async (...page) => {
  const [address, title, above] = page;
  open(address);
  expectOutline(title, above);
  // The program has come, the server's declaration has not.
  await act(() => import('../features/reports/report-page.js'));
  expectOutline(title, above);
});

it('draws no table where the address names nothing that it could be about (L1)', () => {
  open('/keywords?db=gny');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});
