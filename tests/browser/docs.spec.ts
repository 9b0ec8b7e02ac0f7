import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { docsExamples } from '../../server/rest/docs/docs-examples.js';
import { describePages, expectAccessible } from './support/browser.js';
import { openGroup } from './support/group-page.js';
import { findDeadLinks } from './support/links.js';
import { casesAtDepth } from '../support/test-depth.js';

/** Articles have identical markup, and checking all of them takes seconds. */
const laterArticles = 'article:nth-of-type(n + 6)';

/** Checks the API index with expanded sections at desktop width and at the given phone width. */
async function expectReadable(page: Page, phoneWidth: number): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const fold of await page.locator('article').first().locator('summary').all()) await fold.click();
  await page.getByRole('table').first().waitFor();
  await page.setViewportSize({ width: phoneWidth, height: 860 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y, 'the API index does not fill the first screen').toBeLessThan(200);
  const list = page.locator('details', { has: page.locator('nav') });
  await list.locator('> summary').click();
  await list.getByRole('link').first().waitFor();
  await list.locator('> summary').click();
  expect(await findDeadLinks(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.locator(laterArticles).evaluateAll((calls) => calls.forEach((call) => call.remove()));
  await expectAccessible(page);
}

const chapters = ['/api/docs/about', '/api/docs/simple', '/api/docs/group', '/api/docs/graphql'];

/** Runs every example of a page and returns status and body of each response. */
async function runExamples(page: Page): Promise<{ request: string; status: string; response: string }[]> {
  const examples = await page.locator('article.example').all();
  const results = [];
  for (const example of examples) {
    await example.getByRole('button').click();
    await expect.poll(() => example.getByRole('status').textContent()).not.toBe('');
    results.push({
      request: (await example.locator('pre').first().textContent()) ?? '',
      status: (await example.getByRole('status').textContent()) ?? '',
      response: (await example.locator('[data-answer]').textContent()) ?? '',
    });
  }
  return results;
}

describePages('API documentation', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'is accessible, and every example succeeds for a user with a plan and a group report',
    async (page) => {
      await openGroup(page, 'Examples');
      const printedRequests: string[] = [];
      const selectedChapters = casesAtDepth(chapters, 2);
      for (const chapter of selectedChapters) {
        await page.goto(chapter);
        for (const { request: printed, status, response } of await runExamples(page)) {
          expect([printed, status]).toEqual([printed, expect.stringMatching(/^200 · \d+ ms$/)]);
          // GraphQL reports errors with status 200. Long responses are truncated at the end.
          expect([printed, response.slice(0, 12)]).toEqual([printed, expect.not.stringContaining('errors')]);
          if (printed.startsWith('query')) expect(response).toMatch(/^\{\s+"data": \{/);
          printedRequests.push(printed);
        }
      }
      await expectAccessible(page);
      expect(printedRequests.length).toBeGreaterThan(0);
      if (selectedChapters.length === chapters.length) {
        expect(printedRequests).toHaveLength(2 * docsExamples.length);
      }
      await expectReadable(page, 768);
    },
    { as: 'team', timeout: 120_000 },
  );

  atAlternateWidth(
    'is accessible in Russian and dark, and its examples state to guests what they need',
    async (page) => {
      await expectReadable(page, 480);
      for (const chapter of chapters.slice(0, 3)) {
        await page.goto(chapter);
        const results = await runExamples(page);
        for (const { request, status } of results) {
          const isOfAccounts = request.includes('Authorization');
          expect([request, status]).toEqual([request, expect.stringMatching(isOfAccounts ? /^401/ : /^200/)]);
        }
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: 'GraphQL на примерах' }).click();
      await page.getByRole('link', { name: 'Открыть песочницу' }).waitFor();
    },
    { locale: 'ru-RU', colorScheme: 'dark', requestsFail: true, deepOnly: true },
  );
});
