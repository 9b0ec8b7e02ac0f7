import type { Page, Response } from 'playwright-core';

/** Unknown path. Its error page replaces all content of the previous page. */
const missingPath = '/nowhere-at-all';

/**
 * Navigates within the client without a reload, or loads the first page of a browser. The previous content is removed
 * first, so it cannot be mistaken for the new page.
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
  // The error page may contain elements that the test waits for, such as a heading.
  await notFoundText(page).waitFor({ state: 'detached' });
}

/** Leaves the current page without a reload. */
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

/** Waits for the response to the next request of a GraphQL operation. */
export function responseTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse(
    (response) => response.request().postData()?.includes(`"${operation}"`) ?? false,
  );
}
