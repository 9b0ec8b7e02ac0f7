import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { openTable } from './support/report-page.js';

const tableUrl = '/keywords?domain=northtrail.example&db=gny';

/** Collects the names of the GraphQL operations that the page sends. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

/** Preloaded requests whose response no query has used. */
const unclaimedCalls = (page: Page) =>
  page.evaluate<string[]>('window.firstCalls.map(({ call }) => call.operationName)');

describePages('initial requests', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'start before the scripts arrive and are not repeated by them',
    async (page) => {
      const operations = operationsOf(page);
      const expected = ['Databases', 'ReportMeta', 'TableSettings', 'Viewer'];
      await page.route('**/assets/*.js', async (route) => {
        await expect.poll(() => operations).toEqual(expect.arrayContaining(expected));
        await route.continue();
      });
      await openTable(page, tableUrl);
      await page.waitForLoadState('networkidle');
      // `Viewer` is not listed: it is refetched after responses that may change the daily usage.
      const fetchedOnce = ['Databases', 'ReportMeta', 'TableSettings', 'OrganicKeywordsPage'];
      for (const name of fetchedOnce) {
        expect(
          operations.filter((operation) => operation === name),
          name,
        ).toHaveLength(1);
      }
      expect(await unclaimedCalls(page)).toEqual([]);
    },
    { as: 'basic', isolatedPage: true },
  );

  atAlternateWidth('are all used, on pages of each kind', async (page) => {
    for (const address of [
      '/',
      tableUrl,
      '/report?domain=northtrail.example',
      '/pricing',
      '/login',
      '/nowhere',
    ]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await unclaimedCalls(page), address).toEqual([]);
    }
  });

  atAlternateWidth('preload the grid only on pages with tables, in few files', async (page) => {
    const preloadedScripts = async (address: string) => {
      const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
      return [...html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    };
    const isGrid = (file: string) => file.includes('/tables-');
    const tableScripts = await preloadedScripts(tableUrl);
    expect(tableScripts.filter(isGrid)).toHaveLength(1);
    expect(tableScripts.length).toBeLessThan(20);
    for (const address of ['/', '/login', '/pricing', '/report?domain=northtrail.example']) {
      expect((await preloadedScripts(address)).filter(isGrid), address).toEqual([]);
    }
  });

  atAlternateWidth(
    'are retried once after a network error',
    async (page) => {
      const failed = new Set<string>();
      await page.route('**/graphql', async (route) => {
        const { operationName } = route.request().postDataJSON() as { operationName: string };
        const isFirst = ['Viewer', 'Databases', 'ReportMeta'].includes(operationName);
        if (!isFirst || failed.has(operationName)) return route.fallback();
        failed.add(operationName);
        return route.abort();
      });
      await openTable(page, tableUrl);
      expect([...failed].toSorted()).toEqual(['Databases', 'ReportMeta', 'Viewer']);
    },
    { requestsFail: true, isolatedPage: true },
  );
});
