import { expect } from 'vitest';
import { waitForRows } from './support/table-settings.js';
import { asPageUser } from './support/bills.js';
import { describePages, expectAccessible, openReusablePage } from './support/browser.js';
import {
  callGraphql,
  cancel,
  editInAnotherSession,
  groupDomains,
  numberedLines,
  openGroup,
} from './support/group-page.js';
import { visit } from './support/navigation.js';

describePages(
  'dialogs of a group report',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'show every validation message of creation, renaming, ownership and history',
      async (page) => {
        await page.goto('/group');
        await page.getByText('No group reports yet').waitFor();
        await page.getByRole('button', { name: 'New group report' }).click();
        const form = page.getByRole('dialog', { name: 'New group report' });
        await form.getByRole('button', { name: 'Create group report' }).click();
        await form.getByText('Enter at least 2 domains, one per line.').waitFor();
        await form
          .getByLabel('Domains, one per line')
          .fill(['no domain', groupDomains[0], 'nobody-knows-it.example'].join('\n'));
        await form.getByText('Not a domain: no domain').waitFor();
        await form.getByText('Not in this database: nobody-knows-it.example').waitFor();
        await expectAccessible(page);
        await form.getByRole('button', { name: 'Create group report' }).click();
        // The counter reports the error already, so the message is not repeated.
        await form.locator('textarea[aria-invalid="true"]').waitFor();
        expect(await form.getByText(/not a domain/i).count()).toBe(1);
        await form
          .getByLabel('Domains, one per line')
          .fill(numberedLines(51, 'a.example').replaceAll(' ', '-'));
        await form.getByRole('button', { name: 'Create group report' }).click();
        await form
          .getByText('Your plan compares up to 50 domains in a group report, but you entered 51.')
          .waitFor();
        await cancel(form);

        const rid = await openGroup(page, 'Named');
        await page.getByRole('button', { name: 'Rename' }).click();
        const name = page.getByRole('textbox', { name: 'Name of the group report' });
        await name.fill('  ');
        await name.press('Enter');
        const renameError = page.locator('.mantine-Notification-root', {
          hasText: 'The report was not renamed',
        });
        await renameError.getByText('Enter a name.').waitFor();
        await name.press('Escape');

        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'History of edits' }).click();
        const history = page.getByRole('dialog', { name: 'History of edits' });
        await history.getByText('No edits yet.').waitFor();
        await page.keyboard.press('Escape');
        await history.waitFor({ state: 'detached' });
        for (const template of ['%a%', '%e%']) {
          await editInAnotherSession(page, rid, {
            action: 'delete',
            by: 'template',
            organic: true,
            context: true,
            templates: [template],
          });
        }
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'History of edits' }).click();
        await history.getByRole('button', { name: /^Undo/ }).waitFor();
        await expectAccessible(page);
        // Undo is visible at every width, and only the latest edit offers it.
        const { x = 0, width: buttonWidth = 0 } =
          (await history.getByRole('button', { name: /^Undo/ }).boundingBox()) ?? {};
        expect(x + buttonWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        await history.getByRole('button', { name: /^Undo/ }).click();
        await history.getByText('undone').waitFor();
        await page.keyboard.press('Escape');

        await visit(page, '/group');
        await page.getByRole('button', { name: 'Change the owner of Named' }).click();
        const ownerDialog = page.getByRole('dialog', { name: 'Change owner' });
        await ownerDialog.getByText('There are no other team members yet.').waitFor();
        await ownerDialog.getByRole('button', { name: 'Change owner' }).click();
        await ownerDialog.getByText('Choose a team member.').waitFor();
        await expectAccessible(page);
      },
      { timeout: 120_000, requestsFail: true },
    );

    atAlternateWidth(
      'create and revoke links for viewing without an account, and report a failed build',
      async (page, width) => {
        const rid = await openGroup(page, 'Shared');
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Share links' }).click();
        const dialog = page.getByRole('dialog', { name: 'Share links' });
        await dialog.getByText('No links yet.').waitFor();
        await dialog.getByLabel('Link expires after').selectOption({ label: '7 days' });
        await dialog.getByRole('button', { name: 'Create link' }).click();
        await dialog.getByText('Copy the link now. It is shown only once:').waitFor();
        const address = (await dialog.getByRole('status').getByRole('link').getAttribute('href')) ?? '';
        await expectAccessible(page);

        const reader = await openReusablePage(width);
        try {
          await reader.page.goto(address);
          await reader.page.getByRole('heading', { level: 1, name: 'Shared' }).waitFor();
          await waitForRows(reader.page);
          for (const button of ['Delete keywords', 'Add keywords', 'More actions', 'Rename']) {
            expect(await reader.page.getByRole('button', { name: button }).count()).toBe(0);
          }
          await expectAccessible(reader.page);
          await dialog.getByRole('button', { name: 'Withdraw' }).click();
          await dialog.getByText('withdrawn', { exact: true }).waitFor();
          await reader.page.reload();
          await reader.page.getByText('This link does not work').waitFor();
          await reader.page.getByText('It was withdrawn or has expired.').waitFor();
          await expectAccessible(reader.page);
          reader.expectNoErrors({ requestsFail: true });
        } finally {
          await reader.release();
        }
        for (let count = 0; count < 20; count++) {
          await callGraphql(page, 'mutation ($rid: ID!) { createGroupReportLink(rid: $rid) { id } }', {
            rid,
          });
        }
        await dialog.getByRole('button', { name: 'Create link' }).click();
        await page.getByText('A report has at most 20 links. Withdraw one.').waitFor();

        // A failed build is hard to provoke, so the response is modified.
        await page.route('**/graphql', async (route) => {
          if (!(route.request().postData() ?? '').includes('"GroupReport"')) return route.fallback();
          const response = await route.fetch();
          const json = (await response.json()) as { data: { groupReport: object } };
          json.data.groupReport = { ...json.data.groupReport, state: 'failed', version: null, taskId: null };
          return route.fulfill({ response, json });
        });
        await visit(page, `/group/${rid}?db=gny&page=concurents`);
        await page.getByText('The report was not built').waitFor();
        await page.getByText('The last attempt failed.').waitFor();
        await page.getByRole('button', { name: 'Build again' }).waitFor();
        await expectAccessible(page);
      },
      { timeout: 120_000, requestsFail: true },
    );

    atAlternateWidth(
      'are read-only without a paid plan',
      async (page) => {
        await asPageUser(page, 'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }', {
          input: { base: 'gny', domains: [], emptyReport: true, name: 'Looked at' },
        });
        await page.goto('/group');
        await page.getByRole('link', { name: 'Looked at' }).click();
        await page.getByRole('heading', { level: 1, name: 'Looked at' }).waitFor();
        await page.getByRole('button', { name: 'More actions' }).waitFor();
        for (const button of ['Delete keywords', 'Add keywords', 'Recalculate competitors', 'Rename']) {
          expect(await page.getByRole('button', { name: button }).count()).toBe(0);
        }
        await expectAccessible(page);
      },
      { as: 'demo' },
    );
  },
  { as: 'team', sharedPage: true },
);
