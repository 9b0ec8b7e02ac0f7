import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { waitForEmail } from '../integration/support/mailbox.js';
import { describePages, expectAccessible, openPage, type WatchedPage } from './support/browser.js';
import { visit } from './support/moving.js';
import { logInAs } from './support/people.js';

const newEmail = () => `colleague-${randomBytes(5).toString('hex')}@people.example`;

function people(page: Page) {
  return page.getByRole('region', { name: 'Team members', exact: true });
}

/** Adds an e-mail in the panel of the owner who is logged in. */
async function add(page: Page, email: string): Promise<void> {
  await visit(page, '/panel#people');
  await people(page).getByLabel('E-mail of a team member').fill(email);
  await people(page).getByRole('button', { name: 'Add', exact: true }).click();
}

describePages('corporate accounts', ({ atWidthsInTurn }) => {
  const opened: WatchedPage[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((watched) => watched.close()));
  });

  /** Somebody else's browser. */
  const anotherPage = async (): Promise<Page> => {
    const watched = await openPage(1280);
    opened.push(watched);
    return watched.page;
  };

  atWidthsInTurn(
    'take in somebody new, who sets a password by mail and works with the plan',
    async (page) => {
      const owner = await logInAs(page, 'team');
      const email = newEmail();
      await add(page, email);
      await people(page).getByText('No password yet').waitFor();
      await people(page).getByText('2 of 5, including you').waitFor();
      await expectAccessible(page);

      const { link } = await waitForEmail(inject('dataDir'), { to: email, template: 'activation' });
      const theirs = await anotherPage();
      await theirs.goto(new URL(link ?? '').pathname);
      await theirs.getByRole('heading', { name: 'Set your password' }).waitFor();
      await expectAccessible(theirs);
      await theirs.getByLabel('Password', { exact: true }).fill('a password for two');
      await theirs.getByLabel('Confirm password').fill('a password for three');
      await theirs.getByRole('button', { name: 'Set password' }).click();
      await theirs.getByText('Passwords do not match').waitFor();
      await theirs.getByLabel('Confirm password').fill('a password for two');
      await theirs.getByRole('button', { name: 'Set password' }).click();
      await theirs.waitForURL((url) => url.pathname === '/');

      await visit(theirs, '/panel');
      await theirs.getByRole('region', { name: 'Plan', exact: true }).getByText(owner.email).waitFor();
      const choices = theirs.getByRole('region', { name: 'Change plan' });
      await choices.getByText(`Only ${owner.email} can choose the plan.`).waitFor();
      expect(await choices.locator('input[type=radio]:enabled').count()).toBe(0);
      await expectAccessible(theirs);

      await page.reload();
      await people(page).getByText('Active', { exact: true }).waitFor();
      await people(page)
        .getByRole('button', { name: `Remove ${email}` })
        .click();
      await page.getByRole('dialog').getByText('loses access to your plan at once').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await people(page).getByText('Nobody yet.').waitFor();
    },
  );

  atWidthsInTurn('invite somebody who has an account, who joins and leaves', async (page) => {
    const owner = await logInAs(page, 'team');
    const theirs = await anotherPage();
    const colleague = await logInAs(theirs, 'demo');
    await add(page, colleague.email);
    const dialog = page.getByRole('dialog', { name: `Invite ${colleague.email}` });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByText(`Invitation sent to ${colleague.email}`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await people(page).getByText('Invited', { exact: true }).waitFor();

    const { link } = await waitForEmail(inject('dataDir'), { to: colleague.email, template: 'invitation' });
    const address = new URL(link ?? '').pathname;
    const guest = await anotherPage();
    await guest.goto(address);
    await guest.getByRole('heading', { name: `Log in as ${colleague.email} to join` }).waitFor();
    await guest.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await guest.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('redirect') === address,
    );
    await visit(page, address);
    await page.getByRole('heading', { name: `This invitation is for ${colleague.email}` }).waitFor();
    await expectAccessible(page);

    await theirs.goto(address);
    await theirs.getByRole('heading', { name: `Join the account of ${owner.email}` }).waitFor();
    await theirs.getByRole('button', { name: 'Join' }).click();
    await theirs.waitForURL((url) => url.pathname === '/panel');
    await theirs.getByRole('link', { name: 'Team members', exact: true }).click();
    await people(theirs).getByText(`You use the plan of ${owner.email}.`).waitFor();
    await people(theirs).getByRole('button', { name: 'Leave' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await theirs.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click();
    await theirs.getByRole('region', { name: 'Plan', exact: true }).getByText('15 reports a day').waitFor();

    await visit(guest, address);
    await guest.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor();
    await expectAccessible(guest);
  });

  atWidthsInTurn(
    'say what stands in the way: a plan for one, a place that is taken, a wrong address',
    async (page) => {
      const alone = await anotherPage();
      await logInAs(alone, 'basic');
      await alone.goto('/panel#people');
      await people(alone)
        .getByText('The Team plan is for up to 5 people, you included. The Basic plan is for one.')
        .waitFor();
      expect(await people(alone).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
        '/pricing',
      );

      const owner = await logInAs(page, 'team');
      await add(page, 'not an address');
      await people(page).getByText('Enter a valid e-mail address').waitFor();
      await add(page, owner.email);
      await people(page).getByRole('alert').or(people(page).locator('[aria-invalid=true]')).first().waitFor();
      for (let place = 2; place <= 5; place++) {
        await add(page, newEmail());
        await people(page).getByText(`${place} of 5, including you`).waitFor();
      }
      await people(page).getByText('All 5 places are taken.').waitFor();
      expect(await people(page).getByLabel('E-mail of a team member').count()).toBe(0);
      await expectAccessible(page);
    },
  );
});
