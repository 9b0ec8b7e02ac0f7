import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { DatabaseSummaryLine } from './database-summary-line.js';
import { OwnData } from './own-data.js';

beforeAll(() => startPage(['databases', 'data']));
afterEach(cleanup);

const retention = { allDays: 90, monthlyMonths: 24, newestCount: 2 };

const database = (code: string, bytes: number) => ({
  database: {
    code,
    name: code,
    caption: code,
    short: code,
    currency: 'USD',
    empty: bytes === 0,
    keywords: 1,
  },
  bytes,
  hasSample: false,
  lastThinning: null,
});
const snapshot = (id: number, keptUntil: string | null) => ({
  id: String(id),
  base: 'gny',
  date: `2026-10-0${id}`,
  rows: 10,
  keywords: 10,
  pages: 0,
  domains: 2,
  ads: 0,
  volumes: 0,
  exports: [],
  exportsTotal: 0,
  files: [],
  importedBy: null,
  importedAt: null,
  isSample: false,
  keptUntil,
  canReturn: true,
  expiresOn: null,
  work: null,
});

it('counts databases and snapshots as the lists below, without removed ones', async () => {
  const ownData = {
    snapshots: [snapshot(1, null), snapshot(2, null), snapshot(3, '2026-11-22T10:00:00Z')],
    databases: [database('gny', 3 * 2 ** 20), database('msk', 0)],
    bytes: 3 * 2 ** 20,
    free: null,
    work: [],
    retention,
  };
  render(
    <InPage address="/data" results={{ OwnData: () => ({ ownData }) }}>
      <h1>
        <DatabaseSummaryLine />
      </h1>
      <OwnData />
    </InPage>,
  );
  await screen.findByText('1 database · 2 snapshots · 3 MB');
  const group = within(screen.getByRole('table', { name: 'Snapshots' })).getByRole('rowheader', {
    name: /^gny/,
  });
  expect(group.textContent).toBe('gny 2');
});

it("states the date of a snapshot's domains, because the database counts domains of all dates", async () => {
  const singleSnapshot = { ...snapshot(1, null), pages: 10, domains: 4508 };
  const ownData = {
    snapshots: [singleSnapshot],
    databases: [database('gny', 1)],
    bytes: 1,
    free: null,
    work: [],
    retention,
  };
  render(
    <InPage address="/data" results={{ OwnData: () => ({ ownData }) }}>
      <OwnData />
    </InPage>,
  );
  await screen.findByText('SERPs, 4,508 domains');
  screen.getByRole('columnheader', { name: 'Data on this date' });
});
