import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../browser/support/launch-browser.js';
import { findBrowser } from './find-browser.js';
import { quantile, type BenchServer } from './measure.js';

/** Browser cost of a page change in the table. */
export interface PageChange {
  rows: number;
  columns: number;
  /** Main thread time from the click until the rows are stable, in milliseconds. */
  median: number;
  p95: number;
  /** Heap growth after the first quarter of the changes, in megabytes. */
  heapGrowthMb: number;
  changes: number;
}

const changes = 200;
const rows = 500;
const columns = 25;
/** The report with the most columns, and its route. */
const [reportName, route] = ['pages-with-keywords', '/sitepageswithkeys'];

/** Changes pages of the largest supported table in a real browser. */
export async function measurePageChange(server: BenchServer, domain: string): Promise<PageChange> {
  const browser = await launchBrowser(await findBrowser());
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      extraHTTPHeaders: { ...server.headers },
    });
    const page = await context.newPage();
    const columnCount = await showColumns(server);
    await page.goto(`${server.url}${route}?domain=${domain}&db=gny#per_page=${rows}`);
    await waitUntilSettled(page, 1);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const work: number[] = [];
    let settledHeap = 0;
    for (let change = 1; change <= changes; change++) {
      const pageNumber = (change % 9) + 1;
      const before = await taskMs(session);
      await page.evaluate(`window.location.hash = '#page=${pageNumber}&per_page=${rows}'`);
      await waitUntilSettled(page, pageNumber);
      work.push((await taskMs(session)) - before);
      if (change === changes / 4) settledHeap = await collectedHeap(session);
    }
    return {
      rows,
      columns: columnCount,
      median: quantile(work, 0.5),
      p95: quantile(work, 0.95),
      heapGrowthMb: ((await collectedHeap(session)) - settledHeap) / 2 ** 20,
      changes,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Displays the first columns of the report.
 * @returns the number of displayed columns
 */
async function showColumns({ url, headers }: BenchServer): Promise<number> {
  const queryPage = async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { report } = await queryPage('query ($id: ID!) { report(id: $id) { columns { id shown } } }', {
    id: reportName,
  });
  const offered = (report as { columns: { id: string; shown: string }[] }).columns
    .filter(({ shown }) => shown !== 'hidden')
    .map(({ id }, index) => ({ id, shown: index < columns }));
  await queryPage(
    'mutation ($reportName: String!, $columns: [TableColumnInput!]) {' +
      ' saveTableSettings(reportName: $reportName, columns: $columns) { density } }',
    { reportName, columns: offered },
  );
  return offered.filter(({ shown }) => shown).length;
}

/** Waits until the rows of the page are rendered and the browser is idle. */
async function waitUntilSettled(page: Page, number: number): Promise<void> {
  const first = String((number - 1) * rows + 1);
  // Runs through the debugging protocol, because the content security policy forbids evaluation in the page.
  await page.evaluate(`new Promise((done) => {
    const isThere = () =>
      document.querySelector('p[role="status"]')?.textContent.replace(/[^\\d–]/g, '').startsWith('${first}–') &&
      !document.querySelector('[aria-busy="true"]');
    const look = () => (isThere() ? done() : setTimeout(look, 10));
    look();
  })`);
  await page.evaluate('new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))');
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function collectedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
