import { expect } from 'vitest';
import { password } from '../../accounts/support/password-user.js';
import { register, type TestBrowser } from '../../accounts/support/test-browser.js';
import { createEmail, createUser, type TestUser } from '../../support/test-users.js';
import type { RunningApp } from '../../support/running-app.js';
import { getErrorCode } from '../../support/caller.js';

/** Accept header of a page navigation. */
export const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Creates a partner and returns its link code. */
export async function createPartner(
  app: RunningApp,
  kind: 'demo' | 'team' = 'demo',
): Promise<{ partner: TestUser; code: string }> {
  const partner = await createUser(app, { kind });
  const { data } = await app.as(partner).graphql('{ partnerProgramme { linkCode } }');
  return { partner, code: (data as { partnerProgramme: { linkCode: string } }).partnerProgramme.linkCode };
}

/** Follows a link like a browser and returns the redirect target. */
export async function follow(browser: TestBrowser, address: string): Promise<string> {
  const sent = await browser.get(address, page);
  expect(sent.status).toBe(302);
  const to = sent.headers.get('location') ?? '';
  await browser.get(to, page);
  return to;
}

/** Registers an account in a browser and returns its id. */
export async function registerAccount(browser: TestBrowser): Promise<number> {
  const result = await register(browser, { email: createEmail(), password });
  expect(getErrorCode(result)).toBeUndefined();
  return (result.data as { register: { account: { id: number } } }).register.account.id;
}

/** Id of the partner whom an account is assigned to, or undefined. */
export async function partnerOf(app: RunningApp, accountId: number): Promise<number | undefined> {
  const [row]: { id: number }[] = await app.stores.postgres.query(
    'SELECT partner_id AS id FROM referral WHERE account_id = $1',
    [accountId],
  );
  return row?.id;
}
