/** An item of the pager: a page, or a gap with the page that it jumps to. */
export type PagerItem = { page: number } | { gapAfter: number; jumpTo: number };

/**
 * Items of a pager: first, last and current page with two neighbours on each side. A gap of one page is replaced by
 * that page, other gaps jump by the window width.
 */
export function pageWindow(current: number, lastPage: number, reach = 2): PagerItem[] {
  const pages = new Set([1, lastPage]);
  for (let page = current - reach; page <= current + reach; page += 1) {
    if (page >= 1 && page <= lastPage) pages.add(page);
  }
  const items: PagerItem[] = [];
  let previous = 0;
  for (const page of [...pages].sort((a, b) => a - b)) {
    if (page - previous === 2) items.push({ page: page - 1 });
    else if (page - previous > 2) {
      const step = (2 * reach + 1) * (page > current ? 1 : -1);
      const jumpTo = Math.min(Math.max(current + step, previous + 1), page - 1);
      items.push({ gapAfter: previous, jumpTo });
    }
    items.push({ page });
    previous = page;
  }
  return items;
}
