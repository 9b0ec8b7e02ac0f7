import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { AdminUser } from './admin-user.js';
import { UserSection } from './user-section.js';

beforeAll(() => startPage(['admin', 'forms', 'common']));
afterEach(cleanup);

const user: AdminUser = {
  id: 7,
  email: 'reader@people.example',
  pendingEmail: null,
  phone: null,
  kind: 'DEMO',
  paidUntil: null,
  ownerEmail: null,
  isAdministrator: false,
  administratorRole: null,
  hasSecondFactor: false,
  blockedAt: '2026-11-01T10:00:00.000Z',
  createdAt: '2026-10-01T10:00:00.000Z',
  lastSeenAt: null,
  plan: { id: 0, label: 'Free' },
  usage: {
    kind: 'reports',
    used: 0,
    limit: 15,
    resetsAt: '2026-11-02T00:00:00.000Z',
    timeZone: 'UTC',
    others: [],
  },
  sessions: [],
  users: [],
  partner: { isBlocked: false, balanceCents: 0, debtCents: 0, frozenCents: 0, withdrawalCents: 0, payers: 0 },
  company: null,
  referrer: null,
  audit: [],
};

const open = (email: string) =>
  render(
    <InPage
      address="/admin?person=7"
      results={{
        AdministratorRole: () => ({ administratorRole: 'owner' }),
        AdminUser: () => ({ accountData: { ...user, email } }),
      }}
    >
      <UserSection id={7} isSelf={false} />
    </InPage>,
  );

it('offers the actions on a blocked account', async () => {
  open('reader@people.example');
  await screen.findByText('Blocked');
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Delete the account' })).toBeDefined();
});

it('shows a deleted account with its bills, and no actions on it', async () => {
  open('deleted-7@deleted.invalid');
  await screen.findByText('Deleted');
  await screen.findByText('Bills and payments');
  for (const name of ['Unblock', 'Correct the e-mail', 'Delete the account', 'Edit the values', 'Grant']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
