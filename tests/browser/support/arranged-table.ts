import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { visit } from './moving.js';
import type { BrowserPerson } from './people.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Opens the keywords of a domain with this filter and order, and waits for their rows. */
export async function openKeywords(page: Page, filter = '', sort = ''): Promise<void> {
  const hash = new URLSearchParams({ ...(filter && { filter }), ...(sort && { sort }) }).toString();
  await visit(page, hash ? `${keywords}#${hash}` : keywords);
  await rowsOf(page);
}

/** Waits for rows. */
export const rowsOf = (page: Page) => page.locator('.ag-row').first().waitFor();
/** The panel of the columns. */
export const chooser = (page: Page) => page.getByRole('dialog', { name: 'Columns' });
/** Whether a column is shown, in that panel. */
export const columnBox = (page: Page, title: string) =>
  chooser(page).getByRole('checkbox', { name: title, exact: true });

/** Waits until a change is kept by the server. */
export async function afterKeeping(page: Page, change: RegExp, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => change.test(answer.request().postData() ?? ''));
  await act();
  expect((await saved).ok()).toBe(true);
}

/** The person's own profile on another device. */
export async function onAnotherDevice(
  page: Page,
  { email, password }: BrowserPerson,
): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const viewport = { width: 1280, height: 860 };
  const device = await browser.newContext({ baseURL: inject('serverUrl'), locale: 'en-US', viewport });
  const answer = await device.request.post('/api/panel/user/auth', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return device;
}
