import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { becomeGuest, logInAs, type UserKind } from './support/users.js';
import { openTable, cellTexts } from './support/report-page.js';

const subject = { domain: 'northtrail.example' };
const call = '/api/report/simple/organic/keywords';

/** The fields of a table's answer that decide what its page shows. */
interface TableAnswer {
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

/** The table of the page and, for the same visitor, what the documented call answers. */
async function openBoth(page: Page, state: string): Promise<TableAnswer> {
  await openTable(page, `/keywords?${new URLSearchParams({ ...subject, db: 'gny' }).toString()}#${state}`);
  const asked = await page.request.get(
    `${call}?${new URLSearchParams(subject).toString()}&base=gny&${state}`,
  );
  expect(asked.status()).toBe(200);
  return (await asked.json()) as TableAnswer;
}

const info = (page: Page) => page.getByRole('status').filter({ hasText: /of .* keywords/ });

/** Whether the table begins with the answer's rows; below them the window ends. */
async function expectItsRows(page: Page, { data }: TableAnswer): Promise<void> {
  const words = await cellTexts(page, 'word');
  expect(words.length).toBeGreaterThan(5);
  expect(words).toEqual(data.slice(0, words.length).map(({ word }) => word));
}

const sortingRefused = (page: Page) => page.getByRole('dialog', { name: 'Sort tables with a plan' });

/** Whether the table tells what the answer says of its rows, and offers or refuses what the visitor may or may not. */
async function expectShown(page: Page, answer: TableAnswer): Promise<void> {
  await expectItsRows(page, answer);
  const { from, to, total } = answer;
  expect(await info(page).innerText()).toContain(`${from}–${to} of ${total} keywords`);
  // Who sees the first page alone is offered no other one.
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const last = pages.getByRole('button', { name: `Page ${answer.last_page}` });
  const way = answer.demoLimit === null ? last : page.getByRole('button', { name: 'See all pages' });
  await way.first().waitFor({ state: 'attached' });
  expect(await page.getByText(answer.message ?? 'Paid plans show positions').count()).toBe(
    answer.message ? 1 : 0,
  );
  const stub = page.getByRole('heading', { name: /^You see \d+ of \d+ keywords$/ });
  if (answer.demoLimit === null) expect(await stub.count()).toBe(0);
  else expect(await stub.innerText()).toBe(`You see ${answer.demoLimit} of ${total} keywords`);
  const offer = page.getByText(new RegExp(`\\$${answer.promoTariffPrice}`));
  if (!answer.authorized) await offer.first().waitFor();
  if (answer.isSort) return;

  await page.locator('.ag-header-cell[col-id="pos"]').click();
  await sortingRefused(page).waitFor();
  await page.keyboard.press('Escape');
  await sortingRefused(page).waitFor({ state: 'hidden' });
}

describePages('what a table is answered', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'T20 shows guests, demo and paid people at both widths what the fields of the answer say',
    async (page) => {
      const kinds: readonly (UserKind | undefined)[] = [undefined, 'demo', 'basic'];
      for (const kind of kinds) {
        await becomeGuest(page);
        if (kind) await logInAs(page, kind);
        const answer = await openBoth(page, 'per_page=25&sort=ws|desc');
        expect([answer.authorized, answer.payed]).toEqual([kind !== undefined, kind === 'basic']);
        for (const width of [1280, 480]) {
          await page.setViewportSize({ width, height: 860 });
          await expectShown(page, answer);
        }
        if (!answer.isSort) continue;
        await page.locator('.ag-header-cell[col-id="pos"]').click();
        await page.waitForURL((url) => url.hash.includes('pos'));
        expect(await sortingRefused(page).count()).toBe(0);
      }
    },
  );

  atAlternateWidth(
    'T21 is given by POST what GET gives, which is what its page shows',
    async (page) => {
      const state = { per_page: '10', page: '2', sort: 'pos|asc', filter: 'pos<=20' };
      const query = new URLSearchParams(state).toString();
      const asked = await openBoth(page, query);
      await expectItsRows(page, asked);
      const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
      const posted = await page.request.post(call, {
        headers: { 'x-csrf-token': token ?? '' },
        data: { ...subject, base: 'gny', ...state },
      });
      const { data, from, to, total } = (await posted.json()) as TableAnswer;
      expect({ data, from, to, total }).toEqual({
        data: asked.data,
        from: asked.from,
        to: asked.to,
        total: asked.total,
      });
    },
    { as: 'basic' },
  );
});
