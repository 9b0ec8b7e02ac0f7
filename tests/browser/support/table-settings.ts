import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openReusablePage, type WatchedPage } from './browser.js';
import { visit } from './navigation.js';
import type { TestUser } from './users.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Opens the keywords of a domain with a filter and sort order, and waits for rows. */
export async function openKeywords(page: Page, filter = '', sort = ''): Promise<void> {
  const hash = new URLSearchParams({ ...(filter && { filter }), ...(sort && { sort }) }).toString();
  await visit(page, hash ? `${keywords}#${hash}` : keywords);
  await waitForRows(page);
}

/** Waits for rows. */
export const waitForRows = (page: Page) => page.locator('.ag-row').first().waitFor();
/** Column chooser of the table. */
export const columnsPanel = (page: Page) => page.getByRole('dialog', { name: 'Columns' });
/** Visibility checkbox of a column in the chooser. */
export const columnCheckbox = (page: Page, title: string) =>
  columnsPanel(page).getByRole('checkbox', { name: title, exact: true });

/** Runs the action and waits until the server has saved the change. */
export async function waitForSave(page: Page, change: RegExp, action: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => change.test(response.request().postData() ?? ''));
  await action();
  expect((await saved).ok()).toBe(true);
}

/** Reusable page of another browser context, in which the user logs in. */
export async function logInOnAnotherDevice({ email, password }: TestUser): Promise<WatchedPage> {
  const device = await openReusablePage(1280);
  const response = await device.page.request.post('/api/panel/user/auth', { data: { email, password } });
  expect(response.status()).toBe(200);
  return device;
}
