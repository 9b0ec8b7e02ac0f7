import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';

/** Script that runs in the page. */
const opacityOfDialog = `getComputedStyle(document.querySelector('[role="dialog"]')).opacity`;

describePages(
  'sections of the administration page',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'keeps the active tab visible in a narrow window and shows the sections of payments and accounting',
      async (page, width) => {
        await page.setViewportSize({ width: 1280, height: 860 });
        await visit(page, '/admin?section=audit');
        const auditTab = page.getByRole('link', { name: 'Audit log', exact: true });
        await auditTab.waitFor();
        await page.setViewportSize({ width: 360, height: 860 });
        const row = page.getByRole('navigation', { name: 'Administration sections' });
        await expect.poll(() => row.evaluate((nav) => nav.scrollWidth > nav.clientWidth)).toBe(true);
        const isFullyVisible = () =>
          auditTab.evaluate((tab) => {
            const { left, right } = tab.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          });
        await expect.poll(isFullyVisible).toBe(true);
        await page.setViewportSize({ width, height: 860 });
        await page.getByRole('table', { name: 'Audit log' }).waitFor();
        const log = page.getByRole('table', { name: 'Audit log' });
        await log.getByText('administrator rights granted').first().waitFor();
        await expectAccessible(page);
        const sections = ['requests', 'payments', 'payments&view=bills', 'partners', 'emails', 'accounting'];
        for (const section of sections) {
          await visit(page, `/admin?section=${section}`);
          await page.getByRole('main').locator('table, h2').first().waitFor();
          await expectAccessible(page);
        }
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export' }).click();
        expect((await download).suggestedFilename()).toMatch(/^accounting .+\.xlsx$/);
      },
    );

    atAlternateWidth('previews every e-mail in both languages, as HTML and as plain text', async (page) => {
      await visit(page, '/admin?section=emails');
      const buttons = page.getByRole('button', { name: /^Preview “/ });
      await buttons.first().waitFor();
      expect(await buttons.count()).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Preview “Receipt for bill 1042”' }).click();
      const dialog = page.getByRole('dialog', { name: 'Receipt for bill 1042' });
      const html = dialog.frameLocator('iframe');
      await html.getByRole('link', { name: 'Open the bill' }).waitFor();
      await expect.poll(() => page.evaluate<string>(opacityOfDialog)).toBe('1');
      await expectAccessible(page);
      const color = html
        .getByRole('link', { name: 'Open the bill' })
        .evaluate((link) => getComputedStyle(link).color);
      expect(await color).toBe('rgb(255, 255, 255)');
      await dialog.getByRole('button', { name: 'Russian' }).click();
      await html.getByRole('heading', { name: 'Оплата счёта 1042' }).waitFor();
      await dialog.getByRole('button', { name: 'Plain text' }).click();
      await dialog.getByText('Мы получили $99 по счёту 1042.').waitFor();
      await expectAccessible(page);
    });

    atAlternateWidth('changes plan settings after a review and restores a former version', async (page) => {
      await visit(page, '/admin?section=plans');
      const maxPosition = page.getByRole('textbox', { name: 'One day: Visible positions, up to' });
      await maxPosition.fill('51');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await page.getByText('The maximum is 50.').first().waitFor();
      await page.getByRole('button', { name: 'Discard and reload' }).click();
      await expect.poll(() => maxPosition.inputValue()).toBe('50');
      await expectAccessible(page);
      const requests = page.getByRole('textbox', { name: 'One day: API requests per day' });
      for (const value of ['1', '0']) {
        await requests.fill(value);
        await page.getByRole('button', { name: 'Review changes' }).click();
        const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
        await dialog.getByRole('cell', { name: 'One day: API requests per day' }).waitFor();
        await expect.poll(() => page.evaluate<string>(opacityOfDialog)).toBe('1');
        await expectAccessible(page);
        await dialog.getByLabel('Reason').fill(`Value ${value}`);
        await dialog.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('cell', { name: `Value ${value}` }).waitFor();
      }
      const history = page.getByRole('table', { name: 'History' });
      await history
        .getByRole('button', { name: /^Restore version/ })
        .first()
        .click();
      await expect.poll(() => requests.inputValue()).toBe('1');
      await history
        .getByRole('button', { name: /^Changes of version/ })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: /^Changes of version/ })
        .getByText('One day: API requests per day')
        .waitFor();
    });
  },
  { as: 'administrator', sharedPage: true },
);

describePages(
  'administration page',
  ({ atAlternateWidth }) => {
    atAlternateWidth('rejects guests and users', async (page) => {
      await visit(page, '/admin');
      await page.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
      await logInAs(page, 'demo');
      await visit(page, '/admin');
      await page.getByRole('main').getByRole('link', { name: 'Open my account' }).waitFor();
      await expectAccessible(page);
    });

    atAlternateWidth('finds a user, grants a plan, blocks and unblocks', async (page) => {
      const user = await logInAs(page, 'demo');
      const { password } = await logInAs(page, 'administrator');
      await visit(page, '/admin');
      await page.getByRole('table', { name: 'Users' }).waitFor();
      await expectAccessible(page);
      const search = page.getByRole('searchbox', { name: 'Find a user' });
      await search.fill('nobody at all');
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByText('No users match').waitFor();
      await page.getByRole('searchbox', { name: 'Find a user' }).fill(user.email);
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('link', { name: user.email }).click();
      await page.getByRole('heading', { level: 1, name: user.email }).waitFor();
      await expectAccessible(page);

      await page.getByLabel('Plan', { exact: true }).selectOption('4');
      await page.getByLabel('Days').fill('7');
      await page.getByLabel('Reason').fill('Compensation');
      await page
        .getByText(/Professional until/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Grant' }).click();
      await page.getByText('Plan granted', { exact: true }).waitFor();
      await page.getByText('Professional').first().waitFor();

      await page.getByLabel('Plan with individual values').selectOption('3');
      await page.getByRole('button', { name: 'Edit the values' }).click();
      await page.getByRole('textbox', { name: 'Price per month or day, $' }).fill('29');
      await page.getByRole('button', { name: 'Review changes' }).click();
      const review = page.getByRole('dialog', { name: 'Save the settings?' });
      await review.getByLabel('Reason').fill('Large customer');
      await review.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The customer has individual values for this plan.').waitFor();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Block', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `Block ${user.email}` });
      // axe would measure blended colours during the fade-in.
      await expect.poll(() => page.evaluate<string>(opacityOfDialog)).toBe('1');
      await expectAccessible(page);
      await dialog.getByLabel('Your own password').fill(password);
      await dialog.getByRole('button', { name: 'Block' }).click();
      await page.getByText(`${user.email} is blocked`).waitFor();
      await page.getByRole('button', { name: 'Unblock' }).click();
      await page.getByText(`${user.email} is unblocked`).waitFor();
      await page.getByText('plan granted').first().waitFor();
    });

    atAlternateWidth(
      'creates, copies and deletes access codes, and sends a bilingual notification to one user',
      async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const user = await logInAs(page, 'demo');
        await logInAs(page, 'administrator');
        await visit(page, '/admin?section=codes');
        await page.getByLabel('Days').fill('3');
        await page.getByRole('button', { name: 'Create' }).click();
        const createdText = await page.getByText(/Code .+ created/).innerText();
        const code = /Code (.+) created/.exec(createdText)?.[1] ?? '';
        await page.getByRole('button', { name: `Copy ${code}` }).click();
        await page.getByText(`${code} copied`).waitFor();
        expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(code);
        await expectAccessible(page);
        await page.getByRole('button', { name: `Delete ${code}` }).click();
        await page
          .getByRole('dialog', { name: `Delete the code ${code}` })
          .getByRole('button', { name: 'Delete' })
          .click();
        await page.getByText(`Code ${code} deleted`).waitFor();
        expect(await page.getByRole('button', { name: `Copy ${code}` }).count()).toBe(0);

        await visit(page, `/admin?section=notify&person=${user.id}`);
        await page.getByText(user.email).waitFor();
        await page.getByLabel('Text in English').fill('New data of October');
        await page.getByLabel('Text in Russian').fill('Новые данные за октябрь');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('Notification sent').waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Withdraw “New data of October”' }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
        await page.getByText('Notification withdrawn').waitFor();
      },
    );
  },
  { as: 'own user', sharedPage: true },
);
