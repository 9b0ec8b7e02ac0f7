import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asPageUser, createPromoCodeName, newBill, payWithPromoCode } from './support/bills.js';
import { describePages, expectAccessible, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';
import { asAdministrator, becomeGuest, logInAs } from './support/users.js';

/** Dialog of the sandbox payment provider. */
const testPayment = (page: Page) => page.getByRole('dialog', { name: 'Test payment' });

const agreement = (page: Page) => page.getByRole('checkbox', { name: /I accept the user agreement/ });

const recurring = (page: Page) => page.getByRole('checkbox', { name: 'Pay automatically' });

/** Accepts the agreement and presses Pay. */
async function startPayment(page: Page, sum: string): Promise<void> {
  await agreement(page).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Pay ${sum}` })
    .click();
}

describePages(
  'card payment of a bill',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth('activates the plan, whose limits apply without a reload', async (page) => {
      await logInAs(page, 'demo');
      const id = await newBill(page, 4, 1);
      await visit(page, '/pricing');
      await page.getByText('You’re on the free plan', { exact: false }).waitFor();
      await page.evaluate('window.isSame = true');
      await visit(page, `/bills/${id}`);
      await page.getByRole('heading', { level: 1, name: `Bill ${id}` }).waitFor();
      await page.getByText('Professional, 3 months').waitFor();
      await page.getByText(/Pay by .+, or the bill will be cancelled/).waitFor();
      await page.getByRole('button', { name: 'Pay $267' }).click();
      await page.getByText('Accept both documents to pay.').waitFor();
      await expectAccessibleAtEachWidth(page);
      await startPayment(page, '$267');
      await testPayment(page).getByText('No money is charged', { exact: false }).waitFor();
      await expectAccessibleAtEachWidth(page);
      await testPayment(page).getByLabel('The confirmation arrives').selectOption('twice');
      await testPayment(page).getByRole('button', { name: 'Pay $267' }).click();
      await page.getByRole('heading', { name: 'Paid. Thank you!' }).waitFor();
      await page.getByText(/The Professional plan is active until/).waitFor();
      expect(new URL(page.url()).pathname).toBe('/payment/success');
      await expectAccessibleAtEachWidth(page);
      await visit(page, '/pricing');
      await page.getByText(/You’re on Professional, paid until/).waitFor();
      expect(await page.evaluate('window.isSame')).toBe(true);
      await visit(page, `/bills/${id}`);
      await page.getByRole('heading', { name: /^Paid on/ }).waitFor();
      await expectAccessibleAtEachWidth(page);
    });

    atAlternateWidth('waits on the success page until the payment is confirmed', async (page) => {
      await logInAs(page, 'demo');
      const id = await newBill(page, 3);
      await visit(page, `/payment/success?bill=${id}`);
      await page.getByRole('heading', { name: 'Waiting for the payment to be confirmed' }).waitFor();
      await expectAccessible(page);
      await asPageUser(page, 'mutation ($id: Int!) { resolveTestPayment(bill: $id, answer: disorder) }', {
        id,
      });
      await page.getByText(/The Basic plan is active until/).waitFor();
    });

    atAlternateWidth('hides bills of other accounts', async (page) => {
      await logInAs(page, 'demo');
      const foreign = await newBill(page, 3);
      await logInAs(page, 'demo');
      await visit(page, `/bills/${foreign}`);
      await page.getByRole('heading', { name: 'This bill cannot be paid' }).waitFor();
      await becomeGuest(page);
      await visit(page, '/bills');
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    });

    atFirstWidth(
      'deducts the partner balance in part, then in full, and updates the recurring checkbox',
      async (page) => {
        await logInAs(page, 'demo');
        const code = createPromoCodeName();
        await asPageUser(
          page,
          'mutation ($code: String!) { createPromoCode(code: $code, discount: 0) { code } }',
          {
            code,
          },
        );
        await payWithPromoCode(code);
        const id = await newBill(page, 3);
        await visit(page, `/bills/${id}`);
        await recurring(page).check();
        await page.getByRole('radio', { name: 'Online wallet' }).check();
        expect([await recurring(page).isDisabled(), await recurring(page).isChecked()]).toEqual([
          true,
          false,
        ]);
        await page.getByRole('radio', { name: 'Bank card' }).check();
        expect([await recurring(page).isDisabled(), await recurring(page).isChecked()]).toEqual([
          false,
          true,
        ]);
        await page.getByRole('radio', { name: 'Online wallet' }).check();
        await page.getByText('Partner balance: $9.80').waitFor();
        await page.getByRole('button', { name: 'Use the balance' }).click();
        expect(await recurring(page).isDisabled()).toBe(true);
        const amount = page.getByRole('textbox', { name: 'Amount, $' });
        const pay = async (typed: string) => {
          await amount.fill(typed);
          await page.getByRole('button', { name: 'Pay', exact: true }).click();
        };
        for (const [typed, message] of [
          ['0', 'Enter an amount above zero.'],
          ['abc', 'Enter an amount above zero.'],
          ['50', 'The amount exceeds the price.'],
          ['9.81', 'The partner balance is too low.'],
        ] as const) {
          await pay(typed);
          await page.getByText(message).waitFor();
        }
        await expectAccessibleAtEachWidth(page);
        await pay('4,80');
        await page.getByText('From the partner balance', { exact: true }).waitFor();
        await page.getByText('Partner balance: $5').waitFor();
        await page.getByRole('button', { name: 'Pay $44.20' }).waitFor();
        expect(await page.getByRole('radio', { name: 'Bank card' }).isChecked()).toBe(true);
        expect([await recurring(page).isDisabled(), await recurring(page).isChecked()]).toEqual([
          false,
          true,
        ]);
        await expectAccessibleAtEachWidth(page);
      },
    );

    atFirstWidth(
      'is translated to Russian',
      async (page) => {
        await logInAs(page, 'demo');
        const id = await newBill(page, 5, 2);
        await visit(page, '/bills');
        await page.getByRole('heading', { level: 1, name: 'Счета и оплата' }).waitFor();
        await page.getByRole('link', { name: `Счёт ${id}` }).waitFor();
        await expectAccessibleAtEachWidth(page);
        await page.getByRole('link', { name: `Счёт ${id}` }).click();
        await page.getByText(/, 6 месяцев/).waitFor();
        await page.getByRole('checkbox', { name: /Принимаю пользовательское соглашение/ }).check();
        await expectAccessibleAtEachWidth(page);
        await page.getByRole('button', { name: /^Оплатить \$/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Тестовая оплата' });
        await dialog.getByRole('button', { name: /^Оплатить/ }).click();
        await page.getByRole('heading', { name: 'Оплачено. Спасибо!' }).waitFor();
        await expectAccessibleAtEachWidth(page);
      },
      { locale: 'ru-RU', deepOnly: true },
    );
  },
  { as: 'own user', sharedPage: true },
);

describePages(
  'unpaid bills',
  ({ atFirstWidth, atAlternateWidth }) => {
    // First, because it starts without bills.
    atFirstWidth('lists bills with links and deletes an unpaid one after confirmation', async (page) => {
      await visit(page, '/bills');
      await page.getByRole('heading', { name: 'No bills yet' }).waitFor();
      await expectAccessibleAtEachWidth(page);
      const [first, second] = [await newBill(page, 3), await newBill(page, 5, 3)];
      await page.reload();
      await page.getByRole('table', { name: 'Bills' }).waitFor();
      await page.getByRole('cell', { name: '$1,791' }).waitFor();
      await expectAccessibleAtEachWidth(page);
      const size = page.viewportSize() ?? { width: 1280, height: 860 };
      await page.setViewportSize({ ...size, width: 360 });
      await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
      await page.setViewportSize(size);
      await page.getByRole('button', { name: `Delete Bill ${second}` }).click();
      const dialog = page.getByRole('dialog', { name: `Delete Bill ${second}` });
      await dialog.getByRole('button', { name: 'Delete bill' }).click();
      await page.getByText(`Bill ${second} deleted`).waitFor();
      await page.getByRole('link', { name: `Bill ${second}` }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: `Bill ${first}` }).click();
      await page.getByRole('heading', { level: 1, name: `Bill ${first}` }).waitFor();
      await page.getByRole('button', { name: 'Delete bill', exact: true }).click();
      await page
        .getByRole('dialog', { name: `Delete Bill ${first}` })
        .getByRole('button', { name: 'Delete bill' })
        .click();
      await page.waitForURL((url) => url.pathname === '/bills');
      await page.getByRole('heading', { name: 'No bills yet' }).waitFor();
    });

    atAlternateWidth(
      'leaves the bill open after a declined payment and reports one that cannot start',
      async (page) => {
        const id = await newBill(page, 3);
        await visit(page, `/bills/${id}`);
        await startPayment(page, '$49');
        await testPayment(page).getByRole('button', { name: 'Decline' }).click();
        await page.getByRole('heading', { name: 'The payment was declined' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Back to the bill' }).click();
        await page.getByRole('button', { name: 'Pay $49' }).waitFor();
        await visit(page, `/payment/fail?bill=${id}`);
        await page.getByRole('heading', { name: 'The payment could not be made' }).waitFor();
        await expectAccessible(page);
        for (const address of ['/payment/invalid?bill=1', '/payment/success', '/bills/no-number']) {
          await visit(page, address);
          await page.getByRole('heading', { name: 'This bill cannot be paid' }).waitFor();
        }
        await expectAccessible(page);
      },
    );

    atAlternateWidth(
      'rejects an invalid promo code with its reason and applies a valid one once',
      async (page) => {
        const code = createPromoCodeName();
        await asAdministrator(
          'mutation ($code: String!) { createPromoCode(code: $code, discount: 10) { code } }',
          {
            code,
          },
        );
        const ownCode = createPromoCodeName();
        await asPageUser(
          page,
          'mutation ($code: String!) { createPromoCode(code: $code, discount: 5) { code } }',
          {
            code: ownCode,
          },
        );
        const id = await newBill(page, 3);
        await visit(page, `/bills/${id}`);
        const field = page.getByRole('textbox', { name: 'Promo code' });
        const apply = async (typed: string) => {
          await field.fill(typed);
          await page.getByRole('button', { name: 'Apply' }).click();
        };
        await apply('');
        await page.getByText('Fill in this field').waitFor();
        await apply('no-such-code');
        await page.getByText('There is no such promo code, or it is inactive.').waitFor();
        await expectAccessible(page);
        await apply(ownCode);
        await page.getByText('Your own promo code cannot be applied.').waitFor();
        await apply(` ${code.toUpperCase()} `);
        await page.getByText('Promo code, 10% off').waitFor();
        await page.getByRole('button', { name: 'Pay $44' }).waitFor();
        expect(await field.count()).toBe(0);
        const second = await newBill(page, 3);
        await visit(page, `/bills/${second}`);
        await apply(code);
        await page.getByText('A promo code has been applied already.').waitFor();
      },
    );

    atAlternateWidth('requires consent to the wallet terms before a wallet payment', async (page) => {
      const id = await newBill(page, 3);
      await visit(page, `/bills/${id}?pay=wallet`);
      expect(await page.getByRole('radio', { name: 'Online wallet' }).isChecked()).toBe(true);
      await startPayment(page, '$49');
      const dialog = page.getByRole('dialog', { name: 'Payment from an online wallet' });
      await dialog.getByText('Refunds are made to the same wallet.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Pay $49' }).click();
      await dialog.getByRole('button', { name: 'Agree and pay' }).click();
      await testPayment(page).waitFor();
    });
  },
  { as: 'demo', sharedPage: true },
);
