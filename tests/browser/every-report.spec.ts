import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ColumnFormat, ReportDefinition } from '../../server/reports/engine/report-definition.js';
import { reportRegistry } from '../../server/reports/report-registry.js';
import { describePages, expectAccessible } from './support/browser.js';

type Row = Record<string, string | number | string[]>;

const domain = 'northtrail.example';

/** What a report is asked about where a domain is not enough; found by the reports above it. */
const about: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  'page-keywords': async () => ({
    domain,
    page_url: await firstOf('/report/simple/organic/sitepages', 'url'),
  }),
  'ad-keywords-by-ad': async () => ({ domain, ad: await firstOf('/report/simple/context/ads/', 'id') }),
  'similar-keywords': async () => ({ key: await firstOf('/report/simple/organic/keywords', 'word') }),
  'keyword-search': () => Promise.resolve({ phrases: 'tent' }),
  'visible-domains': () => Promise.resolve({}),
  comparison: () => Promise.resolve({ incl: 'northtrail.example,fieldtent.example', domains: 'northtrail.example,fieldtent.example' }),
};

async function rowsOf(rest: string, parameters: Record<string, string>): Promise<Row[]> {
  const query = new URLSearchParams({ base: 'gny', per_page: '3', ...parameters });
  const answer = await fetch(`${inject('serverUrl')}/api${rest}?${query.toString()}`, {
    headers: { 'x-api-token': inject('administratorToken') },
  });
  return ((await answer.json()) as { data: Row[] }).data;
}

async function firstOf(rest: string, column: string): Promise<string> {
  const [row] = await rowsOf(rest, { domain });
  return String(row?.[column]);
}

/** The column that names a row: its text stands in the table as the call answers it. */
function namingColumn({ columns }: ReportDefinition): string {
  const texts = Object.entries(columns).filter(([, { type }]) => type === 'string' || type === 'array');
  const [id = ''] = texts.find(([, { shown }]) => shown === 'always') ?? texts[0] ?? [];
  return id;
}

function defaultSortOf({ defaultSort }: ReportDefinition): [column: string, direction: string] {
  const [first = ''] = (typeof defaultSort === 'string' ? defaultSort : defaultSort.google).split(',');
  const [column = '', direction = ''] = first.split('|');
  return [column, direction];
}

/** A cell's text without what stands before a domain, and in one piece where a long address is cut in its middle. */
function textOf(cell: string, format: ColumnFormat | undefined): string {
  const lines = cell.trim().split('\n');
  return format === 'url' ? lines.join('') : (lines.at(-1) ?? '');
}

async function expectRowsOfCall(page: Page, report: ReportDefinition): Promise<void> {
  const asked = (await about[report.id]?.()) ?? { domain };
  const naming = namingColumn(report);
  const [sorted, direction] = defaultSortOf(report);
  const rows = await rowsOf(report.rest, { ...asked, sort: `${sorted}|${direction}` });
  expect([report.id, rows.length > 0]).toEqual([report.id, true]);

  await page.goto(`${report.route}?${new URLSearchParams({ ...asked, db: 'gny' }).toString()}`);
  const cells = page.locator(`.ag-row .ag-cell[col-id="${naming}"]`);
  await cells.first().waitFor();
  const shown = await cells.allInnerTexts();
  expect([report.id, shown.slice(0, rows.length).map((cell) => textOf(cell, report.columns[naming]?.format))]).toEqual([
    report.id,
    rows.map((row) => [row[naming] ?? []].flat().join(', ')),
  ]);
}

const sections = [...new Set(reportRegistry.map(({ section }) => section))];

describePages(
  'R30 every report’s page',
  ({ atWidthsInTurn }) => {
    for (const section of sections) {
      atWidthsInTurn(
        `shows what its call answers, in the order of the documents: ${section}`,
        async (page) => {
          for (const report of reportRegistry.filter((one) => one.section === section)) {
            await expectRowsOfCall(page, report);
          }
          await expectAccessible(page);
        },
        { timeout: 90_000 },
      );
    }
  },
  { as: 'pro' },
);
