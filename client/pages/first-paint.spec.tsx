import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../testing/in-page.js';
import { pageModules } from './page-modules.js';
import { createRouter } from './router.js';

const pendingClient = new ApolloClient({
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
      <ApolloProvider client={pendingClient}>
        <RouterProvider router={createRouter()} />
      </ApolloProvider>
    </MantineProvider>,
  );
}

/** Waits until the module is loaded and rendered. Responses stay pending. */
const waitForModule = (moduleName: string) =>
  act(async () => {
    await pageModules.load(moduleName);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

it.each([
  ['/', 'home', 'Open a domain, page or keyword'],
  ['/keywords?domain=alpha.example&db=gny', 'report', 'Keywords'],
  ['/keysbypage?domain=alpha.example&page_url=/shop&db=gny', 'report', 'Page keywords'],
  ['/report?domain=alpha.example&db=gny', 'domain-summary', 'alpha.example'],
  ['/report?domain=winter+tent&db=gny', 'keyword-summary', 'winter tent'],
  ['/sitepagestree?domain=alpha.example&db=gny', 'page-tree', 'Page tree'],
  ['/monetization?domain=alpha.example&db=gny', 'monetization', 'Related sites'],
  ['/ads/export?domain=alpha.example&db=gny', 'ad-export', 'Ad campaign export'],
  ['/compare?domains=alpha.example&db=gny', 'comparison', 'Keyword gap'],
  ['/pricing', 'pricing', 'Plans'],
  ['/panel', 'panel', 'Account'],
  ['/history', 'history', 'History'],
  ['/tasks', 'tasks', 'Tasks'],
  ['/tasks/1', 'task', 'Task'],
  ['/system-notifications', 'system-notifications', 'Notifications'],
  ['/admin', 'admin', 'Administration'],
  ['/login#register', 'login', 'Register'],
  ['/en/forgotpassword/Zm9v', 'reset-password', 'New password'],
])('%s shows its heading before its code and data are loaded', async (address, moduleName, title) => {
  open(address);
  screen.getByRole('heading', { level: 1, name: title });
  await waitForModule(moduleName);
  screen.getByRole('heading', { level: 1, name: title });
});

it.each([
  ['/keywords?domain=alpha.example&db=gny', 'report', 'alpha.example'],
  ['/keysbypage?domain=alpha.example&page_url=/shop&db=gny', 'report', '/shop'],
])('%s shows its table frame and breadcrumbs', async (address, moduleName, ancestor) => {
  open(address);
  const expectFrame = () => {
    expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toContain(ancestor);
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  };
  expectFrame();
  await waitForModule(moduleName);
  expectFrame();
});

it('shows no table frame without a subject in the address', () => {
  open('/keywords?db=gny');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});
