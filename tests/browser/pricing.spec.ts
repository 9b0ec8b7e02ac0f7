import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';

describePages(
  'pricing page',
  ({ atAlternateWidth }) => {
    atAlternateWidth('compares plans by term and links guests to registration', async (page) => {
      await visit(page, '/pricing');
      await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
      await page.getByText('$49', { exact: false }).first().waitFor();
      await page.getByRole('button', { name: '12 months, 25% off' }).click();
      await page.getByText('$441 for 12 months').waitFor();
      await page.getByText('$1,791 for 12 months').waitFor();
      for (const row of ['Rows per report', 'Auto-logout after', 'API requests a day', 'CSV export']) {
        await page.getByRole('rowheader', { name: row }).waitFor();
      }
      await page.getByRole('button', { name: '1 day' }).click();
      await page.getByRole('columnheader', { name: 'One day' }).waitFor();
      await page.getByText('$100 for 5 days').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Register for Professional' }).click();
      await page.waitForURL((url) => url.pathname === '/login' && url.hash === '#tarif4');
    });

    atAlternateWidth('marks the current plan and links to the next one', async (page) => {
      await logInAs(page, 'basic');
      await visit(page, '/pricing');
      await page.getByText(/You’re on Basic, paid until/).waitFor();
      await page.getByText('Your plan', { exact: true }).waitFor();
      await expectAccessible(page);
      expect(await page.getByRole('link', { name: 'Extend Basic' }).getAttribute('href')).toBe(
        '/subscription?needleTariff=3&srok=0',
      );
      await page.getByRole('link', { name: 'Change the plan to Professional' }).click();
      await page.waitForURL((url) => url.pathname === '/subscription');
      await page.getByRole('button', { name: 'Change to Professional' }).waitFor();
    });

    atAlternateWidth('opens the free days request on the free plan', async (page) => {
      await logInAs(page, 'demo');
      await visit(page, '/pricing');
      await page.getByRole('link', { name: 'Choose Basic' }).waitFor();
      await page.getByRole('button', { name: 'Request free days' }).click();
      const request = page.getByRole('dialog', { name: 'Request free days' });
      await request.getByText('The free days of Basic start when you confirm your e-mail.').waitFor();
      await request.getByLabel('Name').waitFor();
      await expectAccessible(page);
      expect(await request.getByLabel('E-mail').inputValue()).toMatch(/@people\.example$/);
    });

    atAlternateWidth(
      'is translated to Russian',
      async (page) => {
        await visit(page, '/pricing');
        await page.getByRole('heading', { level: 1, name: 'Тарифы' }).waitFor();
        await page.getByRole('rowheader', { name: 'Строк в отчёте' }).waitFor();
        await expectAccessible(page);
      },
      { locale: 'ru-RU', deepOnly: true },
    );
  },
  { as: 'own user', sharedPage: true },
);
