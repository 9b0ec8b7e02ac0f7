import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { logInAs } from './support/people.js';

describePages('the page of plans', ({ atWidthsInTurn }) => {
  atWidthsInTurn('compares the plans by term and leads guests to registration', async (page) => {
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    await page.getByText('$49', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: '12 months, 25% less' }).click();
    await page.getByText('$441 for 12 months').waitFor();
    await page.getByText('$1,791 for 12 months').waitFor();
    for (const row of ['Rows per report', 'Session ends after', 'API requests a day', 'CSV export']) {
      await page.getByRole('rowheader', { name: row }).waitFor();
    }
    await page.getByRole('button', { name: '1 day' }).click();
    await page.getByRole('columnheader', { name: 'One day' }).waitFor();
    await page.getByText('$100 for 5 days').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Register for Professional' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.hash === '#tarif4');
  });

  atWidthsInTurn('names the own plan and leads on to the next one', async (page) => {
    await logInAs(page, 'basic');
    await page.goto('/pricing');
    await page.getByText(/You’re on Basic, paid until/).waitFor();
    await page.getByText('Your plan', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Extend Basic' }).waitFor();
    await page.getByRole('button', { name: 'Change the plan to Professional' }).click();
    const way = page.getByRole('dialog', { name: 'Choose Professional' });
    await way.getByText('access code').first().waitFor();
    await expectAccessible(page);
    await way.getByRole('link', { name: 'Enter an access code' }).click();
    await page.waitForURL((url) => url.pathname === '/panel');
  });

  atWidthsInTurn('opens the request for free days to the demo', async (page) => {
    await logInAs(page, 'demo');
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByRole('button', { name: 'Ask for free days' }).click();
    const request = page.getByRole('dialog', { name: 'Ask for free days' });
    await request.getByText('The free days of Basic begin').waitFor();
    await request.getByLabel('Name').waitFor();
    await expectAccessible(page);
    expect(await request.getByLabel('E-mail').inputValue()).toMatch(/@people\.example$/);
  });

  atWidthsInTurn(
    'speaks Russian',
    async (page) => {
      await page.goto('/pricing');
      await page.getByRole('heading', { level: 1, name: 'Тарифы' }).waitFor();
      await page.getByRole('rowheader', { name: 'Строк в отчёте' }).waitFor();
      await expectAccessible(page);
    },
    { locale: 'ru-RU' },
  );
});
