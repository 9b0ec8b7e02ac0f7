import type { Page } from 'playwright-core';

/** URLs that were found to exist. */
const liveUrls = new Set<string>();

/** Paths of internal links whose response has status 404. */
export async function findDeadLinks(page: Page): Promise<string[]> {
  // The language switch of an unknown URL links to that URL.
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
      // Requested as a document navigation.
      headers: { accept: 'text/html' },
    });
    if (response.status() === 404) deadPaths.push(path);
    else liveUrls.add(origin + path);
  }
  return deadPaths;
}
