import type { Page } from 'playwright-core';

/** Column ids from left to right, with their widths. */
export async function columnHeaders(page: Page): Promise<{ id: string; width: number }[]> {
  const headers = await page.locator('.ag-header-cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, width } = cell.getBoundingClientRect();
      return { id: cell.getAttribute('col-id') ?? '', left, width: Math.round(width) };
    }),
  );
  return headers
    .filter(({ id }) => /^[a-z]/.test(id))
    .sort((a, b) => a.left - b.left)
    .map(({ id, width }) => ({ id, width }));
}

/** Column ids from left to right. */
export const columnIds = async (page: Page) => (await columnHeaders(page)).map(({ id }) => id);

/** Drags a column header to the position of another column. */
export async function dragColumn(page: Page, from: string, to: string): Promise<void> {
  const start = await page.locator(`.ag-header-cell[col-id="${from}"]`).boundingBox();
  const end = await page.locator(`.ag-header-cell[col-id="${to}"]`).boundingBox();
  if (!start || !end) throw new Error('a column is out of sight');
  await page.mouse.move(start.x + 30, start.y + 15);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 15, { steps: 3 });
  await page.mouse.move(end.x + 15, end.y + 15, { steps: 12 });
  await page.mouse.up();
}

/** Drags the right edge of a column by the given pixels. */
export async function widenColumn(page: Page, id: string, by: number): Promise<void> {
  const edge = await page.locator(`.ag-header-cell[col-id="${id}"] .ag-header-cell-resize`).boundingBox();
  if (!edge) throw new Error('the column is out of sight');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
