import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { waitForEmail } from '../integration/support/mailbox.js';
import { asPageUser } from './support/bills.js';
import { describePages, expectAccessible, openReusablePage, type WatchedPage } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';

const newEmail = () => `member-${randomBytes(5).toString('hex')}@people.example`;

function teamMembers(page: Page) {
  return page.getByRole('region', { name: 'Team members', exact: true });
}

/** Adds a member on the account page of the logged-in owner. */
async function addMember(page: Page, email: string): Promise<void> {
  await visit(page, '/panel#people');
  await teamMembers(page).getByLabel('E-mail of a team member').fill(email);
  await teamMembers(page).getByRole('button', { name: 'Add', exact: true }).click();
}

describePages(
  'team accounts',
  ({ atAlternateWidth }) => {
    const opened: WatchedPage[] = [];
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((watched) => watched.release()));
    });

    /** Opens a page in the browser of another user. */
    const anotherPage = async (): Promise<Page> => {
      const watched = await openReusablePage(1280);
      opened.push(watched);
      return watched.page;
    };

    atAlternateWidth('add a new member, who sets a password by e-mail and uses the plan', async (page) => {
      const owner = await logInAs(page, 'team');
      const email = newEmail();
      await addMember(page, email);
      await teamMembers(page).getByText('No password yet').waitFor();
      await teamMembers(page).getByText('2 of 5, including you').waitFor();
      await expectAccessible(page);

      const { link } = await waitForEmail(inject('dataDir'), { to: email, template: 'activation' });
      const memberPage = await anotherPage();
      await memberPage.goto(new URL(link ?? '').pathname);
      await memberPage.getByRole('heading', { name: 'Set your password' }).waitFor();
      await expectAccessible(memberPage);
      await memberPage.getByLabel('Password', { exact: true }).fill('a password for two');
      await memberPage.getByLabel('Confirm password').fill('a password for three');
      await memberPage.getByRole('button', { name: 'Set password' }).click();
      await memberPage.getByText('Passwords do not match').waitFor();
      await memberPage.getByLabel('Confirm password').fill('a password for two');
      await memberPage.getByRole('button', { name: 'Set password' }).click();
      await memberPage.waitForURL((url) => url.pathname === '/');

      await visit(memberPage, '/panel');
      await memberPage.getByRole('region', { name: 'Plan', exact: true }).getByText(owner.email).waitFor();
      const choices = memberPage.getByRole('region', { name: 'Change plan' });
      await choices.getByText(`Only ${owner.email} can choose the plan.`).waitFor();
      expect(await choices.locator('input[type=radio]:enabled').count()).toBe(0);
      await expectAccessible(memberPage);

      await page.reload();
      await teamMembers(page).getByText('Active', { exact: true }).waitFor();
      await teamMembers(page)
        .getByRole('button', { name: `Remove ${email}` })
        .click();
      await page.getByRole('dialog').getByText('lose access to your plan immediately').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await teamMembers(page).getByText('No team members yet.').waitFor();
    });

    atAlternateWidth('invite a user with an account, who joins and leaves', async (page) => {
      const owner = await logInAs(page, 'team');
      const memberPage = await anotherPage();
      const invitee = await logInAs(memberPage, 'demo');
      await addMember(page, invitee.email);
      const dialog = page.getByRole('dialog', { name: `Invite ${invitee.email}` });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
      await dialog.getByText(`Invitation sent to ${invitee.email}`).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await teamMembers(page).getByText('Invited', { exact: true }).waitFor();

      const { link } = await waitForEmail(inject('dataDir'), { to: invitee.email, template: 'invitation' });
      const address = new URL(link ?? '').pathname;
      const guest = await anotherPage();
      await guest.goto(address);
      await guest.getByRole('heading', { name: `Log in as ${invitee.email} to join` }).waitFor();
      await guest.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
      await guest.waitForURL(
        (url) => url.pathname === '/login' && url.searchParams.get('redirect') === address,
      );
      await visit(page, address);
      await page.getByRole('heading', { name: `This invitation is for ${invitee.email}` }).waitFor();
      await expectAccessible(page);

      await memberPage.goto(address);
      await memberPage.getByRole('heading', { name: `Join the account of ${owner.email}` }).waitFor();
      await memberPage.getByRole('button', { name: 'Join' }).click();
      await memberPage.waitForURL((url) => url.pathname === '/panel');
      await memberPage.getByRole('link', { name: 'Team members', exact: true }).click();
      await teamMembers(memberPage).getByText(`You use the plan of ${owner.email}.`).waitFor();
      await teamMembers(memberPage).getByRole('button', { name: 'Leave' }).click();
      await memberPage.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await memberPage.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click();
      await memberPage
        .getByRole('region', { name: 'Plan', exact: true })
        .getByText('15 reports a day')
        .waitFor();

      await visit(guest, address);
      await guest.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor();
      await expectAccessible(guest);
    });

    atAlternateWidth('explain a single-user plan, a full team and an invalid address', async (page) => {
      const singleUserPage = await anotherPage();
      await logInAs(singleUserPage, 'basic');
      await singleUserPage.goto('/panel#people');
      await teamMembers(singleUserPage)
        .getByText('The Team plan is for up to 5 people, including you. The Basic plan is for one person.')
        .waitFor();
      expect(
        await teamMembers(singleUserPage).getByRole('link', { name: 'See plans' }).getAttribute('href'),
      ).toBe('/pricing');

      const owner = await logInAs(page, 'team');
      await addMember(page, 'not an address');
      await teamMembers(page).getByText('Enter a valid e-mail address').waitFor();
      await addMember(page, owner.email);
      await teamMembers(page)
        .getByRole('alert')
        .or(teamMembers(page).locator('[aria-invalid=true]'))
        .first()
        .waitFor();
      for (let seat = 2; seat < 5; seat++) {
        await asPageUser(page, 'mutation ($email: String!) { addCorporateUser(email: $email) }', {
          email: newEmail(),
        });
      }
      await addMember(page, newEmail());
      await teamMembers(page).getByText('All 5 seats are taken.').waitFor();
      expect(await teamMembers(page).getByLabel('E-mail of a team member').count()).toBe(0);
      await expectAccessible(page);
    });
  },
  { as: 'own user', sharedPage: true },
);
