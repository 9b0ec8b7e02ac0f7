import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { GeneralSettings, SettingsTable } from './settings-table.js';

beforeAll(() => startPage(['admin']));
afterEach(cleanup);

const grantablePlan = (id: number, label: string, isActive: boolean) => ({ id, label, isActive, terms: [] });

const results = {
  GrantablePlans: () => ({
    defaultPlan: { id: 0, label: 'Trial' },
    grantablePlans: [grantablePlan(3, 'Starter', true), grantablePlan(4, 'Plus', false)],
  }),
};

const setting = (name: string, value: number) => ({
  name,
  value,
  isFlag: false,
  canBeUnlimited: false,
  min: 0,
  max: null,
});

it('takes the names of the plans from the server, and marks archived plans in the select', async () => {
  const fields = {
    settings: [setting('plans.0.limits.users', 1), setting('freeTrial.plan', 3)],
    edits: {},
    errors: {},
    onEdit: () => undefined,
  };
  render(
    <InPage address="/admin?section=plans" results={results}>
      <SettingsTable {...fields} />
      <GeneralSettings {...fields} />
    </InPage>,
  );
  await screen.findByRole('columnheader', { name: 'Starter' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Guest', 'Trial', 'Starter', 'Plus']),
  );
  expect(screen.getByRole('textbox', { name: 'Trial: Users, the owner included' })).toBeDefined();
  const select = screen.getByRole('combobox', { name: 'Plan of the free days' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Starter', 'Plus (archived)']);
});
