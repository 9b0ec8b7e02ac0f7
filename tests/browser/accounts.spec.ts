import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { waitForLatestEmail, extractLink } from './support/email.js';
import { visit } from './support/navigation.js';
import { becomeGuest, logInAs } from './support/users.js';

const password = 'lantern over still water';
const newEmail = () => `visitor-${randomBytes(5).toString('hex')}@people.example`;

/** Valid phone number, random so that tests do not collide. */
const newPhone = () =>
  `+1212${String(200 + Math.floor(Math.random() * 700))}${String(1000 + Math.floor(Math.random() * 9000))}`;

async function fillRegistration(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
}

async function fillLogin(page: Page, credentials: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('E-mail').fill(credentials.email);
  await form.getByLabel('Password', { exact: true }).fill(credentials.password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the menu with the account items: the avatar menu, or the main menu in a narrow window. */
async function openAccountMenu(page: Page, width: number): Promise<void> {
  await page.getByRole('button', width > 600 ? { name: /^Account / } : { name: 'Menu' }).click();
}

/** Reveals the login and registration links, which a narrow window has in its menu. */
async function openAccountActions(page: Page, width: number): Promise<void> {
  if (width <= 600) await page.getByRole('button', { name: 'Menu' }).click();
}

describePages('registration', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'marks invalid fields before and after submission, then creates the account and logs in',
    async (page, width) => {
      const email = newEmail();
      await page.goto('/login#register');
      await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
      await expectAccessible(page);
      const submit = page.getByRole('button', { name: 'Register', exact: true }).last();
      await submit.click();
      await page.getByText('Fill in this field').first().waitFor();
      await page.locator('input[name="email"]:focus').waitFor();
      await fillRegistration(page, email);
      await page.getByLabel('Confirm password').fill('something else');
      await page.getByLabel('Phone').fill('12345');
      await submit.click();
      await page.getByText('Passwords do not match').waitFor();
      await page.getByText('International format: +').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Phone').fill('');
      await page.getByLabel('Password', { exact: true }).fill('password123');
      await page.getByLabel('Confirm password').fill('password123');
      await submit.click();
      await page.locator('input[name="password"]:focus').waitFor();
      await fillRegistration(page, email);
      await submit.click();
      await page.waitForURL('**/successful-registration');
      await page.getByText(`You are logged in as ${email}.`).waitFor();
      await page.getByText('15 reports a day').first().waitFor();
      await expectAccessible(page);
      await openAccountMenu(page, width);
      await page.getByText('0 of 15').last().waitFor();
      await expectAccessible(page);
      const menu = await page.getByRole('menu').boundingBox();
      if (width > 600) expect(menu?.height, 'the menu fits the window').toBeLessThan(480);
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await openAccountActions(page, width);
      await page.getByRole(width > 600 ? 'link' : 'menuitem', { name: 'Register' }).waitFor();
    },
  );

  atAlternateWidth(
    'preselects the plan of the URL and offers a login reminder when the phone is taken',
    async (page) => {
      const [first, phone] = [newEmail(), newPhone()];
      await page.goto('/login#tarif4');
      await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
      await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('4');
      await page.getByLabel('Term').selectOption('2');
      await fillRegistration(page, first);
      await page.getByLabel('Phone').fill(phone);
      await page.getByRole('button', { name: 'Register', exact: true }).last().click();
      // Redirect to the bill of the selected plan.
      await page.waitForURL((url) => /^\/bills\/\d+$/.test(url.pathname));
      await page.goto('/logout');
      await page.waitForURL((url) => url.pathname === '/');
      await visit(page, '/login#register');
      await fillRegistration(page, newEmail());
      await page.getByLabel('Phone').fill(phone);
      await page.getByRole('button', { name: 'Register', exact: true }).last().click();
      await page.getByRole('button', { name: 'Remind me of my login' }).click();
      await page.getByRole('button', { name: 'Remind me of my login' }).waitFor({ state: 'detached' });
      expect(await waitForLatestEmail(first, 'login-reminder')).toContain(first);
    },
  );
});

describePages('login', ({ atAlternateWidth }) => {
  atAlternateWidth('redirects to the path of the URL and ignores foreign origins', async (page) => {
    const user = await logInAs(page, 'demo');
    // server/contract/accounts/return-path.spec.ts covers further rejected paths.
    const redirects = [
      ['/keywords?domain=northtrail.example#sort=ws', /\/keywords\?domain=northtrail\.example#/],
      ['//evil.example/keywords', /^http:\/\/localhost:\d+\/$/],
    ] as const;
    for (const [redirect, expectedUrl] of redirects) {
      await becomeGuest(page);
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await fillLogin(page, user);
      await page.waitForURL(expectedUrl);
    }
    await visit(page, '/login?redirect=/history');
    await page.waitForURL('**/history');
  });

  atAlternateWidth('links from the start page to the demonstration accounts', async (page, width) => {
    await page.goto('/');
    await page.getByText('This is the free view.').waitFor();
    await page.getByRole('link', { name: 'log in with a sample account' }).click();
    const accounts = page.getByRole('region', { name: 'Or try a sample account' });
    await accounts.getByRole('button', { name: /^admin@example\.com.*no limits/ }).waitFor();
    expect(await accounts.getByRole('button').count()).toBe(8);
    await accounts.getByRole('button', { name: /^partner@example\.com/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
    if (width > 600) await page.getByRole('button', { name: 'Account partner@example.com' }).waitFor();
  });

  atAlternateWidth(
    'reports wrong credentials and keeps the e-mail, also after a form post without script',
    async (page) => {
      await page.goto('/login?error=WRONG_CREDENTIALS&redirect=%2Fhistory');
      await page.getByText('Wrong e-mail or password.').waitFor();
      await visit(page, '/login?error=no%20such%20code');
      await page.getByText('Something went wrong. Try again.').waitFor();
      await visit(page, '/login');
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
      await expectAccessible(page);
      const email = newEmail();
      await fillLogin(page, { email, password: 'not the one' });
      await page.getByText('Wrong e-mail or password.').waitFor();
      await expectAccessible(page);
      expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    },
  );

  atAlternateWidth('opens over the page from the header and keeps the page', async (page, width) => {
    const user = await logInAs(page, 'demo');
    await becomeGuest(page);
    const address = '/lostkeywords?domain=northtrail.example&db=gny#forDay=1';
    await page.goto(address);
    await openAccountActions(page, width);
    await page
      .getByRole(width > 600 ? 'button' : 'menuitem', { name: 'Log in', exact: true })
      .first()
      .click();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    await expectAccessible(page);
    await fillLogin(page, user);
    await page.getByRole('form', { name: 'Log in' }).waitFor({ state: 'detached' });
    await openAccountMenu(page, width);
    await page.getByText(user.email).waitFor();
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(address);
  });
});

describePages('password recovery', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'resets the password once with the e-mailed link and hides whether an account exists',
    async (page) => {
      const { email } = await logInAs(page, 'demo');
      await becomeGuest(page);
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.waitForURL('/forgotpassword');
      await page.getByRole('heading', { name: 'Password recovery' }).waitFor();
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      await visit(page, '/forgotpassword');
      await page.getByLabel('E-mail').fill(email);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      const link = extractLink(await waitForLatestEmail(email, 'password-reset'), 'forgotpassword');
      await page.goto(link);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await becomeGuest(page);
      await page.goto('/login');
      await fillLogin(page, { email, password });
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto(link);
      await page.getByText('This link has expired').waitFor();
      await expectAccessible(page);
    },
  );
});
