import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './moving.js';

/** Opens a report's table and waits for its rows. */
export async function openTable(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator('.ag-row').first().waitFor();
}

/** The texts of one column, as the screen shows them; the column must be in sight. */
export function texts(page: Page, column: string): Promise<string[]> {
  return page.locator(`.ag-row .ag-cell[col-id="${column}"]`).allInnerTexts();
}

/** A whole number as the table writes it in either language. */
export function figureOf(text: string): number {
  return Number(text.replace(/[\s,]/g, ''));
}

/** The figures of one column. */
export async function figures(page: Page, column: string): Promise<number[]> {
  return (await texts(page, column)).map(figureOf);
}

/** Waits until every shown figure of a column is as it must be. */
export async function expectRows(
  page: Page,
  column: string,
  isRight: (figure: number) => boolean,
): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await figures(page, column);
      return shown.length > 0 && shown.every(isRight);
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
export function fetchesRows(request: Request, part: string): boolean {
  const { variables } = (request.postDataJSON() ?? {}) as { variables?: Record<string, unknown> };
  return (
    variables !== undefined && 'withTotalUnfiltered' in variables && JSON.stringify(variables).includes(part)
  );
}
