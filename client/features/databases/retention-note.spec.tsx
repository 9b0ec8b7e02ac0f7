import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { OwnDataQuery } from './own-data.generated.js';
import { RetentionNote } from './retention-note.js';

type Data = OwnDataQuery['ownData'];

beforeAll(() => startPage(['databases']));
afterEach(cleanup);

const database = { code: 'gny', name: 'New York', caption: 'Нью-Йорк', short: 'NY', currency: 'USD' };

const createData = (retention: Data['retention'], data: Partial<Data> = {}): Data => ({
  snapshots: [],
  databases: [],
  bytes: 0,
  free: null,
  work: [],
  retention,
  ...data,
});

const createSnapshot = (date: string, expiresOn: string | null): Data['snapshots'][number] => ({
  id: date,
  base: 'gny',
  date,
  rows: 1,
  keywords: 1,
  pages: 1,
  domains: 1,
  ads: 0,
  volumes: 0,
  exports: [],
  exportsTotal: 0,
  files: [],
  importedBy: null,
  importedAt: null,
  isSample: false,
  keptUntil: null,
  canReturn: false,
  expiresOn,
  work: null,
});

const renderNote = (data: Data) =>
  render(
    <InPage address="/data" results={{}}>
      <RetentionNote data={data} />
    </InPage>,
  );

it.each([
  [90, 24, /^All dates stay for 90 days, then the newest date of each month for 24 months\. An older date/],
  [1, 0, /^All dates stay for 1 day\. An older date/],
  [0, 1, /^The newest date of each month stays for 1 month\. An older date/],
  [0, 0, /^A date stays as long as it has one of the 3 newest results of any keyword\.$/],
])('describes a policy of %i days and %i months', async (allDays, monthlyMonths, text) => {
  renderNote(createData({ allDays, monthlyMonths, newestCount: 3 }));
  await screen.findByText(text);
});

it('lists planned removals by day and the last removal of each database', async () => {
  const snapshots = [
    createSnapshot('2026-05-03', null),
    createSnapshot('2026-05-02', '2026-12-03'),
    createSnapshot('2026-05-01', '2026-12-03'),
    createSnapshot('2026-04-01', '2026-12-05'),
  ];
  const lastThinning = { at: '2026-11-20T12:00:00Z', dates: ['2026-01-01'] };
  const databases = [
    { database: { ...database, empty: false, keywords: 1 }, bytes: 1, hasSample: false, lastThinning },
  ];
  renderNote(createData({ allDays: 90, monthlyMonths: 24, newestCount: 2 }, { snapshots, databases }));
  await screen.findByText(/New York.*: 2 dates will be removed on 3 Dec/);
  await screen.findByText(/New York.*: 1 date will be removed on 5 Dec/);
  expect(screen.getByText(/New York.*: 1 date removed on 20 Nov/).title).toContain('1 Jan');
});
