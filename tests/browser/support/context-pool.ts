import type { BrowserContext } from 'playwright-core';

/**
 * Idle contexts of this process by their options. A page in a used context loads the scripts from its HTTP cache,
 * which saves processor time in the browser and the server.
 */
const idleContexts = new Map<string, BrowserContext[]>();

/** Returns an idle context for the key, or creates one. */
export async function acquireContext(
  key: string,
  create: () => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const idle = idleContexts.get(key)?.pop();
  return idle?.browser()?.isConnected() ? idle : create();
}

/** Closes the pages of a context and resets its cookies, storage and permissions for the next use. */
export async function releaseContext(
  key: string,
  context: BrowserContext,
  origin: string,
  permissions: string[] = [],
): Promise<void> {
  const [page = await context.newPage(), ...otherPages] = context.pages();
  for (const other of otherPages) await other.close();
  // Ends the scripts and requests of the page, which could store something after the reset.
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
  await context.clearCookies();
  await context.clearPermissions();
  if (permissions.length > 0) await context.grantPermissions(permissions);
  idleContexts.set(key, [...(idleContexts.get(key) ?? []), context]);
}
