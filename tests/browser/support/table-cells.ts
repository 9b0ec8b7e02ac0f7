import type { Locator, Page } from 'playwright-core';
import { visit } from './navigation.js';

/** The cell of a column in a row of the page, the first row being 0. */
export function cellOf(page: Page, row: number, column: string): Locator {
  return page.locator(`[row-index="${row}"] .ag-cell[col-id="${column}"]`);
}

/** Pixels of the table's frame that its rows leave empty at their end; none where they go on beyond it. */
export function emptyWidthAfterColumns(page: Page): Promise<number> {
  return page.evaluate<number>(
    `(() => {
      const cells = [...document.querySelectorAll('[row-index="0"] .ag-cell')];
      const end = Math.max(...cells.map((cell) => cell.getBoundingClientRect().right));
      return Math.max(0, document.querySelector('.ag-root-wrapper').getBoundingClientRect().right - end);
    })()`,
  );
}

/** What follows the address's `#`, readable. */
export function hashOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).hash);
}

/** The text on the clipboard; the page needs the permission to read it. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Rests a finger on something, by the browser's own touch events. */
export async function longPress(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press on');
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(650);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Rows of a report by its documented call, in the table's order. */
export async function fetchRows<Row = Record<string, string | number>>(
  page: Page,
  path: string,
  parameters: Record<string, string>,
): Promise<{ total: number; data: Row[] }> {
  const params = { base: 'gny', per_page: '25', ...parameters };
  const response = await page.request.get(`/api/report/simple/${path}`, { params });
  return (await response.json()) as { total: number; data: Row[] };
}

/** Opens a table, filtered or not, and waits for its first row. */
export async function openRows(page: Page, address: string, filter?: string): Promise<void> {
  await visit(page, filter === undefined ? address : `${address}#filter=${encodeURIComponent(filter)}`);
  await cellOf(page, 0, /keysbypage|keywords|similar/.test(address) ? 'word' : 'name').waitFor();
}
