import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInOnAnotherDevice } from './support/table-settings.js';
import { asAdministrator, type TestUser, logInAs } from './support/users.js';

/** Runs `test` with a second browser context in which the user logs in. */
async function withAnotherDevice(person: TestUser, test: (device: Page) => Promise<void>): Promise<void> {
  const { page, release } = await logInOnAnotherDevice(person);
  try {
    await test(page);
  } finally {
    await release();
  }
}

/** Simulates a return to the tab, after which the page refetches the viewer. */
async function refocusTab(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

const sessionDialog = (page: Page) => page.getByRole('dialog', { name: 'Logged out on this device' });

/** Types a condition into the filter panel without applying it. */
async function typeCondition(page: Page, value: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await conditionField(page).fill(value);
}

const conditionField = (page: Page) => page.getByRole('textbox', { name: 'Value' }).first();

describePages('session ended by a newer login', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'can be dismissed and resumed over the page, repeats pending requests and keeps typed text',
    async (page) => {
      const person = await logInAs(page, 'basic');
      await page.goto('/keywords?domain=northtrail.example#sort=ws%7Casc');
      await page.getByText(/^1–\d+ of /).waitFor();
      await withAnotherDevice(person, async (device) => {
        await refocusTab(page);
        await sessionDialog(page).waitFor();
        await expectAccessible(page);
        await sessionDialog(page).getByRole('button', { name: 'Close' }).click();
        await page.getByText(/^1–\d+ of /).waitFor();
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
        await sessionDialog(page).getByRole('button', { name: 'Continue here' }).click();
        await sessionDialog(page).waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Continue', exact: true }).waitFor({ state: 'detached' });
        expect((await device.request.get('/api/users/current')).status()).toBe(401);
      });

      await withAnotherDevice(person, async () => {
        await page.getByRole('button', { name: 'Next page' }).last().click();
        await sessionDialog(page).getByRole('button', { name: 'Continue here' }).click();
        await page.getByText(/^(?:26|51)–\d+ of /).waitFor();
      });

      // Both the panel and the dialog cover the center at this width.
      await page.setViewportSize({ width: 768, height: 860 });
      await typeCondition(page, 'tents');
      const address = page.url();
      await withAnotherDevice(person, async () => {
        await refocusTab(page);
        await sessionDialog(page).getByRole('button', { name: 'Continue here' }).click();
        await sessionDialog(page).waitFor({ state: 'detached' });
      });
      expect(page.url()).toBe(address);
      expect(await conditionField(page).inputValue()).toBe('tents');
      await page.getByRole('button', { name: /^Show/ }).click();
      await page.waitForURL(/filter=/);
      await page.getByText(/^1–\d+ of /).waitFor();
    },
    { sessionEnds: true },
  );
});

describePages('session ended otherwise', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'asks for the password over the page',
    async (page) => {
      const person = await logInAs(page, 'basic');
      await page.goto('/keywords?domain=northtrail.example');
      await page.getByText(/^1–\d+ of /).waitFor();
      await asAdministrator('mutation ($id: Int!) { endSession(accountId: $id) { id } }', { id: person.id });
      await refocusTab(page);
      const dialog = page.getByRole('dialog', { name: 'Session ended' });
      await dialog.getByText(person.email).waitFor();
      await expectAccessible(page);
      await dialog.getByLabel('Password', { exact: true }).fill('not the one');
      await dialog.getByRole('button', { name: 'Continue here' }).click();
      await dialog.getByText('Wrong e-mail or password.').waitFor();
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Continue here' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Next page' }).last().click();
      await page.waitForURL(/page=2/);
    },
    { sessionEnds: true },
  );

  atAlternateWidth(
    'is detected in other tabs, as is a new session',
    async (page, width) => {
      const person = await logInAs(page, 'demo');
      await page.goto('/');
      const account = page.getByRole('button', { name: `Account ${person.email}` });
      if (width > 600) await account.waitFor();
      const otherTab = await page.context().newPage();
      await otherTab.goto('/logout');
      await otherTab.waitForURL((url) => url.pathname === '/');
      await page.getByRole('button', { name: /^Notifications/ }).waitFor({ state: 'detached' });
      await otherTab.goto('/login');
      await otherTab.getByLabel('E-mail').fill(person.email);
      await otherTab.getByLabel('Password', { exact: true }).fill(person.password);
      await otherTab.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: /^Notifications/ }).waitFor();
      await visit(page, '/panel#data');
      await page.getByText(person.email).first().waitFor();
    },
    { sessionEnds: true },
  );
});

describePages('header', ({ atAlternateWidth }) => {
  atAlternateWidth('shows the remaining daily limit and counts a report once', async (page, width) => {
    await logInAs(page, 'demo');
    await page.goto('/');
    await openLimits(page, width);
    await page.getByText('0 of 15', { exact: true }).last().waitFor();
    await expectAccessible(page);
    await visit(page, '/keywords?domain=northtrail.example');
    await page.getByText(/^1–\d+ of /).waitFor();
    await openLimits(page, width);
    await page.getByText('1 of 15', { exact: true }).last().waitFor();
    await page.reload();
    await page.getByText(/^1–\d+ of /).waitFor();
    await openLimits(page, width);
    await page.getByText('1 of 15', { exact: true }).last().waitFor();
  });

  atAlternateWidth('offers login and registration at tablet width', async (page) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    await expectAccessible(page);
  });

  atAlternateWidth(
    'fits all administrator items at tablet width',
    async (page) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await logInAs(page, 'administrator');
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Account', 'History', 'Notifications', 'Pricing', 'Administration', 'Log out']) {
        await page.getByRole('menuitem', { name, exact: true }).waitFor();
      }
      await expectAccessible(page);
      // Navigation closes the menu.
      await visit(page, '/tools');
      await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
      expect(await page.getByRole('menu').count()).toBe(0);
    },
    { deepOnly: true },
  );
});

/** Opens the list of limits, from the meter or from the menu of a narrow window. */
async function openLimits(page: Page, width: number): Promise<void> {
  await page.getByRole('button', { name: width > 1000 ? /^Limits/ : 'Menu' }).click();
}
