/** A place in the pager: a page to go to, or a gap where pages are left out, with the page that it leads to. */
export type PagerItem = { page: number } | { gapAfter: number; jumpTo: number };

/**
 * The pages that a pager shows: the first, the last, and two on each side of the current one; a gap of one page is that page.
 * A gap leads as far as the window is wide, so that jumping through gaps shows every page once.
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
