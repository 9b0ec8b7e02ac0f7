import type { Page } from 'playwright-core';

/** Addresses that were found to lead somewhere. */
const liveUrls = new Set<string>();

/** Paths of the page's links within the service that lead nowhere: those that the server answers with status 404. */
export async function deadLinksOf(page: Page): Promise<string[]> {
  // A page at an address that leads nowhere names it in its switch of languages.
  const { origin, pathname } = new URL(page.url());
  const hrefs = await page.evaluate(() => [...document.links].map(({ href }) => href));
  const paths = hrefs.flatMap((href) => {
    const url = new URL(href, origin);
    return url.origin === origin && url.pathname !== pathname ? [url.pathname] : [];
  });
  const deadPaths: string[] = [];
  for (const path of new Set(paths)) {
    if (liveUrls.has(origin + path)) continue;
    const response = await page.request.head(`${origin}${path}`, {
      maxRedirects: 0,
      // As a person who follows it.
      headers: { accept: 'text/html' },
    });
    if (response.status() === 404) deadPaths.push(path);
    else liveUrls.add(origin + path);
  }
  return deadPaths;
}
