import type { Page } from 'playwright-core';

/** Opens a page and returns a function that lists the fetched scripts which its HTML does not preload. */
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
