import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { viewerResult, payingViewer } from '../../../testing/paying-viewer.js';
import type { ReportResult } from '../report-result.js';
import { EmptyTable } from './empty-table.js';
import { type Table, TableProvider } from '../table-context.js';

beforeAll(() => startPage(['reports', 'limits']));
afterEach(cleanup);

const result = {
  total: 0,
  currentPage: 1,
  lastPage: 1,
  restrictions: { rowLimit: null, deepestPosition: null },
} as unknown as ReportResult;

interface RenderOptions {
  empty?: boolean;
  domain?: string;
  /** Server message above the table. */
  message?: string | null;
  isGuest?: boolean;
  emptyState?: string;
  dates?: Pick<ReportResult, 'positionsDate' | 'comparedDate'>;
}

/** Renders a report without rows; `empty` for an empty database. */
function renderEmptyTable(
  id: string,
  { empty = false, domain, message = null, isGuest = false, emptyState, dates }: RenderOptions = {},
) {
  const table = {
    meta: { id, rowNoun: ['keyword', 'keywords'] },
    subject: { name: domain ?? '', domain, links: { base: 'tom' } },
    filter: { conditions: 0 },
    emptyState,
  } as unknown as Table;
  const database = { code: 'tom', name: 'Google Tomsk', caption: 'Google Томск', engine: 'google', empty };
  const noDates = { positionsDate: null, volumesDate: null };
  render(
    <InPage
      address="/keywords?domain=a.example&db=tom"
      results={{
        Viewer: () => viewerResult(isGuest ? { ...payingViewer, account: null } : payingViewer),
        Databases: () => ({ currentDatabase: { code: 'gny' }, databases: [{ ...database, ...noDates }] }),
      }}
    >
      <TableProvider value={table}>
        <EmptyTable result={{ ...result, ...dates, message }} isLoading={false} />
      </TableProvider>
    </InPage>,
  );
}

it.each([
  ['organic-competitors', { domain: 'a.example' }, 'No competitors at this depth'],
  ['page-competitors', { domain: 'a.example' }, 'No competitors at this depth'],
  ['comparison', {}, 'No matching keywords'],
  ['keyword-search', {}, 'No keywords match this search'],
  ['organic-keywords', { domain: 'a.example', empty: true }, 'Google · Tomsk has no data yet'],
  ['organic-keywords', { domain: 'a.example' }, 'No keywords'],
])('explains why %s of %j has no rows: %s', async (id, about, title) => {
  renderEmptyTable(id, about);
  expect((await screen.findByRole('heading', { name: title })).textContent).toBe(title);
});

it.each([
  [true, 'Log in', '/login?redirect=%2Fkeywords%3Fdomain%3Da.example%26db%3Dtom'],
  [false, 'Open the summary', '/report?domain=a.example&db=tom'],
])(
  "shows the server's note in a first-party report without mentioning a database (guest: %s)",
  async (isGuest, linkName, to) => {
    const message =
      'Own data of a site is visible only to the account that imported it. Log in to see yours.';
    renderEmptyTable('own-queries', { domain: 'a.example', message, isGuest });
    expect((await screen.findByRole('link', { name: linkName })).getAttribute('href')).toBe(to);
    screen.getByText(message);
    screen.getByRole('heading', { name: 'No first-party data for this site' });
    expect(screen.queryByText(/This database has no data/)).toBeNull();
  },
);

it('shows the empty state of the page if it provides one', async () => {
  renderEmptyTable('clustering-keywords', { emptyState: 'Every keyword is in a folder' });
  await screen.findByText('Every keyword is in a folder');
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each(['lost-keywords', 'lost-pages'])('%s of a single update need a second one', async (id) => {
  renderEmptyTable(id, { domain: 'a.example', dates: { positionsDate: '2026-10-12', comparedDate: null } });
  await screen.findByRole('heading', { name: 'Needs a second update' });
  screen.getByText(/single update of 12 Oct 2026/);
});

it('lost keywords of two updates are none if all keywords still rank', async () => {
  const dates = { positionsDate: '2026-10-12', comparedDate: '2026-09-12' };
  renderEmptyTable('lost-keywords', { domain: 'a.example', dates });
  await screen.findByRole('heading', { name: 'No lost keywords' });
  screen.getByText('No keywords lost since 12 Sep 2026.');
});

it('links a page beyond the rows of the plan to the plan that has them', async () => {
  const table = {
    meta: { id: 'organic-keywords', rowNoun: ['keyword', 'keywords'] },
    subject: { name: 'a.example', links: {} },
    filter: { conditions: 0 },
    limits: { isSetByOwner: false },
    rows: { retry: () => undefined },
  } as unknown as Table;
  const beyond = {
    ...result,
    total: 15_532,
    currentPage: 401,
    lastPage: 622,
    restrictions: { rowLimit: 10_000, deepestPosition: null, neededPlan: 4 },
  } as unknown as ReportResult;
  render(
    <InPage address="/keywords" results={{ Viewer: () => viewerResult(payingViewer) }}>
      <TableProvider value={table}>
        <EmptyTable result={beyond} isLoading={false} />
      </TableProvider>
    </InPage>,
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/subscription?needleTariff=4');
});
