import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { serialiseGroupSource } from '../../../addresses/clustering-source.js';
import { aGroupReport } from '../../../testing/a-group-report.js';
import { InPage, startPage } from '../../../testing/in-page.js';
import { payingViewer, viewerResult } from '../../../testing/paying-viewer.js';
import { ClusteringsPage } from './clusterings-page.js';

beforeAll(() => startPage(['clustering', 'reports', 'forms']));
afterEach(cleanup);

const databases = ['gny', 'msk'].map((code) => ({
  __typename: 'Database',
  code,
  name: code,
  caption: code,
  engine: 'google',
  currency: 'USD',
  empty: false,
  positionsDate: '2026-10-01',
  volumesDate: '2026-10-01',
  facts: [],
}));

/** Opens the page at an address. Returns the variables of created projects. */
function openPage(address: string): Readonly<Record<string, unknown>>[] {
  const created: Readonly<Record<string, unknown>>[] = [];
  const { rid, name, base } = aGroupReport;
  const items = [
    { rid: 'other', name: 'Other rivals', base },
    { rid, name, base },
  ].map((group) => ({ __typename: 'GroupReport', ...group, state: 'done' }));
  render(
    <InPage
      address={address}
      results={{
        Viewer: () => viewerResult(payingViewer),
        Databases: () => ({ currentDatabase: { code: 'msk' }, databases }),
        Clusterings: () => ({ clusterings: { total: 0, page: 1, lastPage: 1, items: [] } }),
        ClusteringGroups: () => ({ groupReports: { items } }),
        CreateClustering: (variables) => {
          created.push(variables);
          return { createClustering: { uid: 'u1', skipped: [], skippedCount: 0 } };
        },
      }}
    >
      <ClusteringsPage />
    </InPage>,
  );
  return created;
}

it('starts a project from the group report of a link and its database', async () => {
  const created = openPage(`/clustering?db=gny#${serialiseGroupSource(aGroupReport.rid)}`);
  const dialog = await screen.findByRole('dialog', { name: 'New clustering project' });
  const group = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Group report' });
  await within(dialog).findByRole('option', { name: aGroupReport.name });
  expect(group.value).toBe(aGroupReport.rid);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]).toMatchObject({ base: 'gny', from: { group: aGroupReport.rid, source: 'SEARCH' } });
});

it('opens without a dialog for another source', async () => {
  openPage('/clustering?db=gny#from=other&rid=a1');
  await screen.findByRole('button', { name: 'New project' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
