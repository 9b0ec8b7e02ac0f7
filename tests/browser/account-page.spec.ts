import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { PlanId } from '../../server/config/plans.js';
import { describePages, expectAccessible } from './support/browser.js';
import { leave, responseTo, visit } from './support/navigation.js';
import { asAdministrator, logInAs } from './support/users.js';
import { extractLink, waitForLatestEmail } from './support/email.js';
import { pngOf } from './support/png.js';

/** Section of the account page, by its heading. */
function accountSection(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** Opens the account page, at the section of an anchor or at the first one. */
async function openAccountPage(page: Page, anchor = ''): Promise<void> {
  await visit(page, `/panel${anchor}`);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.getByRole('navigation', { name: 'Account sections' }).waitFor();
}

/** Opens a section through the navigation. */
async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Account sections' })
    .getByRole('link', { name, exact: true })
    .click();
  await accountSection(page, name).waitFor();
}

async function fetchStatusWithToken(token: string): Promise<number> {
  const path = '/api/report/simple/domain_dashboard?domain=northtrail.example&base=gny';
  const response = await fetch(inject('serverUrl') + path, { headers: { 'x-api-token': token } });
  return response.status;
}

describePages(
  'account page',
  ({ atAlternateWidth }) => {
    atAlternateWidth('asks guests to log in and returns to the section', async (page) => {
      await visit(page, '/panel#token');
      await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/panel#token');
    });

    atAlternateWidth(
      'shows the allowance of the free plan and links to paid plans',
      async (page) => {
        await openAccountPage(page);
        const plan = accountSection(page, 'Plan');
        await plan.getByText('15 reports a day, 15 rows per report').waitFor();
        expect(await plan.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
        await accountSection(page, 'Change plan').getByRole('button', { name: 'Buy Basic' }).waitFor();
        expect(
          await accountSection(page, 'Change plan').locator('input[name=tarifprolong]:enabled').count(),
        ).toBe(4);
        await expectAccessible(page);
        await openSection(page, 'Usage');
        await accountSection(page, 'Usage').getByText('0 of 15').waitFor();
        await accountSection(page, 'Usage')
          .getByText(/resets at \d\d:00/)
          .first()
          .waitFor();
        await openSection(page, 'API token');
        await accountSection(page, 'API token')
          .getByText('The API is available on the Professional plan and higher.')
          .waitFor();
        expect(await accountSection(page, 'API token').getByRole('button').count()).toBe(0);
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'opens at the plan change, shows the paid days left and allows only higher plans',
      async (page) => {
        await page.goto('/panel#changePlanPanel');
        const change = accountSection(page, 'Change plan');
        await change.waitFor();
        // The section is scrolled fully into the viewport, whatever precedes it.
        await expect
          .poll(async () => {
            const box = await change.boundingBox();
            return box ? box.y + box.height : Infinity;
          })
          .toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
        await accountSection(page, 'Plan').getByText('Professional').waitFor();
        await accountSection(page, 'Plan')
          .getByText(/^(29|30) days left$/)
          .waitFor();
        await change.getByText('Your plan', { exact: true }).waitFor();
        expect(await change.getByRole('radio', { name: 'Basic' }).isDisabled()).toBe(true);
        expect(await change.getByText(/Lower than your plan/).count()).toBe(2);
        await change.getByRole('button', { name: 'Extend Professional' }).waitFor();
        await change.getByRole('radio', { name: 'Team' }).check();
        await change.getByRole('button', { name: 'Change to Team' }).waitFor();
        await expectAccessible(page);
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'shows a new API token once and revokes the previous one, as a password change does',
      async (page) => {
        const user = await logInAs(page, 'pro');
        await openAccountPage(page, '#token');
        const section = accountSection(page, 'API token');
        await section.getByRole('button', { name: 'Create token' }).click();
        const form = page.getByRole('dialog', { name: 'Create an API token' });
        await form.getByLabel('Password', { exact: true }).fill(user.password);
        await form.getByRole('button', { name: 'Create token' }).click();
        const tokens = page.getByRole('dialog', { name: 'Your new API token' });
        const first = await tokens.getByLabel('API token').inputValue();
        expect(await fetchStatusWithToken(first)).toBe(200);
        await expectAccessible(page);
        await tokens.getByRole('button', { name: 'I copied it' }).click();
        await section.getByText(`Token ending in ${first.slice(-4)}`).waitFor();
        expect(await page.content()).not.toContain(first);

        await section.getByRole('button', { name: 'Regenerate' }).click();
        await page
          .getByRole('dialog')
          .getByText('Scripts stop working until you replace their token')
          .waitFor();
        await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(user.password);
        await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
        const second = await tokens.getByLabel('API token').inputValue();
        expect(second).not.toBe(first);
        expect(await fetchStatusWithToken(second)).toBe(200);
        expect(await fetchStatusWithToken(first)).toBe(401);
        await tokens.getByRole('button', { name: 'I copied it' }).click();

        await openSection(page, 'Your data');
        await accountSection(page, 'Your data').getByRole('button', { name: 'Change password' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change password' });
        await dialog.getByLabel('Current password').fill('not the password');
        await dialog.getByLabel('New password', { exact: true }).fill('quite another sentence');
        await dialog.getByLabel('Confirm new password').fill('quite another sentence');
        await dialog.getByRole('button', { name: 'Change password' }).click();
        await dialog.getByText('Wrong password.').waitFor();
        await dialog.getByLabel('Current password').fill(user.password);
        await dialog.getByRole('button', { name: 'Change password' }).click();
        const renewed = await tokens.getByLabel('API token').inputValue();
        expect(renewed).not.toBe(second);
        expect(await fetchStatusWithToken(second)).toBe(401);
        expect(await fetchStatusWithToken(renewed)).toBe(200);
      },
      { as: 'own user' },
    );

    atAlternateWidth(
      'changes phone and language, and the e-mail only with the right password',
      async (page) => {
        const user = await logInAs(page, 'demo');
        await openAccountPage(page, '#data');
        const data = accountSection(page, 'Your data');
        await data.getByRole('button', { name: 'Change phone' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Phone').fill('12345');
        await dialog.getByLabel('Password', { exact: true }).fill('not the password');
        await dialog.getByRole('button', { name: 'Change phone' }).click();
        await dialog.getByText('International format: + and').waitFor();
        const digits = `2${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
        await dialog.getByLabel('Phone').fill(`+1 212 ${digits.slice(0, 3)} ${digits.slice(3)}`);
        await dialog.getByRole('button', { name: 'Change phone' }).click();
        await dialog.getByText('Wrong password.').waitFor();
        await dialog.getByLabel('Password', { exact: true }).fill(user.password);
        await dialog.getByRole('button', { name: 'Change phone' }).click();
        await data.getByText(`+1212${digits}`).waitFor();
        // The notification of the saved phone has the same text, so the reload waits for the response.
        const saved = responseTo(page, 'UpdateAccount');
        await data.getByLabel('Language of e-mails and notifications').selectOption('ru');
        await saved;
        await page.reload();
        expect(await data.getByLabel('Language of e-mails and notifications').inputValue()).toBe('ru');

        const email = user.email.replace('demo-', 'renamed-');
        await data.getByRole('button', { name: 'Change e-mail' }).click();
        await dialog.getByLabel('New e-mail').fill(email);
        await dialog.getByLabel('Password', { exact: true }).fill('not the password');
        await dialog.getByRole('button', { name: 'Change e-mail' }).click();
        await dialog.getByText('Wrong password.').waitFor();
        await expectAccessible(page);
        await dialog.getByLabel('Password', { exact: true }).fill(user.password);
        await dialog.getByRole('button', { name: 'Change e-mail' }).click();
        await data.getByText(`${email} is not confirmed yet`).waitFor();
        await expectAccessible(page);
        await visit(page, extractLink(await waitForLatestEmail(email, 'email-confirmation'), 'email'));
        await page.getByRole('heading', { name: 'Confirm your new e-mail' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Confirm the e-mail' }).click();
        await page.getByText(`Your login is now ${email}.`).waitFor();
        await visit(page, extractLink(await waitForLatestEmail(user.email, 'email-changed'), 'email'));
        await page.getByRole('heading', { name: 'Restore your e-mail' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Restore the e-mail' }).click();
        await page.getByText(`Your login is ${user.email} again.`).waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
        await expectAccessible(page);
      },
      // The restoration ends all sessions, also during a request of the page.
      { ownPage: true, sessionEnds: true },
    );

    atAlternateWidth(
      'reports a saved change when the refetch fails, and can be left during the refetch',
      async (page) => {
        await openAccountPage(page, '#data');
        let reads = 0;
        await page.route('**/graphql', (route) => {
          const { operationName } = route.request().postDataJSON() as { operationName: string };
          if (operationName !== 'AccountPage') return route.continue();
          // The first request fails, later ones never resolve.
          return (reads += 1) === 1 ? route.abort() : undefined;
        });
        const language = accountSection(page, 'Your data').getByLabel(
          'Language of e-mails and notifications',
        );
        await language.selectOption('ru');
        await page.getByText('Saved', { exact: true }).waitFor();
        await language.selectOption('en');
        await expect.poll(() => reads).toBe(2);
        await leave(page);
      },
      { as: 'demo', ownPage: true, requestsFail: true },
    );

    atAlternateWidth(
      'accepts a logo of up to 50 px and explains why it rejects others',
      async (page) => {
        await openAccountPage(page, '#logo');
        const logo = accountSection(page, 'Logo');
        const chooser = logo.locator('input[type=file]');
        await chooser.setInputFiles({
          name: 'tall.png',
          mimeType: 'image/png',
          buffer: await pngOf(120, 51),
        });
        await logo.getByRole('alert').getByText('The logo is 51 px high, the limit is 50 px.').waitFor();
        await chooser.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') });
        await logo.getByRole('alert').getByText('must be a PNG or SVG image').waitFor();
        await chooser.setInputFiles({
          name: 'mark.png',
          mimeType: 'image/png',
          buffer: await pngOf(120, 40),
        });
        const picture = logo.getByRole('img', { name: 'Your logo' });
        await picture.waitFor();
        await expect.poll(async () => (await picture.boundingBox())?.height).toBe(40);
        expect(await logo.getByRole('alert').textContent()).toBe('');
        await expectAccessible(page);
        await logo.getByRole('button', { name: 'Remove' }).click();
        await logo.getByText('Drop an image here or').waitFor();
        expect(await picture.count()).toBe(0);
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'saves domains up to the limit of the plan and restores a removed one',
      async (page) => {
        await openAccountPage(page, '#domains');
        const domains = accountSection(page, 'Saved domains');
        await domains.getByLabel('Add a domain').fill('not a domain');
        await domains.getByRole('button', { name: 'Add', exact: true }).click();
        await domains.locator('[aria-invalid=true]').waitFor();
        await domains.getByLabel('Add a domain').fill('https://www.NorthTrail.example/guides');
        await domains.getByRole('button', { name: 'Add', exact: true }).click();
        await domains.getByRole('link', { name: 'northtrail.example' }).waitFor();
        await domains.getByText('The plan saves 1 domain.').waitFor();
        await expectAccessible(page);
        await domains.getByRole('button', { name: 'Remove northtrail.example' }).click();
        await domains.getByText('No domains yet.').waitFor();
        await page.getByRole('button', { name: 'Undo' }).click();
        await domains.getByRole('link', { name: 'northtrail.example' }).waitFor();
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'activates a plan with an access code',
      async (page) => {
        const { createAccessCode } = await asAdministrator(
          'mutation ($plan: Int!) { createAccessCode(plan: $plan, days: 7, uses: 1) { code } }',
          { plan: PlanId.Basic },
        );
        const { code } = createAccessCode as { code: string };
        await openAccountPage(page);
        const plan = accountSection(page, 'Plan');
        await plan.getByLabel('Access code').fill('NO-SUCH-CODE');
        await plan.getByRole('button', { name: 'Apply' }).click();
        await plan.getByText('This access code is wrong or used up.').waitFor();
        await plan.getByLabel('Access code').fill(code);
        await plan.getByRole('button', { name: 'Apply' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
        await plan.getByText(/^(6|7) days left$/).waitFor();
        await plan.getByText('Basic', { exact: true }).waitFor();
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'is translated to Russian',
      async (page) => {
        await page.goto('/panel');
        await page.getByRole('heading', { level: 1, name: 'Аккаунт' }).waitFor();
        await accountSection(page, 'Тариф')
          .getByText(/^остал(ось|ся) \d+ (день|дня|дней)$/)
          .waitFor();
        await expectAccessible(page);
        await page.getByRole('main').getByRole('link', { name: 'Участники', exact: true }).click();
        await accountSection(page, 'Участники').getByText('1 из 5, включая вас').waitFor();
      },
      { as: 'team', locale: 'ru-RU', deepOnly: true },
    );
  },
  { sharedPage: true },
);

describePages('history', ({ atAlternateWidth }) => {
  atAlternateWidth('lists opened reports by day and filters them', async (page, width) => {
    await logInAs(page, 'basic');
    await page.goto('/history');
    await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
    await expectAccessible(page);
    // The header of the grid appears before the response, and the next visit would abort the request.
    for (const report of ['keywords', 'concurents']) {
      await visit(page, `/${report}?domain=northtrail.example`);
      await page.locator('.ag-row').first().waitFor();
    }
    await visit(page, '/history');
    const table = page.getByRole('table', { name: 'History' });
    await table.getByText(/^Today/).waitFor();
    expect(await table.getByRole('link').count()).toBe(2);
    if (width > 600) await table.getByText('Google · New York').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('northtr keyw');
    expect(await table.getByRole('link').allTextContents()).toEqual(['northtrail.example']);
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByRole('heading', { name: 'No reports match “no such thing”' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await table
      .getByRole('row', { name: /Keywords/ })
      .getByRole('link')
      .click();
    await page.waitForURL(/\/keywords\?.*domain=northtrail\.example/);
  });
});
