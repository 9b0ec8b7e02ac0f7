import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';
import { cellOf } from './support/table-cells.js';
import { casesAtDepth } from '../support/test-depth.js';

interface Database {
  base: string;
  domain: string;
  /** Currency sign of the costs. */
  sign: string;
}

const databases: readonly Database[] = [
  { base: 'gny', domain: 'northtrail.example', sign: '$' },
  { base: 'msk', domain: 'severtropa.example', sign: '₽' },
];

type Row = Record<string, string | number>;

/** Response of the report API, which is the reference for the metric. */
async function callReport(page: Page, path: string, { base, domain }: Database, extraParams: Row = {}) {
  const query = new URLSearchParams({ base, domain, per_page: '25' });
  for (const [name, value] of Object.entries(extraParams)) query.set(name, String(value));
  const response = await page.request.get(`/api/report/${path}?${query.toString()}`);
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as { total: number; data: Row[] };
}

/** Removes thousands separators. */
const normalizeNumber = (text: string) => text.replace(/[\s\u00a0,]/g, '');

/** Rows of a dashboard table, keyed by column title. */
async function readDashboardTable(page: Page, label: string): Promise<Record<string, string>[]> {
  const table = page.locator(`table[aria-label="${label}"]`);
  await table.locator('tbody tr').first().waitFor();
  const titles = await table.locator('thead th').allTextContents();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((cell) => (cell.textContent ?? '').trim())),
    );
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

/** Metrics at the top of a dashboard. */
async function readMetrics(page: Page): Promise<Record<string, string>> {
  const metricList = page.locator('dl').first();
  await metricList.locator('dd').first().waitFor();
  const entries = await metricList
    .locator('> div')
    .evaluateAll((parts) =>
      parts.map((part) => [...part.children].slice(0, 2).map((child) => (child.textContent ?? '').trim())),
    );
  return Object.fromEntries(entries.map(([name = '', value = '']) => [name, normalizeNumber(value)]));
}

/** Row count in the status line above the table. */
async function readTableTotal(page: Page): Promise<number> {
  const line = page.getByRole('main').getByRole('status').filter({ hasText: / of / }).first();
  await line.waitFor();
  return Number(normalizeNumber(/ of ([\d\s\u00a0,]+)/.exec(await line.innerText())?.[1] ?? ''));
}

async function expectSummaryMatchesReports(page: Page, database: Database): Promise<void> {
  const { base, domain, sign } = database;
  const keywords = await callReport(page, 'simple/organic/keywords', database);
  const pages = await callReport(page, 'simple/organic/sitepages', database);
  const paid = await callReport(page, 'simple/context/keywords', database, { per_page: 500 });
  const competitors = await callReport(page, 'simple/organic/concurents', database);
  await visit(page, `/report?domain=${domain}&db=${base}`);
  const displayedMetrics = await readMetrics(page);
  expect(displayedMetrics['Keywords in top 50']).toBe(String(keywords.total));
  expect(displayedMetrics['Pages in top 50']).toBe(String(pages.total));

  for (const row of await readDashboardTable(page, 'Organic competitors')) {
    const match = competitors.data.find(({ name }) => row['Domain']?.endsWith(String(name)));
    expect([
      row['Domain'],
      normalizeNumber(row['Shared, top 10'] ?? ''),
      normalizeNumber(row['Daily visits'] ?? ''),
    ]).toEqual([row['Domain'], String(match?.['cnt']), String(match?.['vis'])]);
  }
  const volume = base === 'gny' ? 'Volume' : 'Exact volume';
  const words = await readDashboardTable(page, 'Top keywords');
  expect(words.map((row) => Number(normalizeNumber(row[volume] ?? '')))).toEqual(
    keywords.data.slice(0, words.length).map((row) => row[base === 'gny' ? 'ws' : 'wsk']),
  );
  for (const row of await readDashboardTable(page, 'Paid keywords')) {
    const [match] = paid.data
      .filter(({ word }) => row['Keyword']?.startsWith(String(word)))
      .sort((left, right) => String(right['word']).length - String(left['word']).length);
    expect([row['Keyword'], row[`Max CPC, ${sign}`]]).toEqual([
      row['Keyword'],
      Number(match?.['cpc_max']).toFixed(2),
    ]);
  }
}

/** The overlap diagram of the dashboard and the comparison it links to must agree. */
async function expectDiagramMatchesComparison(page: Page): Promise<void> {
  const circles = page.getByRole('img', { name: /shared keywords/ });
  const [shared = '', match = '', other = ''] =
    /: ([\d\s\u00a0,]+) shared keywords, ([\d\s\u00a0,]+) only of \S+, ([\d\s\u00a0,]+) only of/
      .exec((await circles.getAttribute('aria-label')) ?? '')
      ?.slice(1)
      .map(normalizeNumber) ?? [];
  await page.getByRole('link', { name: /shared keywords/ }).click();
  await page.waitForURL((url) => url.searchParams.get('domains')?.includes(',') ?? false);
  const regions = page.locator('svg [role="button"]');
  await regions.first().waitFor();
  const names = await regions.evaluateAll((parts) =>
    parts.map((part) => part.getAttribute('aria-label') ?? ''),
  );
  const numbers = names.map((name) => normalizeNumber(name)).join(' | ');
  for (const count of [shared, match, other]) expect(numbers).toContain(count);
}

/** Checks the total, the currency of the costs and the first row of the table. */
async function expectTableMatchesApi(page: Page, database: Database): Promise<void> {
  const { base, domain, sign } = database;
  const { total, data } = await callReport(page, 'simple/organic/keywords', database);
  await visit(page, `/keywords?domain=${domain}&db=${base}`);
  await cellOf(page, 0, 'word').waitFor();
  expect(await readTableTotal(page)).toBe(total);
  expect(await page.locator('.ag-header-cell[col-id="cpc_max"]').innerText()).toContain(`Max CPC, ${sign}`);
  expect(await cellOf(page, 0, 'cpc_max').innerText()).toBe(Number(data[0]?.['cpc_max']).toFixed(2));
  const visits = Number(data[0]?.['vis']);
  const displayedVisits = visits > 0 && visits < 1 ? '<1' : visits.toFixed(0);
  expect(normalizeNumber(await cellOf(page, 0, 'vis').innerText())).toBe(displayedVisits);
}

async function expectKeywordMatchesTable(page: Page, database: Database): Promise<void> {
  const { base, sign } = database;
  const { data } = await callReport(page, 'simple/organic/keywords', database);
  const [row] = data;
  await visit(page, `/report?domain=${encodeURIComponent(String(row?.['word']))}&db=${base}`);
  const displayedMetrics = await readMetrics(page);
  expect(displayedMetrics['Monthly volume']).toBe(String(row?.['ws']));
  expect(displayedMetrics['Exact-match volume']).toBe(String(row?.['wsk']));
  expect(displayedMetrics[`CPC (low–high), ${sign}`]).toContain(Number(row?.['cpc_max']).toFixed(2));
}

describePages(
  'consistent metrics',
  ({ atAlternateWidth }) => {
    for (const database of casesAtDepth(databases, 1)) {
      atAlternateWidth(
        `in ${database.base} dashboards, tables and the comparison match the report API`,
        async (page) => {
          await page.setViewportSize({ width: 1600, height: 900 });
          await expectSummaryMatchesReports(page, database);
          await expectDiagramMatchesComparison(page);
          await expectTableMatchesApi(page, database);
          await expectKeywordMatchesTable(page, database);
        },
        { timeout: 120_000 },
      );
    }
  },
  { as: 'pro', sharedPage: true },
);
