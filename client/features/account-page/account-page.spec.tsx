import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import type { AccountPageQuery } from './account-page.generated.js';
import { AccountPage } from './account-page.js';

const terms = [
  { term: 0, months: 1, days: 0, priceCents: 4900, discountPercent: 0 },
  { term: 1, months: 3, days: 0, priceCents: 13_200, discountPercent: 10 },
];

const basic: AccountPageQuery = {
  viewer: {
    kind: 'PAID',
    account: {
      email: 'someone@people.example',
      pendingEmail: null,
      phone: null,
      language: 'en',
      isAdministrator: false,
      ownerEmail: null,
      paidUntil: '2026-11-12T00:00:00.000Z',
      planSchedule: [],
      daysLeft: 31,
      isPaid: true,
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
    { id: 3, label: 'Basic', rank: 1, terms },
    { id: 4, label: 'Professional', rank: 2, terms },
  ],
};

beforeAll(() => startPage(['panel', 'purchase', 'corporate', 'notifications']));
afterEach(cleanup);

function open(address: string, pageData: AccountPageQuery = basic): void {
  render(
    <InPage address={address} results={{ AccountPage: () => pageData }}>
      <AccountPage
        team={{ title: 'Team members', Section: ({ id }) => <p id={id}>No team members yet.</p> }}
        pushNotifications={{ title: 'Push notifications', Section: ({ id }) => <p id={id}>Off</p> }}
      />
    </InPage>,
  );
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the section of the URL hash and links to the others', async () => {
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
  'shows the plan and its change at %s, and only a link to the prices',
  async (address) => {
    open(address);
    await screen.findByRole('heading', { name: 'Change plan' });
    expect(headings()).toEqual(['Plan', 'Change plan']);
    expect(screen.getByRole('link', { name: 'Limits and prices' }).getAttribute('href')).toBe('/pricing');
    expect(document.getElementById('changePlanPanel')?.textContent).not.toMatch(/\$|a month|rows/);
  },
);

const findChangePlanSection = () => screen.findByRole('region', { name: 'Change plan' });

it('extends the current plan and changes to higher plans; lower plans explain when they become available', async () => {
  const { account } = basic.viewer;
  const professional = { ...account!.plan, id: 4, label: 'Professional', rank: 2 };
  open('/panel#changePlanPanel', {
    ...basic,
    viewer: { ...basic.viewer, account: { ...account!, plan: professional } },
  });
  const pageData = within(await findChangePlanSection());
  const lowerPlan = pageData.getByRole<HTMLInputElement>('radio', { name: 'Basic' });
  expect(lowerPlan.disabled).toBe(true);
  expect(document.getElementById(lowerPlan.getAttribute('aria-describedby')!)?.textContent).toMatch(
    /^Lower than your plan\. Available after .*2026\.$/,
  );
  expect(pageData.getByRole<HTMLInputElement>('radio', { name: 'Professional' }).checked).toBe(true);
  pageData.getByRole('button', { name: 'Extend Professional' });
});

it('blocks plan changes by a team member and names the owner', async () => {
  const account = { ...basic.viewer.account!, ownerEmail: 'owner@company.example' };
  open('/panel#changePlanPanel', { ...basic, viewer: { ...basic.viewer, account } });
  const pageData = within(await findChangePlanSection());
  expect(pageData.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  const button = pageData.getByRole('button', { name: 'Change plan' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Only owner@company.example can choose the plan.',
  );
  expect(screen.queryByRole('link', { name: 'Extend' })).toBeNull();
});

it('explains why a form posted without JavaScript was rejected', async () => {
  open('/panel?error=TARIFF_DOWNGRADE#changePlanPanel');
  const alertText = within(await findChangePlanSection()).getByRole('alert').textContent;
  expect(alertText).toContain('You can buy a lower plan after your plan has ended.');
  cleanup();
  open('/panel?error=%3Cb%3E#changePlanPanel');
  expect(within(await findChangePlanSection()).getByRole('alert').textContent).toContain(
    'Something went wrong.',
  );
});
