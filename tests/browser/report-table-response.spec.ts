import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { becomeGuest, logInAs, type UserKind } from './support/users.js';
import { openTable, cellValues } from './support/report-page.js';
import { casesAtDepth } from '../support/test-depth.js';

const subject = { domain: 'northtrail.example' };
const apiPath = '/api/report/simple/organic/keywords';

/** Fields of the response that determine the page. */
interface TableResponse {
  last_page: number;
  from: number;
  to: number;
  total: number;
  demoLimit: number | null;
  isFilter: boolean;
  isSort: boolean;
  authorized: boolean;
  payed: boolean;
  message: string | null;
  promoTariffPrice: number;
  data: { word: string; pos: number }[];
}

/** Opens the table and returns the API response for the same visitor. */
async function openTableAndFetch(page: Page, state: string): Promise<TableResponse> {
  await openTable(page, `/keywords?${new URLSearchParams({ ...subject, db: 'gny' }).toString()}#${state}`);
  const response = await page.request.get(
    `${apiPath}?${new URLSearchParams(subject).toString()}&base=gny&${state}`,
  );
  expect(response.status()).toBe(200);
  return (await response.json()) as TableResponse;
}

const info = (page: Page) => page.getByRole('status').filter({ hasText: /–\d+ of .* keywords/ });

/** Checks that the table starts with the rows of the response. */
async function expectRowsOf(page: Page, { data }: TableResponse): Promise<void> {
  const words = await cellValues(page, 'word');
  expect(words.length).toBeGreaterThan(5);
  expect(words).toEqual(data.slice(0, words.length).map(({ word }) => word));
}

const sortPaywall = (page: Page) => page.getByRole('dialog', { name: 'Sort tables with a plan' });

/** Checks rows, paging, messages and sorting against the response. */
async function expectTableMatches(page: Page, response: TableResponse): Promise<void> {
  await expectRowsOf(page, response);
  const { from, to, message } = response;
  // The total includes the rows beyond the position limit, which only the message counts.
  const total = Number(/ of (\d+) keywords/.exec(message ?? '')?.[1] ?? response.total);
  expect(await info(page).innerText()).toContain(`${from}–${to} of ${total} keywords`);
  // Visitors limited to the first page get no other page buttons.
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const lastPageButton = pages.getByRole('button', { name: `Page ${response.last_page}` });
  const pagesControl =
    response.demoLimit === null ? lastPageButton : page.getByRole('button', { name: 'See all pages' });
  await pagesControl.first().waitFor({ state: 'attached' });
  expect(await page.getByText(message ?? 'Paid plans include positions').count()).toBe(message ? 1 : 0);
  const paywallHeading = page.getByRole('heading', { name: /^You see \d+ of \d+ keywords$/ });
  if (response.demoLimit === null) expect(await paywallHeading.count()).toBe(0);
  else expect(await paywallHeading.innerText()).toBe(`You see ${response.demoLimit} of ${total} keywords`);
  const priceOffer = page.getByText(new RegExp(`\\$${response.promoTariffPrice}`));
  if (!response.authorized) await priceOffer.first().waitFor();
  if (response.isSort) return;

  await page.locator('.ag-header-cell[col-id="pos"]').click();
  await sortPaywall(page).waitFor();
  await page.keyboard.press('Escape');
  await sortPaywall(page).waitFor({ state: 'hidden' });
}

describePages('report table responses', ({ atAlternateWidth }) => {
  atAlternateWidth('match the display for guests, free and paid users at both widths', async (page) => {
    const kinds: readonly (UserKind | undefined)[] = [undefined, 'demo', 'basic'];
    for (const [index, kind] of kinds.entries()) {
      await becomeGuest(page);
      if (kind) await logInAs(page, kind);
      const response = await openTableAndFetch(page, 'per_page=25&sort=ws|desc');
      expect([response.authorized, response.payed]).toEqual([kind !== undefined, kind === 'basic']);
      // Quick runs use one width for each kind of user.
      const widths = index % 2 === 0 ? [1280, 480] : [480, 1280];
      for (const width of casesAtDepth(widths, 1)) {
        await page.setViewportSize({ width, height: 860 });
        await expectTableMatches(page, response);
      }
      if (!response.isSort) continue;
      await page.locator('.ag-header-cell[col-id="pos"]').click();
      await page.waitForURL((url) => url.hash.includes('pos'));
      expect(await sortPaywall(page).count()).toBe(0);
    }
  });

  atAlternateWidth(
    'are identical for GET and POST',
    async (page) => {
      const state = { per_page: '10', page: '2', sort: 'pos|asc', filter: 'pos<=20' };
      const query = new URLSearchParams(state).toString();
      const getResponse = await openTableAndFetch(page, query);
      await expectRowsOf(page, getResponse);
      const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
      const posted = await page.request.post(apiPath, {
        headers: { 'x-csrf-token': token ?? '' },
        data: { ...subject, base: 'gny', ...state },
      });
      const { data, from, to, total } = (await posted.json()) as TableResponse;
      expect({ data, from, to, total }).toEqual({
        data: getResponse.data,
        from: getResponse.from,
        to: getResponse.to,
        total: getResponse.total,
      });
    },
    { as: 'basic' },
  );
});
