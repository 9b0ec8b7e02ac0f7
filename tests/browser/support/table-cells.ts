import type { Locator, Page } from 'playwright-core';
import { visit } from './navigation.js';

/** Cell of a column in a row, counted from 0. */
export function cellOf(page: Page, row: number, column: string): Locator {
  return page.locator(`[row-index="${row}"] .ag-cell[col-id="${column}"]`);
}

/** Width in px of the part of the frame that no column fills. */
export function emptyWidthAfterColumns(page: Page): Promise<number> {
  return page.evaluate<number>(
    `(() => {
      const cells = [...document.querySelectorAll('[row-index="0"] .ag-cell')];
      const end = Math.max(...cells.map((cell) => cell.getBoundingClientRect().right));
      return Math.max(0, document.querySelector('.ag-root-wrapper').getBoundingClientRect().right - end);
    })()`,
  );
}

/** Decoded hash of the URL. */
export function hashOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).hash);
}

/** Text on the clipboard. Needs the clipboard-read permission. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Presses by native touch events until the context menu opens, however late a busy page starts its timer. */
export async function longPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press on');
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.getByRole('menu').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Rows of a report in table order, read through REST. */
export async function fetchRows<Row = Record<string, string | number>>(
  page: Page,
  path: string,
  parameters: Record<string, string>,
): Promise<{ total: number; data: Row[] }> {
  const params = { base: 'gny', per_page: '25', ...parameters };
  const response = await page.request.get(`/api/report/simple/${path}`, { params });
  return (await response.json()) as { total: number; data: Row[] };
}

/** Opens a table with an optional filter and waits for its first row. */
export async function openRows(page: Page, address: string, filter?: string): Promise<void> {
  await visit(page, filter === undefined ? address : `${address}#filter=${encodeURIComponent(filter)}`);
  await cellOf(page, 0, /keysbypage|keywords|similar/.test(address) ? 'word' : 'name').waitFor();
}
