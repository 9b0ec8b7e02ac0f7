import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Notifications } from '@mantine/notifications';
import { InPage, RejectedError, startPage } from '../../testing/in-page.js';
import { CodesSection } from './codes-section.js';

beforeAll(() => startPage(['admin', 'forms']));
afterEach(cleanup);

const codes = ['FIRST-CODE', 'SECOND-CODE'].map((code) => ({
  code,
  plan: { id: 2, label: 'Basic' },
  days: 7,
  usesLeft: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
}));

const grantablePlan = (id: number, label: string, isActive = true) => ({
  id,
  label,
  isActive,
  terms: [{ term: 0, months: 1, days: 0, priceCents: 4900 }],
});

const withDefaultPlan = (...grantablePlans: object[]) => ({
  defaultPlan: { id: 0, label: 'Free' },
  grantablePlans,
});

it('lists archived plans last and marks them', async () => {
  const responses = {
    GrantablePlans: () => withDefaultPlan(grantablePlan(3, 'Basic', false), grantablePlan(4, 'Professional')),
    AdminCodes: () => ({ accessCodes: [] }),
  };
  render(
    <InPage address="/admin?section=codes" results={responses}>
      <CodesSection />
    </InPage>,
  );
  await screen.findByText('Basic (archived)');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Professional',
    'Basic (archived)',
  ]);
});

it('confirms a deleted code even if the list cannot be refetched, and shows the stale list with an error', async () => {
  let isDeleted = false;
  const responses = {
    GrantablePlans: () => withDefaultPlan(),
    AdminCodes: () =>
      isDeleted ? new RejectedError('INTERNAL', 'Something broke.') : { accessCodes: codes },
    DeleteAccessCode: () => {
      isDeleted = true;
      return { deleteAccessCode: true };
    },
  };
  render(
    <InPage address="/admin?section=codes" results={responses}>
      <Notifications />
      <CodesSection />
    </InPage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete FIRST-CODE' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  await screen.findByText('Code FIRST-CODE deleted');
  await screen.findByText('The list did not load.');
  expect(screen.getByText('SECOND-CODE')).toBeDefined();
});

it.each(['1.5', 'abc', '-3', ''])('explains “%s” days, and creates no code', async (text) => {
  const created: unknown[] = [];
  const responses = {
    GrantablePlans: () => withDefaultPlan(grantablePlan(3, 'Basic')),
    AdminCodes: () => ({ accessCodes: codes }),
    CreateAccessCode: (variables: object) => {
      created.push(variables);
      return { createAccessCode: codes[0] ?? {} };
    },
  };
  render(
    <InPage address="/admin?section=codes" results={responses}>
      <CodesSection />
    </InPage>,
  );
  const days = await screen.findByLabelText('Days');
  fireEvent.change(days, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
  expect(created).toEqual([]);
});
