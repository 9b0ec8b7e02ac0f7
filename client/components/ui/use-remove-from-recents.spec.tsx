import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressWithDatabase } from '../../addresses/page-database.js';
import { clearRecentReports, addRecentReport, useRecentReports } from '../../lib/storage/recent-reports.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { useRemoveFromRecents } from './use-remove-from-recents.js';

beforeAll(() => startPage([]));
// The list of recent reports is shared by the spec files of a process.
beforeEach(clearRecentReports);
afterEach(() => {
  cleanup();
  clearRecentReports();
});

function Unknown({ isUnknown }: { isUnknown: boolean }) {
  useRemoveFromRecents(isUnknown);
  return <p>{useRecentReports().map(({ subject }) => subject)}</p>;
}

it.each([
  [true, ['known.example']],
  [false, ['known.example', 'nosuch.example']],
])('removes a report on an unknown subject from the recent reports: %j', (isUnknown, remaining) => {
  const report = '/report';
  const reportAddress = (domain: string) => ({ pathname: report, search: `?domain=${domain}&db=gny` });
  for (const subject of ['nosuch.example', 'known.example']) {
    addRecentReport({ address: addressWithDatabase(reportAddress(subject)), subject, report, at: 1 });
  }
  const { container } = render(
    <InPage address="/report?domain=nosuch.example&db=gny">
      <Unknown isUnknown={isUnknown} />
    </InPage>,
  );
  expect(container.querySelector('p')?.textContent).toBe(remaining.join(''));
});
