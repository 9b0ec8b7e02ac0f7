import { password } from '../../accounts/support/password-user.js';
import type { Caller, GraphqlResult } from '../../support/caller.js';
import { waitForEmail } from '../../support/mailbox.js';
import type { RunningApp } from '../../support/running-app.js';

/** Requests a change of the e-mail. */
export function changeEmail(
  caller: Pick<Caller, 'graphql'>,
  email: string,
  typedPassword = password,
): Promise<GraphqlResult> {
  return caller.graphql(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { email pendingEmail } }',
    { email, password: typedPassword },
  );
}

/** Secret of the link in an e-mail about a changed login. */
export async function waitForChangeLink(
  { stores }: RunningApp,
  to: string,
  template: 'email-confirmation' | 'email-changed',
): Promise<string> {
  const { link } = await waitForEmail(stores.config.dataDir, { to, template });
  const [, uid = ''] = /^\/en\/email\/([\w-]{43})$/.exec(new URL(link ?? '').pathname) ?? [];
  return uid;
}

/** Follows a link of an e-mail about a changed login. */
export function followChangeLink(
  { guest }: RunningApp,
  action: 'confirmEmailChange' | 'revertEmailChange',
  uid: string,
): Promise<GraphqlResult> {
  return guest.graphql(`mutation ($uid: String!) { ${action}(uid: $uid) { action email previousEmail } }`, {
    uid,
  });
}
