import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asPageUser, newBill } from './support/bills.js';
import { describePages, expectAccessible, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAsTeamMember } from './support/team-member.js';
import { becomeGuest, logInAs } from './support/users.js';

const password = 'a harbour under violet rain';
const newEmail = () => `buyer-${randomBytes(5).toString('hex')}@people.example`;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits for the page of any bill. */
async function expectBillPage(page: Page): Promise<void> {
  await page.waitForURL((url) => /^\/bills\/\d+$/.test(url.pathname));
}

/** Posts the account form as a browser without script would, with the given plan. */
async function submitPlanForm(page: Page, plan: number): Promise<void> {
  await page.evaluate((chosen) => {
    const form = document.querySelector<HTMLFormElement>('form[action="/panel"]');
    const choice = form?.querySelector<HTMLInputElement>(`[name=tarifprolong][value="${chosen}"]`);
    if (!form || !choice) throw new Error('there is no such choice');
    choice.disabled = false;
    choice.checked = true;
    form.submit();
  }, plan);
}

describePages('purchase from the pricing page', ({ atFirstWidth, atAlternateWidth }) => {
  atFirstWidth('shows the total of each plan for every term', async (page) => {
    await page.goto('/pricing');
    const table = page.getByRole('main');
    for (const [term, months] of [
      ['3 months', 2.7],
      ['6 months', 5.1],
      ['12 months', 9],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${term}`) }).click();
      for (const month of [49, 99, 199]) {
        const total = Math.round(month * months).toLocaleString('en-US');
        await table.getByText(`$${total} for ${term}`).first().waitFor();
      }
    }
    await page.getByRole('button', { name: /^1 day/ }).click();
    await table.getByText('$100 for 5 days').first().waitFor();
  });

  atAlternateWidth('takes a guest from plan and term through registration to the bill', async (page) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: '12 months, 25% off' }).click();
    await page.getByRole('link', { name: 'Register for Team' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.hash === '#tarif5');
    await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('5');
    expect(await page.getByLabel('Term').inputValue()).toBe('3');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).last().click();
    await expectBillPage(page);
    const { bills } = await asPageUser(page, '{ bills { bills { planId term regularCents } } }');
    expect(bills).toEqual({ bills: [{ planId: 5, term: 3, regularCents: 179_100 }] });
  });

  atAlternateWidth('lets a user log in and shows the total before the bill', async (page) => {
    const user = await logInAs(page, 'demo');
    await becomeGuest(page);
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Register for Professional' }).click();
    await page
      .getByRole('navigation', { name: 'Log in or register' })
      .getByRole('link', { name: 'Log in' })
      .click();
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByLabel('E-mail').fill(user.email);
    await form.getByLabel('Password', { exact: true }).fill(user.password);
    await form.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/subscription');
    await section(page, 'Your plan').getByText('Not paid').waitFor();
    await page.getByRole('button', { name: 'Buy Professional' }).click();
    await expectBillPage(page);
  });

  atAlternateWidth('opens each question at its own URL', async (page) => {
    await page.goto('/en/tarif#payment/renewal');
    await page.waitForURL((url) => url.pathname === '/pricing' && url.hash === '#payment/renewal');
    await page.getByText('Only if you turn on automatic payments when you pay.').waitFor();
    await page.getByText('Can I change to a higher plan?').click();
    await page.waitForURL((url) => url.hash === '#changes/higher');
    await page.getByText('At any time. Your unused days are credited towards the price.').waitFor();
    await expectAccessible(page);
  });
});

describePages(
  'subscription page',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth('extends the current plan or changes to a higher one, with totals', async (page) => {
      await logInAs(page, 'pro');
      await visit(page, '/subscription?needleTariff=5&srok=1');
      await page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor();
      await page.getByRole('button', { name: 'Change to Team' }).waitFor();
      await page.getByText('$537').first().waitFor();
      // Granted days have no monetary value.
      await page.getByText(/came from a code or were free days/).waitFor();
      expect(await page.getByRole('radio', { name: 'Basic' }).isDisabled()).toBe(true);
      expect(await page.getByText(/^Lower than your plan\. Available after/).count()).toBe(2);
      await expectAccessibleAtEachWidth(page);
      await page.getByRole('radio', { name: 'Professional' }).check();
      await page.getByText('$267').first().waitFor();
      await page.getByText(/^Starts on .*, when your current term ends/).waitFor();
      await page.getByRole('button', { name: 'Extend Professional' }).click();
      await expectBillPage(page);
    });

    atAlternateWidth('turns off automatic payments and keeps the paid time', async (page) => {
      await logInAs(page, 'demo');
      await visit(page, '/autopaydesc');
      await page.getByRole('heading', { level: 1, name: 'Automatic payments' }).waitFor();
      await expectAccessible(page);
      await asPageUser(
        page,
        `mutation ($id: Int!) { initPayment(bill: $id, method: card, subscription: true, agreed: true) { address }
         resolveTestPayment(bill: $id, answer: pay) }`,
        { id: await newBill(page, 3) },
      );
      await expect
        .poll(() => asPageUser(page, '{ autopay { active } }'))
        .toEqual({ autopay: { active: true } });
      await visit(page, '/subscription');
      const state = section(page, 'Your plan');
      await state.getByText(/^On: \$49 on/).waitFor();
      await state.getByRole('button', { name: 'Turn off' }).click();
      const dialog = page.getByRole('dialog', { name: 'Turn off automatic payments' });
      await dialog.getByText('You will not be charged again.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await page.getByText('Automatic payments are off.').first().waitFor();
      await state.getByText('Off. You can turn them on when you pay by card.').waitFor();
      await state.getByText('Basic', { exact: true }).waitFor();
      // The remaining value is deducted from the price of a higher plan.
      await page.getByRole('radio', { name: 'Team' }).check();
      await page.getByText('Unused days of Basic', { exact: true }).waitFor();
    });

    atAlternateWidth('is read-only for team members', async (page) => {
      const owner = await logInAsTeamMember(page);
      for (const address of ['/subscription', '/panel#changePlanPanel']) {
        // Without a reload, the form has the token of the session that began with the password.
        await visit(page, address);
        const change = page.getByRole('button', { name: 'Change plan' });
        await change.waitFor();
        expect(await change.getAttribute('aria-disabled')).toBe('true');
        await page.getByText(`Only ${owner.email} can choose the plan.`).waitFor();
        expect(await page.locator('input[type=radio]:enabled').count()).toBe(0);
        await expectAccessible(page);
      }
      await submitPlanForm(page, 5);
      await page.getByText('Only the owner can choose the plan.').waitFor();
    });
  },
  { as: 'own user', sharedPage: true },
);

describePages('plan change in the account', ({ atAlternateWidth }) => {
  atAlternateWidth('posts a form that leads to the bill, or back with the reason', async (page) => {
    await logInAs(page, 'pro');
    await page.goto('/panel#changePlanPanel');
    await section(page, 'Change plan').getByRole('button', { name: 'Extend Professional' }).waitFor();
    await submitPlanForm(page, 3);
    await page.waitForURL(/\/panel\?error=TARIFF_DOWNGRADE#changePlanPanel$/);
    await section(page, 'Change plan')
      .getByText('You can buy a lower plan after your plan has ended.')
      .waitFor();
    await expectAccessible(page);
    await submitPlanForm(page, 4);
    await expectBillPage(page);
  });
});

describePages(
  'one-day plan',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth('is sold for one or five days', async (page) => {
      await logInAs(page, 'demo');
      await visit(page, '/promo?plan=6');
      await page.getByRole('heading', { level: 1, name: 'One-day plan' }).waitFor();
      await section(page, 'What’s included')
        .getByText('1 day – $20, 5 days – $100', { exact: false })
        .waitFor();
      await page.getByRole('radio', { name: '5 days' }).check();
      await page.getByText('$100', { exact: true }).first().waitFor();
      await expectAccessibleAtEachWidth(page);
      await page.getByRole('button', { name: 'Buy One day' }).click();
      await expectBillPage(page);
    });

    atAlternateWidth(
      'is unavailable during another paid plan, whose change creates a bill for the selected plan',
      async (page) => {
        await logInAs(page, 'basic');
        await visit(page, '/promo?plan=6');
        await page.getByText(/^Lower than your plan\. Available after/).waitFor();
        expect(await page.getByRole('button', { name: 'Buy One day' }).count()).toBe(0);
        await expectAccessible(page);
        await visit(page, '/panel#changePlanPanel');
        const change = section(page, 'Change plan');
        await change.getByRole('radio', { name: 'Team' }).check();
        await change.getByRole('radio', { name: '6 months' }).check();
        await change.getByText('$1,015').first().waitFor();
        await expectAccessible(page);
        await change.getByRole('button', { name: 'Change to Team' }).click();
        await expectBillPage(page);
      },
    );
  },
  { as: 'own user', sharedPage: true },
);

describePages('purchase in Russian', ({ atAlternateWidth }) => {
  const russian = { locale: 'ru-RU' };

  atAlternateWidth(
    'sells, extends and explains',
    async (page) => {
      await page.goto('/ru/tarif#payment/promo');
      await page.waitForURL((url) => url.pathname === '/pricing');
      await page.getByText('На один счёт – один промокод.').waitFor();
      await expectAccessible(page);
      await visit(page, '/autopaydesc');
      await page.getByRole('heading', { level: 1, name: 'Автоплатежи' }).waitFor();
      await expectAccessible(page);
      await visit(page, '/promo?plan=6');
      await page.getByRole('link', { name: 'Зарегистрироваться и купить' }).waitFor();
      await expectAccessible(page);
    },
    // Other specs cover the purchase in English and the client in Russian.
    { ...russian, deepOnly: true },
  );

  atAlternateWidth(
    'shows the subscription with its totals',
    async (page) => {
      await logInAs(page, 'basic');
      await page.goto('/subscription?needleTariff=4&srok=3');
      await page.getByRole('heading', { level: 1, name: 'Подписка' }).waitFor();
      await page.getByText('К оплате').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Сменить на Professional' }).click();
      await expectBillPage(page);
    },
    russian,
  );
});
