import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './navigation.js';

/** Opens a report's table and waits for its rows. */
export async function openTable(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator('.ag-row').first().waitFor();
}

/** The texts of one column, as the screen shows them; the column must be in sight. */
export function cellTexts(page: Page, column: string): Promise<string[]> {
  return page.locator(`.ag-row .ag-cell[col-id="${column}"]`).allInnerTexts();
}

/** A whole number as the table writes it in either language. */
export function parseInteger(text: string): number {
  return Number(text.replace(/[\s,]/g, ''));
}

/** The figures of one column. */
export async function columnNumbers(page: Page, column: string): Promise<number[]> {
  return (await cellTexts(page, column)).map(parseInteger);
}

/** Waits until every shown figure of a column is as it must be. */
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

/** Opens the panel of the filter. */
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

/** The filter in the page's address, which changes some time after a click: poll for it. */
export function filterOf(page: Page): string {
  const hash = new URL(page.url()).hash.slice(1);
  const pair = hash.split('&').find((part) => part.startsWith('filter='));
  return decodeURIComponent(pair?.slice('filter='.length) ?? '');
}

/** The call that fetches rows, not one of those that count them. */
export function isRowsRequest(request: Request, part: string): boolean {
  const { variables } = (request.postDataJSON() ?? {}) as { variables?: Record<string, unknown> };
  return (
    variables !== undefined && 'withTotalUnfiltered' in variables && JSON.stringify(variables).includes(part)
  );
}
