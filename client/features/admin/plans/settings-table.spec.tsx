import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { SettingsEditor } from './settings-editor.js';
import { GeneralSettings, SettingsTable } from './settings-table.js';

beforeAll(() => startPage(['admin', 'forms']));
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

it('names the settings with invalid values, which may be scrolled out of view', async () => {
  const state = {
    version: 0,
    isIndividual: false,
    values: [setting('plans.3.limits.users', 1), setting('plans.3.priceCents', 4900)],
  };
  render(
    <InPage address="/admin?section=plans" results={results}>
      <Notifications />
      <SettingsEditor state={state} reload={() => Promise.resolve()} />
    </InPage>,
  );
  const edit = async (name: string, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  await edit('Starter: Users, the owner included', '1.5');
  await edit('Starter: Price per month or day, $', 'ten');
  fireEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  await screen.findByText(
    'Starter: Users, the owner included: Enter a whole number within the limits. Starter: Price per month or day, $: Enter an amount, e.g. 12.50',
  );
});
