import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { openAndWatchScripts } from './support/watch-scripts.js';
import { waitForLatestEmail, extractLink } from './support/email.js';
import { becomeGuest, logInAs } from './support/users.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Together with the keywords report, these use up the daily limit of a guest. */
const otherReports = ['organic/lost_keywords', 'organic/sitepages', 'context/keywords', 'domain_dashboard'];
const anotherReportUrl = '/similarkeys?key=hiking+boots&db=gny';
/** Daily reports of the free plan. */
const freePlanDailyReports = 15;

/** Opens as many reports as a guest may open per day, one as a page and the others by API. */
async function exhaustGuestLimit(page: Page): Promise<void> {
  await page.goto(keywords);
  await page.locator('.ag-row').first().waitFor();
  for (const report of otherReports) {
    const response = await page.context().request.get(`/api/report/simple/${report}`, {
      params: { domain: 'northtrail.example', base: 'gny' },
    });
    expect([report, response.status()]).toEqual([report, 200]);
  }
}

/** Sends GraphQL requests with the cookies and CSRF token of the page. */
async function graphqlCaller(page: Page): Promise<(query: string) => Promise<unknown>> {
  const { request } = page.context();
  const [, token = ''] =
    /name="csrf-token" content="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  return async (query) => {
    const response = await request.post('/graphql', { headers: { 'x-csrf-token': token }, data: { query } });
    return (await response.json()) as unknown;
  };
}

/** Opens as many reports as an account may open per day. */
async function exhaustAccountLimit(page: Page): Promise<void> {
  const graphql = await graphqlCaller(page);
  const { data } = (await graphql('{ visibleDomains { data { name } } }')) as {
    data: { visibleDomains: { data: { name: string }[] } };
  };
  const names = data.visibleDomains.data.map(({ name }) => name);
  for (const name of names.slice(0, 8)) {
    await graphql(`{ domainDashboard(domain: "${name}") { name } }`);
    await graphql(`{ organicKeywords(domain: "${name}") { total } }`);
  }
  const used = (await graphql('{ viewer { usage { used limit } } }')) as {
    data: { viewer: { usage: { used: number; limit: number } } };
  };
  expect(used.data.viewer.usage).toEqual({ used: freePlanDailyReports, limit: freePlanDailyReports });
}

describePages('daily limits', ({ atAlternateWidth }) => {
  atAlternateWidth('let an exhausted guest log in over the page and explain the next steps', async (page) => {
    const account = await logInAs(page, 'demo');
    await becomeGuest(page);
    await exhaustGuestLimit(page);
    const address = `${anotherReportUrl}#filter=${encodeURIComponent('ws>=1')}`;
    await visit(page, address);
    await page.getByRole('heading', { name: 'You’ve used today’s 5 reports' }).waitFor();
    const popup = page.getByRole('dialog');
    await popup.waitFor();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByRole('link', { name: 'Register' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === address);

    await visit(page, address);
    await popup.getByRole('tab', { name: 'Log in' }).click();
    const form = popup.getByRole('form', { name: 'Log in' });
    await form.getByLabel('E-mail').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Log in' }).click();
    await page.locator('.ag-row').first().waitFor();
    await popup.waitFor({ state: 'hidden' });
    const finalUrl = new URL(page.url());
    expect(finalUrl.pathname + finalUrl.search + finalUrl.hash).toBe(address);
  });

  atAlternateWidth('explain an exhausted free plan and grant free days on request', async (page) => {
    const { email } = await logInAs(page, 'demo');
    await exhaustAccountLimit(page);
    await page.goto(anotherReportUrl);
    const popup = page.getByRole('dialog');
    await popup.getByText('15 of 15 reports used.').waitFor();
    await popup.getByRole('link', { name: 'See plans' }).waitFor();
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Request free days' }).click();
    const request = page.getByRole('dialog', { name: 'Request free days' });
    await request.getByRole('button', { name: 'Send the request' }).click();
    await request.getByText('Fill in this field').first().waitFor();
    expect(await request.getByLabel('E-mail').getAttribute('readonly')).not.toBeNull();
    await request.getByLabel('Name').fill('Ada');
    await request.getByLabel('Phone').fill(`+1202555${String(Date.now()).slice(-4)}`);
    await request.getByRole('button', { name: 'Send the request' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Your request was sent' });
    await confirmation.getByText(/Follow it/).waitFor();
    expect(await confirmation.getByRole('button', { name: 'Send the request' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.goto(extractLink(await waitForLatestEmail(email, 'demo-confirmation'), 'freedays'));
    await page.getByRole('button', { name: 'Start the free days' }).click();
    await page.getByText(/Basic is active until/).waitFor();
    await expectAccessible(page);
    await visit(page, anotherReportUrl);
    await page.locator('.ag-row').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describePages(
  'table on the free plan',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'explains that sorting, paging and page sizes need a plan, and does not change',
      async (page) => {
        await visit(page, keywords);
        await page.locator('.ag-row').first().waitFor();
        const firstRow = await page.locator('.ag-row').first().innerText();
        await page.locator('.ag-header-cell[col-id="pos"]').click();
        await page
          .getByRole('dialog', { name: 'Sort tables with a plan' })
          .getByText('$49 a month')
          .waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Not now' }).click();
        expect(await page.getByRole('button', { name: 'Next page' }).count()).toBe(0);
        await page.getByRole('button', { name: 'See all pages' }).click();
        await page.getByRole('dialog', { name: 'See all pages with a plan' }).waitFor();
        await page.getByRole('button', { name: 'Not now' }).click();
        await page.getByLabel('Rows per page').selectOption('50');
        await page.getByRole('dialog', { name: 'Change the page size with a plan' }).waitFor();
        await page.getByRole('button', { name: 'Not now' }).click();
        expect(new URL(page.url()).hash).toBe('');
        expect(await page.locator('.ag-row').first().innerText()).toBe(firstRow);
      },
    );

    atAlternateWidth('ignores locked parts of a pasted link and reports that', async (page) => {
      await visit(page, `${keywords}#page=2&sort=${encodeURIComponent('pos|asc')}`);
      await page.getByText('The link uses another sort order and another page').waitFor();
      await page.locator('.ag-row').first().waitFor();
      await page.getByText(/You see 15 of/).waitFor();
    });

    atAlternateWidth(
      'keeps a filter with too many conditions in the panel and explains the plan it needs',
      async (page) => {
        const threeConditions = ['ws>=1', 'pos>=1', 'numwords>=1'].join('^');
        await visit(page, `${keywords}#filter=${encodeURIComponent(threeConditions)}`);
        await page.locator('.ag-row').first().waitFor();
        await page
          .getByRole('button', { name: /^Filter/ })
          .first()
          .click();
        const panel = page.getByRole('dialog').first();
        await panel.getByRole('button', { name: 'Add condition' }).click();
        await panel.getByRole('textbox', { name: 'Value' }).last().fill('tent');
        await panel.getByRole('button', { name: /^(Show|Nothing)/ }).click();
        await page.getByRole('dialog', { name: 'Use longer filters with a plan' }).waitFor();
        await page.getByRole('button', { name: 'Not now' }).click();
        expect(await panel.getByRole('textbox', { name: 'Value' }).last().inputValue()).toBe('tent');
      },
    );

    atAlternateWidth('explains that copying needs a plan and announces the shortened file', async (page) => {
      await visit(page, keywords);
      await page.locator('.ag-row').first().waitFor();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('dialog', { name: 'Copy tables with a plan' }).waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const notice = page.getByRole('dialog', { name: 'The file contains 10 rows' });
      await notice.waitFor();
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await notice.getByRole('button', { name: 'Download 10 rows' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      const stream = await file.createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').trim().split('\n');
      expect(lines).toHaveLength(11);
    });
  },
  { as: 'demo', sharedPage: true },
);

describePages(
  'table without a plan',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'shows 15 rows and links to the remaining ones, with scripts listed in its HTML',
      async (page) => {
        const unnamed = await openAndWatchScripts(page, keywords);
        await page.getByText(/You see 15 of \d+ keywords/).waitFor();
        await page.locator('.ag-row').first().waitFor();
        expect(unnamed()).toEqual([]);
        await page.getByText('Register for 15 reports a day, or get the One day plan for $20.').waitFor();
        await expectAccessible(page);
        const register = page.getByRole('main').getByRole('link', { name: 'Register' });
        expect(await register.getAttribute('href')).toContain(encodeURIComponent(keywords));
      },
    );

    atAlternateWidth(
      'replaces the competitor lists by one line with a login link that returns',
      async (page) => {
        const address = '/report?domain=northtrail.example&db=gny';
        await visit(page, address);
        const links = page.getByRole('link', { name: 'Log in to see competitors' });
        // Each card loads separately.
        await expect.poll(() => links.count()).toBe(2);
        await page.setViewportSize({ width: 1280, height: 860 });
        const heights = await page
          .locator('main section:has([data-card-note])')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThan(1);
        expect(Math.max(...heights), 'a card with one sentence stays low').toBeLessThan(130);
        expect(await links.first().getAttribute('href')).toBe(
          `/login?redirect=${encodeURIComponent(address)}`,
        );
        await expectAccessible(page);
      },
    );

    atAlternateWidth(
      'has no restrictions on the Team plan',
      async (page) => {
        await visit(page, `${keywords}#page=2&sort=${encodeURIComponent('pos|asc')}`);
        await page.locator('.ag-row').first().waitFor();
        expect(await page.getByText(/You see|The link asks|shown on plans/).count()).toBe(0);
      },
      { as: 'team' },
    );
  },
  { sharedPage: true },
);
