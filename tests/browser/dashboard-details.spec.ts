import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { parseInteger } from './support/report-page.js';

const domainReportUrl = '/report?domain=northtrail.example&db=gny';

/** Fields of the API response that the page summarizes. */
interface KeywordDashboard {
  ws: number;
  wsk: number;
  cpc_min: string;
  cpc_max: string;
  competition: number;
  wizards: Record<string, string>;
  top: { domain: string; delta: number }[];
  ads: { header: string; facts: string[]; links: string[] }[];
}

describePages(
  'dashboard details',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'add selected competitors to the visits chart',
      async (page) => {
        await visit(page, domainReportUrl);
        const chart = page.getByRole('img', { name: /^Est. daily visits from/ });
        await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/; \S+ [\d,]+$/u);
        await page.getByRole('button', { name: '1 competitor', exact: true }).click();
        const picker = page.getByRole('dialog', { name: 'Visits of competitors' });
        await picker.waitFor();
        await expectAccessible(page);
        const competitor = picker
          .locator('li', { has: page.getByRole('checkbox', { checked: false }) })
          .first();
        const name = (await competitor.innerText()).trim();
        await competitor.getByRole('checkbox').click();
        await expect
          .poll(() => chart.getAttribute('aria-label'))
          .toContain(`; ${name.replace(/\.example$/, '')} `);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: '2 competitors', exact: true }).waitFor();
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'match the public API in keyword metrics, SERP features and ads',
      async (page) => {
        const response = await page.request.get('/api/report/simple/keyword_dashboard', {
          params: { keyword: 'tents', base: 'gny' },
        });
        const dashboard = (await response.json()) as KeywordDashboard;
        expect(dashboard.top.every(({ delta }) => Number.isInteger(delta))).toBe(true);
        await visit(page, '/report?domain=tents&db=gny');
        const levels = ['–', 'Low', 'Medium', 'High'];
        const costs = [...new Set([dashboard.cpc_min, dashboard.cpc_max])];
        await expect
          .poll(() => readKeywordMetrics(page))
          .toEqual({
            'Monthly volume': dashboard.ws,
            'Exact-match volume': dashboard.wsk,
            'CPC (low–high), $': costs.join('–'),
            Competition: levels[dashboard.competition],
            'Domains in top 50': new Set(dashboard.top.map(({ domain }) => domain)).size,
            Ads: dashboard.ads.length,
          });
        expect(Object.keys(dashboard.wizards)).not.toEqual([]);
        const serpFeatures = page.getByRole('list', { name: 'SERP features' }).getByRole('listitem');
        await expect.poll(() => serpFeatures.allInnerTexts()).toEqual(Object.values(dashboard.wizards));
        for (const { header, facts, links } of dashboard.ads.slice(0, 5)) {
          const ad = page.getByRole('listitem').filter({ hasText: header }).first();
          await expect.poll(() => ad.innerText()).toContain(facts.join(' · '));
          await expect.poll(() => ad.innerText()).toContain(links.join(' · '));
        }
        await expectAccessible(page);
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'open the PDF in a new tab',
      async (page) => {
        await visit(page, domainReportUrl);
        const pdfResponse = page.context().waitForEvent('response', {
          predicate: (response) => response.headers()['content-type']?.startsWith('application/pdf') ?? false,
        });
        const popup = page.waitForEvent('popup');
        await pdfButton(page).click();
        await popup;
        const file = await page.request.get((await pdfResponse).url());
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'explain which plans include the PDF to users of the free plan',
      async (page) => {
        await visit(page, domainReportUrl);
        await pdfButton(page).click();
        const notice = page.getByRole('dialog', { name: 'PDF reports are included in paid plans' });
        await notice.getByText('The free plan has no PDF reports. Every paid plan has them.').waitFor();
        await expectAccessible(page);
        await notice.getByRole('link', { name: 'See plans' }).click();
        await page.waitForURL(/\/pricing/);
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'ask guests to log in for the PDF and return to the dashboard',
      async (page) => {
        await visit(page, domainReportUrl);
        await pdfButton(page).click();
        const notice = page.getByRole('dialog', { name: 'Log in to get PDF reports' });
        await notice.getByText('Log in with an account whose plan includes PDF reports.').waitFor();
        await expectAccessible(page);
        await notice.getByRole('link', { name: 'Log in' }).click();
        await page.waitForURL((url) =>
          url.href.includes(encodeURIComponent('/report?domain=northtrail.example')),
        );
      },
      { sessionEnds: true },
    );

    atAlternateWidth(
      'show a thumbnail of the site at its link',
      async (page) => {
        await visit(page, domainReportUrl);
        await page.getByRole('link', { name: 'Open northtrail.example' }).hover();
        const picture = page.locator('img[src="/thumbnail/northtrail.example"]');
        await picture.waitFor();
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'link to other databases for a domain that this one does not have',
      async (page) => {
        await visit(page, '/report?domain=northtrail.example&db=msk');
        await page.getByRole('heading', { name: 'northtrail.example is not in this database' }).waitFor();
        await page
          .getByRole('region', { name: 'Found in other databases' })
          .getByRole('link', { name: /Google · New York/ })
          .click();
        await page.waitForURL(/db=gny/);
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
      },
      { as: 'pro' },
    );
  },
  { sharedPage: true },
);

function pdfButton(page: Page) {
  return page.getByRole('button', { name: 'Open as PDF' });
}

/** Keyword metrics by label, parsed as numbers when possible. */
async function readKeywordMetrics(page: Page): Promise<Record<string, number | string>> {
  const metricRows = page.locator('dl[aria-label="Keyword metrics"] > div');
  const lines = await metricRows.evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((part) => (part as HTMLElement).innerText.trim())),
  );
  return Object.fromEntries(
    lines.map(([name = '', value = '']) => {
      const text = value.replace(/\u00a0/g, ' ');
      return [name, /^[\d,]+$/.test(text) ? parseInteger(text) : text];
    }),
  );
}
