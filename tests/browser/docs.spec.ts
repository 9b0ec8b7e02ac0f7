import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { docsExamples } from '../../server/rest/docs-examples.js';
import { describePages, expectAccessible } from './support/browser.js';
import { openGroup } from './support/group-page.js';

/** Reads the page with one call's parts unfolded, as it is opened and on a telephone. */
async function readsWell(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const fold of await page.locator('article').first().locator('summary').all()) await fold.click();
  await page.getByRole('table').first().waitFor();
  await expectAccessible(page);
  for (const width of [768, 480]) {
    await page.setViewportSize({ width, height: 860 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y, 'the list of calls leaves the first screen to the page').toBeLessThan(200);
    const list = page.locator('details', { has: page.locator('nav') });
    await list.locator('> summary').click();
    await list.getByRole('link').first().waitFor();
    await list.locator('> summary').click();
  }
}

describePages('the documentation of the calls', ({ atWidthsInTurn }) => {
  atWidthsInTurn('reads well in the light, and on a telephone', readsWell);
  atWidthsInTurn('reads well in the dark, in Russian, and on a telephone', readsWell, {
    colorScheme: 'dark',
    locale: 'ru-RU',
  });
});

const chapters = ['/api/docs/about', '/api/docs/simple', '/api/docs/group', '/api/docs/graphql'];

/** Runs every example of a page by its button; what each answers: the status, and the text. */
async function runExamples(page: Page): Promise<{ asked: string; status: string; answer: string }[]> {
  const examples = await page.locator('article.example').all();
  const answers = [];
  for (const example of examples) {
    await example.getByRole('button').click();
    await expect.poll(() => example.getByRole('status').textContent()).not.toBe('');
    answers.push({
      asked: (await example.locator('pre').first().textContent()) ?? '',
      status: (await example.getByRole('status').textContent()) ?? '',
      answer: (await example.locator('[data-answer]').textContent()) ?? '',
    });
  }
  return answers;
}

describePages('the examples of the documentation (R65)', ({ atWidthsInTurn }) => {
  atWidthsInTurn(
    'answer who has a plan and a group report, each by a click',
    async (page) => {
      await openGroup(page, 'Examples');
      const asked: string[] = [];
      for (const chapter of chapters) {
        await page.goto(chapter);
        for (const { asked: printed, status, answer } of await runExamples(page)) {
          expect([printed, status]).toEqual([printed, expect.stringMatching(/^200 · \d+ ms$/)]);
          // GraphQL says under 200 too what it refused; a long answer is cut at its end.
          expect([printed, answer.slice(0, 12)]).toEqual([printed, expect.not.stringContaining('errors')]);
          if (printed.startsWith('query')) expect(answer).toMatch(/^\{\s+"data": \{/);
          asked.push(printed);
        }
        await expectAccessible(page);
      }
      expect(asked).toHaveLength(2 * docsExamples.length);
    },
    { as: 'team', timeout: 90_000 },
  );

  atWidthsInTurn(
    'answer a guest what a guest sees, and say in Russian what else they need',
    async (page) => {
      for (const chapter of chapters.slice(0, 3)) {
        await page.goto(chapter);
        const answers = await runExamples(page);
        for (const { asked, status } of answers) {
          const isOfAccounts = asked.includes('Authorization');
          expect([asked, status]).toEqual([asked, expect.stringMatching(isOfAccounts ? /^401/ : /^200/)]);
        }
        await expectAccessible(page);
      }
      await page.getByRole('link', { name: 'GraphQL на примерах' }).click();
      await page.getByRole('link', { name: 'Открыть песочницу' }).waitFor();
    },
    { locale: 'ru-RU', colorScheme: 'dark', callsFail: true },
  );
});
