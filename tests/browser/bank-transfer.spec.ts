import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { legalPages } from '../../server/contract/pages/legal-pages.js';
import { textOfPdf } from '../integration/rest/support/pdf-text.js';
import { asPageUser, newBill } from './support/bills.js';
import { describePages, expectAccessible, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';
import { becomeGuest, logInAs } from './support/users.js';
import { testDepth } from '../support/test-depth.js';

const payerDetails = {
  'Company name': 'ООО «Ромашка»',
  'Taxpayer number (INN)': '7736207543',
  'Tax reason code (KPP)': '770401001',
  'Legal address': '119021, Москва, ул. Льва Толстого, 16',
} as const;

/** Text of the PDF behind a link of the page. */
async function pdfText(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  const response = await page.context().request.get(`${inject('serverUrl')}${href ?? ''}`);
  expect(response.headers()['content-type']).toBe('application/pdf');
  return textOfPdf(await response.body())
    .join(' ')
    .replace(/\s+/g, ' ');
}

async function fillIn(page: Page, details: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).fill(value);
}

describePages(
  'bank transfer bills',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth(
      'collect company details and issue an invoice, which an administrator marks as paid',
      async (page) => {
        await logInAs(page, 'demo');
        await visit(page, '/pricing');
        const bill = await newBill(page, 3);
        await visit(page, `/bills/${bill}/company`);
        await page.getByRole('heading', { level: 1, name: 'Company details' }).waitFor();
        await page.getByRole('button', { name: 'Create the invoice' }).click();
        for (const message of [
          'Enter the company name',
          'Enter the taxpayer number (INN)',
          'Enter the tax reason code (KPP)',
          'Enter the legal address',
          'Enter the postal address',
        ]) {
          await page.getByText(message, { exact: true }).waitFor();
        }
        await expectAccessibleAtEachWidth(page);
        await fillIn(page, {
          ...payerDetails,
          'Taxpayer number (INN)': '7736207544',
          'Tax reason code (KPP)': '7704',
        });
        await page.getByText('Incorrect taxpayer number (INN)').waitFor();
        await page.getByText('Incorrect tax reason code (KPP)').waitFor();
        await fillIn(page, payerDetails);
        await page.getByRole('button', { name: 'Same as the legal one' }).click();
        await page.getByRole('button', { name: 'Create the invoice' }).click();
        await page.getByRole('heading', { name: `Invoice ${bill}` }).waitFor();
        await expectAccessibleAtEachWidth(page);
        const invoice = await pdfText(page, 'Invoice, PDF');
        for (const text of [
          `Invoice No. ${bill}`,
          payerDetails['Company name'],
          'Forty-nine US dollars 00 cents',
          '$49',
        ]) {
          expect(invoice).toContain(text);
        }

        const payerCookies = await page.context().cookies();
        // Registering in the session would end it.
        await becomeGuest(page);
        await logInAs(page, 'administrator');
        await visit(page, '/admin?section=invoices');
        await page.getByRole('button', { name: `Mark invoice ${bill} as paid` }).click();
        const dialog = page.getByRole('dialog', { name: `Invoice ${bill} is paid` });
        await dialog.getByLabel('Amount on the statement, $').fill('48');
        await dialog.getByLabel('Bank document number').fill('230');
        await dialog.getByRole('button', { name: 'Mark as paid' }).click();
        await dialog.getByText('The invoice is for $49').waitFor();
        await expectAccessibleAtEachWidth(page);
        await dialog.getByLabel('Use').selectOption({ label: 'Unassigned payment' });
        await dialog.getByRole('button', { name: 'Mark as paid' }).click();
        await page.getByText('The transfer was recorded').waitFor();
        await page.getByRole('button', { name: `Mark invoice ${bill} as paid` }).click();
        await dialog.getByLabel('Bank document number').fill('231');
        await dialog.getByLabel('Amount on the statement, $').fill('49,00');
        await dialog.getByRole('button', { name: 'Mark as paid' }).click();
        await page.getByText(`Bill ${bill} is paid, and the plan is active`).waitFor();
        await page.getByRole('button', { name: 'All', exact: true }).click();
        // Payment details are hidden on narrow screens.
        await page
          .getByText(/paid on .*, document 231/)
          .first()
          .waitFor({ state: 'attached' });
        await page.getByRole('button', { name: `Refund invoice ${bill}` }).click();
        const refund = page.getByRole('dialog', { name: `Refund invoice ${bill}` });
        await refund.getByLabel('Refunded amount, $').fill('50');
        await refund.getByLabel('Bank document number').fill('17-r');
        await refund.getByRole('button', { name: 'Register the refund' }).click();
        await refund.getByText('up to the $49 remaining from the payment').waitFor();
        await expectAccessibleAtEachWidth(page);
        await refund.getByLabel('Refunded amount, $').fill('9');
        await refund.getByRole('button', { name: 'Register the refund' }).click();
        await page.getByText(`Refund of invoice ${bill} registered`).waitFor();

        await becomeGuest(page);
        await page.context().addCookies(payerCookies);
        await visit(page, `/bills/${bill}/company`);
        await page.getByText('Closing documents').waitFor();
        expect(await pdfText(page, `Act of services No. ${bill}`)).toContain('bank document No. 231');
        const viewer = await asPageUser(page, '{ viewer { plan { id } } }');
        expect(viewer).toEqual({ viewer: { plan: { id: 3 } } });
      },
    );

    atAlternateWidth(
      'are translated to Russian, on the page and in the PDF',
      async (page) => {
        await logInAs(page, 'demo');
        await visit(page, '/pricing');
        const bill = await newBill(page, 3);
        await visit(page, `/bills/${bill}/company`);
        await page.getByRole('heading', { level: 1, name: 'Реквизиты компании' }).waitFor();
        await page.getByRole('button', { name: 'Выставить счёт на оплату' }).click();
        for (const message of [
          'Введите название компании',
          'Введите ИНН',
          'Введите КПП',
          'Введите почтовый адрес',
          'Введите юридический адрес',
        ]) {
          await page.getByText(message, { exact: true }).waitFor();
        }
        await fillIn(page, {
          'Название компании': 'ИП Петров',
          ИНН: '500100732259',
          'Юридический адрес': 'Москва',
          'Почтовый адрес': 'Москва, а/я 5',
        });
        expect(await page.getByLabel('КПП').count()).toBe(0);
        await page.getByRole('button', { name: 'Выставить счёт на оплату' }).click();
        await page.getByRole('heading', { name: `Счёт на оплату № ${bill}` }).waitFor();
        expect(await pdfText(page, 'Счёт на оплату, PDF')).toContain('Сорок девять долларов США 00 центов');
        await expectAccessible(page);
        // The next bill reuses the saved company details.
        const next = await newBill(page, 4);
        await visit(page, `/bills/${next}/company`);
        await expect.poll(() => page.getByLabel('Почтовый адрес').inputValue()).toBe('Москва, а/я 5');
      },
      { locale: 'ru-RU' },
    );

    atAlternateWidth(
      'explain to guests and for unknown bills why there is no invoice',
      async (page) => {
        await page.goto('/bills/1/company');
        await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
        await logInAs(page, 'demo');
        await visit(page, '/bills/999999/company');
        await page.getByRole('heading', { name: 'Bill not found' }).waitFor();
        await expectAccessible(page);
      },
      { ownPage: true },
    );
  },
  { as: 'own user', sharedPage: true },
);

describePages('legal pages', ({ atEachWidth, atFirstWidth, atAlternateWidth }) => {
  atFirstWidth('are linked from the footer, name the operator and switch the language', async (page) => {
    await page.goto('/pricing');
    for (const [index, { slug, title }] of legalPages.entries()) {
      await page.getByRole('contentinfo').getByRole('link', { name: title.en, exact: true }).click();
      await page.waitForURL((url) => url.pathname === `/en/${slug}`);
      await page.getByRole('heading', { level: 1, name: title.en }).waitFor();
      await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
      expect(await page.getByRole('article').innerText()).not.toContain('{{');
      // Quick runs check the look of each page in one language.
      const isQuickInEnglish = index % 2 === 0;
      if (isQuickInEnglish || testDepth !== 'quick') await expectAccessibleAtEachWidth(page);
      await page.getByRole('link', { name: 'Русский' }).click();
      await page.getByRole('heading', { level: 1, name: title.ru }).waitFor();
      if (!isQuickInEnglish || testDepth !== 'quick') await expectAccessibleAtEachWidth(page);
    }
    await page.goto('/legal_agreement');
    await page.getByText('This service is run by Example Operator.').waitFor();
    await page.getByRole('link', { name: 'help@operator.example' }).first().waitFor();
  });

  atAlternateWidth('are linked from registration', async (page) => {
    await page.goto('/login#register');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'user agreement' }).waitFor();
    const href = await main.getByRole('link', { name: 'privacy policy' }).getAttribute('href');
    expect(href).toBe('/en/legal_privacy');
    await expectAccessible(page);
  });

  atEachWidth(
    'are linked from the cookie notice, which stays dismissed',
    async (page) => {
      await page.goto('/pricing');
      const notice = page.getByRole('complementary', { name: 'Cookie notice' });
      await notice.waitFor();
      await expectAccessible(page);
      await notice.getByRole('link', { name: 'More about cookies' }).click();
      await page.waitForURL((url) => url.pathname === '/en/cookie-law');
      await notice.getByRole('button', { name: 'Got it' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor();
      expect(await notice.count()).toBe(0);
    },
    { withCookieNotice: true },
  );
});
