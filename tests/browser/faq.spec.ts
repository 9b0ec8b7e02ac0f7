import { expect } from 'vitest';
import { describePages, expectAccessible, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';

describePages('questions and answers', ({ atFirstWidth, atAlternateWidth }) => {
  atFirstWidth('opens the question of the URL and finds others by words', async (page) => {
    await page.goto('/faq#clustering/folders');
    const openQuestions = page.locator('details[open]');
    await openQuestions.getByText('A run replaces every folder that is not locked').waitFor();
    expect(await openQuestions.count()).toBe(1);
    await expectAccessibleAtEachWidth(page);

    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('promo code');
    await page.getByText('1 question found').waitFor({ state: 'attached' });
    await page.getByText('Where do I enter a promo code?').click();
    await page.waitForURL(/\/faq#payment\/promo$/);
    await page.getByText('On the bill, before you pay.').waitFor();
    await page.getByRole('searchbox').fill('unheard-of');
    await page.getByText('No questions match').waitFor();
    await expectAccessibleAtEachWidth(page);
  });

  atAlternateWidth(
    'is linked from help and plans, and follows the language of the URL',
    async (page) => {
      await page.goto('/help');
      await page.getByRole('link', { name: 'Вопросы и ответы' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' }).waitFor();
      await page.getByText('Откуда берутся цифры?').click();
      await page.getByRole('link', { name: 'Откуда берутся цифры' }).click();
      await page.waitForURL(/\/figures-help$/);
      await visit(page, '/pricing');
      await page.getByRole('link', { name: 'Все вопросы и ответы' }).click();
      await page.waitForURL(/\/faq$/);
      await page.goto('/en/faq#plans/free');
      await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
      await page.getByText('The free plan, which every registered user gets').waitFor();
      await expectAccessible(page);
    },
    { locale: 'ru-RU', colorScheme: 'dark' },
  );
});
