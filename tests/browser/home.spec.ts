import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { describePages, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';
import { openAndWatchScripts } from './support/watch-scripts.js';

describePages(
  'start page',
  ({ atEachWidth, atFirstWidth, atAlternateWidth }) => {
    atFirstWidth('links to the most visible domains', async (page) => {
      await visit(page, '/');
      await page.getByRole('heading', { name: 'Open a domain, page or keyword' }).waitFor();
      await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
      await expectAccessibleAtEachWidth(page);
    });

    atEachWidth(
      'loads less than 260 KB of gzipped script, without tables and charts, all listed in its HTML',
      async (page) => {
        const scripts: { url: string; bytes: Promise<number> }[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() !== 'script') return;
          const bytes = response.body().then((body) => gzipSync(body).length);
          scripts.push({ url: response.url(), bytes });
        });
        const unlistedScripts = await openAndWatchScripts(page, '/');
        await page.waitForLoadState('networkidle');
        expect(unlistedScripts(), 'scripts that the HTML does not list').toEqual([]);
        const bytes = await Promise.all(scripts.map((script) => script.bytes));
        expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(260 * 1024);
        expect(scripts.map(({ url }) => url).filter((url) => /ag-grid|echarts/.test(url))).toEqual([]);
      },
      { isolatedPage: true },
    );

    atEachWidth('opens a suggestion at a URL that names the database', async (page) => {
      await visit(page, '/');
      await page
        .getByRole('combobox', { name: /domain/i })
        .first()
        .fill('northtr');
      await page
        .getByRole('option', { name: /northtrail\.example/ })
        .first()
        .click();
      await page.waitForURL(/\/report\?domain=northtrail\.example&db=gny$/);
      await page.getByRole('heading', { level: 1, name: /northtrail\.example/ }).waitFor();
    });

    atFirstWidth(
      'follows the Russian locale of the browser',
      async (page) => {
        await visit(page, '/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('ru');
        await expectAccessibleAtEachWidth(page);
      },
      { locale: 'ru-RU' },
    );

    atFirstWidth('shows a centered page with next steps for an unknown URL', async (page) => {
      const errors: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 500) errors.push(response.url());
      });
      await page.goto('/no-such-page');
      await page.getByText('404').waitFor();
      await expectAccessibleAtEachWidth(page);
      await page.setViewportSize({ width: 1680, height: 860 });
      const box = await page.getByRole('main').locator('section').boundingBox();
      const main = await page.getByRole('main').boundingBox();
      const leftMargin = (box?.x ?? 0) - (main?.x ?? 0);
      expect(leftMargin).toBeGreaterThan(100);
      expect(leftMargin + leftMargin + (box?.width ?? 0), 'the content is centered').toBeCloseTo(
        main?.width ?? 0,
        0,
      );
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(errors).toEqual([]);
    });

    atAlternateWidth('falls back to the default database when the URL names an unknown one', async (page) => {
      await page.goto('/keywords?domain=northtrail.example&db=qqq#per_page=10');
      await page.getByText('Database qqq does not exist.').waitFor();
      await page.locator('.ag-row').first().waitFor();
      expect(page.url()).toMatch(/\/keywords\?domain=northtrail\.example&db=gny#per_page=10$/);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  },
  { sharedPage: true },
);
