import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import type { ReportAnswer } from '../report-answer.js';
import { EmptyTable } from './empty-table.js';
import { type Table, TableProvider } from './table-context.js';

beforeAll(() => startPage(['reports', 'limits']));
afterEach(cleanup);

const answer = {
  total: 0,
  currentPage: 1,
  lastPage: 1,
  restrictions: { rowLimit: null, deepestPosition: null },
} as unknown as ReportAnswer;

/** Draws a report without rows; `empty` where the whole database holds nothing. */
function show(id: string, { empty = false, domain }: { empty?: boolean; domain?: string } = {}) {
  const table = {
    meta: { id, rowNoun: ['keyword', 'keywords'] },
    subject: { name: domain ?? '', domain, links: { base: 'tom' } },
    filter: { conditions: 0 },
  } as unknown as Table;
  const database = { code: 'tom', name: 'Google Tomsk', caption: 'Google Томск', engine: 'google', empty };
  const dates = { positionsDate: null, volumesDate: null };
  render(
    <InPage
      address="/keywords?domain=a.example&db=tom"
      answers={{
        Databases: () => ({ currentDatabase: { code: 'gny' }, databases: [{ ...database, ...dates }] }),
      }}
    >
      <TableProvider value={table}>
        <EmptyTable answer={answer} isPassing={false} />
      </TableProvider>
    </InPage>,
  );
}

it.each([
  ['organic-competitors', { domain: 'a.example' }, 'Too few keywords to build a list'],
  ['page-competitors', { domain: 'a.example' }, 'Too few keywords to build a list'],
  ['comparison', {}, 'No such keywords'],
  ['keyword-search', {}, 'No keywords match this search'],
  ['organic-keywords', { domain: 'a.example', empty: true }, 'Google · Tomsk has no data yet'],
  ['organic-keywords', { domain: 'a.example' }, 'No keywords'],
])('says why %s of %j has no rows: %s (B3)', async (id, about, title) => {
  show(id, about);
  expect((await screen.findByRole('heading', { name: title })).textContent).toBe(title);
});
