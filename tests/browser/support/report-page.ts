import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './navigation.js';

/** Opens a report table and waits for its rows. */
export async function openTable(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator('.ag-row').first().waitFor();
}

/** Displayed texts of a column, which must be within the rendered columns. */
export function cellValues(page: Page, column: string): Promise<string[]> {
  return page.locator(`.ag-row .ag-cell[col-id="${column}"]`).allInnerTexts();
}

/** Parses an integer with thousands separators of either language. */
export function parseInteger(text: string): number {
  return Number(text.replace(/[\s,]/g, ''));
}

/** Parsed integers of a column. */
export async function columnNumbers(page: Page, column: string): Promise<number[]> {
  return (await cellValues(page, column)).map(parseInteger);
}

/** Waits until every displayed number of a column satisfies the predicate. */
export async function expectRows(
  page: Page,
  column: string,
  predicate: (value: number) => boolean,
): Promise<void> {
  await expect
    .poll(async () => {
      const values = await columnNumbers(page, column);
      return values.length > 0 && values.every(predicate);
    })
    .toBe(true);
}

/** Opens the filter panel. */
export async function openFilter(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  const panel = page.getByRole('dialog').first();
  await panel.waitFor();
  return panel;
}

/** Filter in the URL. Poll it, because the URL changes with a delay. */
export function filterOf(page: Page): string {
  const hash = new URL(page.url()).hash.slice(1);
  const pair = hash.split('&').find((part) => part.startsWith('filter='));
  return decodeURIComponent(pair?.slice('filter='.length) ?? '');
}

/** Whether a request fetches rows, as opposed to counts. */
export function isRowsRequest(request: Request, part: string): boolean {
  const { variables } = (request.postDataJSON() ?? {}) as { variables?: Record<string, unknown> };
  return (
    variables !== undefined && 'withTotalUnfiltered' in variables && JSON.stringify(variables).includes(part)
  );
}

/** Delays the rows of a table about northtrail.example until the returned function is called. */
export async function delayRows(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (isRowsRequest(route.request(), 'northtrail')) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
