import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import type { PanelQuery } from './panel.generated.js';
import { PanelPage } from './panel-page.js';

const basic: PanelQuery = {
  viewer: {
    kind: 'PAID',
    account: {
      email: 'someone@people.example',
      phone: null,
      language: 'en',
      isAdministrator: false,
      ownerEmail: null,
      paidUntil: '2026-11-12T00:00:00.000Z',
      daysLeft: 31,
      isPaid: true,
      isRecurring: false,
      lastPaidCents: 0,
      hasApiToken: false,
      apiTokenHint: null,
      apiTokenAt: null,
      logo: null,
      domains: [],
      pushEnabled: false,
      hasFreeDays: false,
      createdAt: '2026-01-12T00:00:00.000Z',
      plan: {
        id: 3,
        label: 'Basic',
        isActive: true,
        rank: 1,
        limits: {
          api: false,
          domains: 1,
          users: 1,
          reportsPerDay: 100,
          recordsPerReport: null,
          exportRows: null,
          deepestPosition: 50,
        },
      },
    },
    usage: {
      kind: 'reports',
      used: 0,
      limit: 100,
      resetsAt: '2026-10-13T00:00:00.000Z',
      timeZone: 'UTC',
      others: [],
    },
  },
  plans: [
    { id: 3, label: 'Basic', rank: 1 },
    { id: 4, label: 'Professional', rank: 2 },
  ],
};

beforeAll(() => startPage(['panel', 'corporate', 'notifications']));
afterEach(cleanup);

function open(address: string): void {
  render(
    <InPage address={address} answers={{ Panel: () => basic }}>
      <PanelPage
        people={{ title: 'Team members', Section: ({ id }) => <p id={id}>Nobody yet.</p> }}
        messages={undefined}
      />
    </InPage>,
  );
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the section that the address names, and leads to the others (L12)', async () => {
  open('/panel#token');
  const list = await screen.findByRole('navigation', { name: 'Account sections' });
  expect(headings()).toEqual(['API token']);
  expect(within(list).getByRole('link', { current: 'page' }).textContent).toBe('API token');
  fireEvent.click(within(list).getByRole('link', { name: 'Saved domains' }));
  await screen.findByRole('heading', { name: 'Saved domains' });
  expect(currentAddress()).toBe('/panel#domains');
  expect(headings()).toEqual(['Saved domains']);
});

it.each(['/panel', '/panel#changePlanPanel', '/panel#plan', '/panel#nothing-of-this-name'])(
  'shows the plan and its change at %s, and of prices the way to them only (L12)',
  async (address) => {
    open(address);
    await screen.findByRole('heading', { name: 'Change plan' });
    expect(headings()).toEqual(['Plan', 'Change plan']);
    expect(screen.getByRole('link', { name: 'Limits and prices' }).getAttribute('href')).toBe('/pricing');
    expect(document.getElementById('changePlanPanel')?.textContent).not.toMatch(/\$|a month|rows/);
  },
);
