import type { Page } from 'playwright-core';

/** No page of ours is there, so that the page says so, and nothing of the one before it is left. */
const nowhere = '/nowhere-at-all';

/**
 * Goes to an address as a link of the page does, which loads nothing anew; the first page of a browser is loaded. What the
 * former page showed is gone before, so that it cannot be taken for the new one's.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const here = new URL(page.url());
  const there = new URL(address, here);
  const staysThere = there.pathname === here.pathname && there.search === here.search;
  if (staysThere && there.hash !== here.hash && there.hash !== '') {
    await page.evaluate((hash) => void (location.hash = hash), there.hash);
    return;
  }
  await leave(page);
  await follow(page, address);
  // What the case looks for first may be on that page too, as a heading is.
  await saysNowhere(page).waitFor({ state: 'detached' });
}

/** Leaves whatever the page shows, without loading it anew. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await follow(page, nowhere);
  await saysNowhere(page).waitFor();
}

const saysNowhere = (page: Page) => page.getByText('404', { exact: true });

function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
