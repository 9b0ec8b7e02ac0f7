import type { Page } from 'playwright-core';

/** Opens a page; what it answers gives the scripts fetched since which the page's HTML had not named, by their paths. */
export async function openAndWatchScripts(page: Page, address: string): Promise<() => string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
  });
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  const preloaded = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path));
  return () => [...fetched].filter((path) => !preloaded.has(path));
}
