/** A place in the pager: a page to go to, or a gap where pages are left out, with the page that it leads to. */
export type PagePlace = { page: number } | { gapAfter: number; jumpTo: number };

/**
 * The pages that a pager shows: the first, the last, and two on each side of the current one; a gap of one page is that page.
 * A gap leads as far as the window is wide, so that jumping through gaps shows every page once.
 */
export function pageWindow(current: number, last: number, reach = 2): PagePlace[] {
  const visible = new Set([1, last]);
  for (let page = current - reach; page <= current + reach; page += 1) {
    if (page >= 1 && page <= last) visible.add(page);
  }
  const places: PagePlace[] = [];
  let previous = 0;
  for (const page of [...visible].sort((a, b) => a - b)) {
    if (page - previous === 2) places.push({ page: page - 1 });
    else if (page - previous > 2) {
      const step = (2 * reach + 1) * (page > current ? 1 : -1);
      const jumpTo = Math.min(Math.max(current + step, previous + 1), page - 1);
      places.push({ gapAfter: previous, jumpTo });
    }
    places.push({ page });
    previous = page;
  }
  return places;
}
