import type { Page } from 'playwright-core';

/** No page of ours is there, so that the page says so, and nothing of the one before it is left. */
const missingPath = '/nowhere-at-all';

/**
 * Goes to an address as a link of the page does, which loads nothing anew; the first page of a browser is loaded. What the
 * former page showed is gone before, so that it cannot be taken for the new one's.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const current = new URL(page.url());
  const target = new URL(address, current);
  const isSamePage = target.pathname === current.pathname && target.search === current.search;
  if (isSamePage && target.hash !== current.hash && target.hash !== '') {
    await page.evaluate((hash) => void (location.hash = hash), target.hash);
    return;
  }
  await leave(page);
  await pushPath(page, address);
  // What the case looks for first may be on that page too, as a heading is.
  await notFoundText(page).waitFor({ state: 'detached' });
}

/** Leaves whatever the page shows, without loading it anew. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await pushPath(page, missingPath);
  await notFoundText(page).waitFor();
}

const notFoundText = (page: Page) => page.getByText('404', { exact: true });

function pushPath(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
