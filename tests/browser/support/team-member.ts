import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { waitForEmail } from '../../integration/support/mailbox.js';
import { asPageUser } from './bills.js';
import { becomeGuest, logInAs, type TestUser } from './users.js';

/** Logs the page in as a team member, activated by e-mail. Returns the new owner, who invited the member. */
export async function logInAsTeamMember(page: Page): Promise<TestUser> {
  const owner = await logInAs(page, 'team');
  const email = `member-${randomBytes(5).toString('hex')}@people.example`;
  await asPageUser(page, 'mutation ($email: String!) { addCorporateUser(email: $email) }', { email });
  const { link = '' } = await waitForEmail(inject('dataDir'), { to: email, template: 'activation' });
  await becomeGuest(page);
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Password', { exact: true }).fill('a password for two');
  await page.getByLabel('Confirm password').fill('a password for two');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return owner;
}
