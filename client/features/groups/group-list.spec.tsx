import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { aGroupReport } from '../../testing/a-group-report.js';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import { payingViewer, viewerResult } from '../../testing/paying-viewer.js';
import { GroupList } from './group-list.js';
import { GroupsPage } from './pages/groups-page.js';

interface Reader {
  kind?: 'PAID' | 'DEMO';
  users?: number;
}

let requests: unknown[];
let createdGroups: unknown[];

beforeAll(() => startPage(['groups', 'forms', 'reports']));
beforeEach(() => {
  requests = [];
  createdGroups = [];
});
afterEach(cleanup);

function renderList(
  items: readonly GroupReportFragment[],
  { kind = 'PAID', users = 1 }: Reader = {},
  initialDomains?: string,
) {
  const viewer = {
    __typename: 'Visitor',
    ...payingViewer,
    kind,
    plan: payingViewer.plan && { ...payingViewer.plan, limits: { ...payingViewer.plan.limits, users } },
  };
  const list = (variables: Readonly<Record<string, unknown>>) => {
    requests.push(variables);
    // Apollo matches fragments by `__typename`.
    const typedItems = items.map((item) => ({ __typename: 'GroupReport', ...item }));
    return { groupReports: { total: items.length, page: 1, lastPage: 1, items: typedItems } };
  };
  const summaries = ({ domains }: Readonly<Record<string, unknown>>) => ({
    domainSummaries: (domains as { name: string }[]).map(({ name }) =>
      name.startsWith('unknown') ? null : { id: 1, name },
    ),
  });
  render(
    <InPage
      address="/group"
      results={{
        Viewer: () => ({ viewer }),
        GroupReports: list,
        NamedDomains: summaries,
        CreateGroupReport: (variables) => {
          createdGroups.push(variables['input']);
          return { createGroupReport: aGroupReport.rid };
        },
      }}
    >
      <GroupList initialDomains={initialDomains} base="gny" />
    </InPage>,
  );
}

const columnTitles = async () => {
  const table = await screen.findByRole('table', { name: 'Group reports' });
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
};

it('lists group reports by their last opening with the documented columns', async () => {
  renderList([aGroupReport], { users: 4 });
  expect(await columnTitles()).toEqual([
    'Name',
    'Created',
    'Last opened',
    'Database',
    'State',
    'Owner',
    'Actions',
  ]);
  expect(requests[0]).toEqual({ page: 1, perPage: 10, sort: 'access_date|desc', search: null });
  expect(screen.getByText('Available')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({ page: 1, perPage: 10, sort: 'name|desc', search: null }),
  );
});

it('searches by name, sets the page size and names the range of a long list', async () => {
  const groups = Array.from({ length: 12 }, (_, index) => ({
    ...aGroupReport,
    rid: String(index),
    name: `Group ${index}`,
  }));
  renderList(groups);
  await columnTitles();
  expect(screen.getByText('1–10 of 12')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 1, perPage: 25, search: null }));
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: ' group 1' } });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 1, perPage: 25, search: 'group 1' }));
});

it('keeps the search field of a list without matches', async () => {
  renderList([]);
  await screen.findByText('No group reports yet');
  expect(screen.queryByLabelText('Search by name')).toBeNull();
});

it('shows the owner only on team plans, and neither last opening nor actions on the free plan', async () => {
  renderList([aGroupReport]);
  expect(await columnTitles()).toEqual(['Name', 'Created', 'Last opened', 'Database', 'State', 'Actions']);
  cleanup();
  renderList([aGroupReport], { kind: 'DEMO' });
  expect(await columnTitles()).toEqual(['Name', 'Created', 'Database', 'State']);
  expect(screen.getByText('New group reports are included in paid plans.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('button', { name: 'New group report' })).toBeNull();
});

it('shows the progress of a report that is being built without a delete action, and a failed one', async () => {
  renderList([
    { ...aGroupReport, rid: '1', name: 'Built now', state: 'processing', progress: 42, canDelete: false },
    { ...aGroupReport, rid: '2', name: 'Broken', state: 'failed' },
  ]);
  const bar = await screen.findByRole('progressbar', { name: 'Built now: data processing' });
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByText('Error')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Built now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Broken' })).toBeTruthy();
});

it('creates a report of at least two domains and counts them while the user types', async () => {
  renderList([aGroupReport], {}, 'a.example\nA.example\nunknown.example');
  const dialog = await screen.findByRole('dialog', { name: 'New group report' });
  await within(dialog).findByText(
    'Not in this database: unknown.example',
    { exact: false },
    { timeout: 5000 },
  );
  expect(within(dialog).getByText(/2 domains, 1 repeated/)).toBeTruthy();
  const list = within(dialog).getByLabelText('Domains, one per line');
  fireEvent.change(list, { target: { value: 'a.example' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create group report' }));
  await within(dialog).findByText('Enter at least 2 domains, one per line.');
  expect(createdGroups).toEqual([]);
  fireEvent.change(list, { target: { value: 'a.example\nb.example' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create group report' }));
  await waitFor(() => expect(currentAddress()).toBe(`/group/${aGroupReport.rid}?db=gny`));
  expect(createdGroups).toEqual([
    { domains: ['a.example', 'b.example'], base: 'gny', name: '', top: 50, emptyReport: false },
  ]);
});

it('requires no domains for an empty report', async () => {
  renderList([aGroupReport], {}, '');
  const dialog = await screen.findByRole('dialog', { name: 'New group report' });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Empty report/ }));
  expect(within(dialog).getByLabelText('Domains, one per line')).toHaveProperty('disabled', true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create group report' }));
  await waitFor(() =>
    expect(createdGroups).toEqual([expect.objectContaining({ domains: [], emptyReport: true })]),
  );
});

it('names every domain of a selection of more than ten', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const asked: unknown[] = [];
  render(
    <InPage
      address={`/group?ids=${ids.join(',')}&db=gny`}
      results={{
        Viewer: () => viewerResult(payingViewer),
        GroupReports: () => ({ groupReports: { total: 0, page: 1, lastPage: 1, items: [] } }),
        DomainsByIds: (variables) => {
          asked.push(variables);
          const domains = variables['ids'] as string[];
          return { namedDomains: domains.map((ref) => ({ ref, name: `d${ref}.example` })) };
        },
      }}
    >
      <GroupsPage />
    </InPage>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'New group report' });
  expect(asked).toEqual([{ ids, base: 'gny' }]);
  expect(within(dialog).getByLabelText('Domains, one per line')).toHaveProperty(
    'value',
    ids.map((id) => `d${id}.example`).join('\n'),
  );
});
