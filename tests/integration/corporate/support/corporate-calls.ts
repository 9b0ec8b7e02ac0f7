import type { Caller, GraphqlResult } from '../../support/caller.js';
import { waitForEmail } from '../../support/mailbox.js';
import type { RunningApp } from '../../support/running-app.js';

type GraphqlCaller = Pick<Caller, 'graphql'>;

export function addMember(caller: GraphqlCaller, email: string): Promise<GraphqlResult> {
  return caller.graphql('mutation ($email: String!) { addCorporateUser(email: $email) }', { email });
}

export function inviteUser(caller: GraphqlCaller, email: string): Promise<GraphqlResult> {
  return caller.graphql(
    'mutation ($email: String!) { inviteCorporateUser(email: $email) { used invitations { email expiresAt } } }',
    { email },
  );
}

export function removeMember(caller: GraphqlCaller, email: string): Promise<GraphqlResult> {
  return caller.graphql(
    'mutation ($email: String!) { removeCorporateUser(email: $email) { used users { email } invitations { email } } }',
    { email },
  );
}

export function acceptInvitation(caller: GraphqlCaller, uid: string): Promise<GraphqlResult> {
  return caller.graphql(
    'mutation ($uid: String!) { acceptInvitation(uid: $uid) { kind plan { id } account { email ownerEmail } } }',
    { uid },
  );
}

export function activateMember(caller: GraphqlCaller, uid: string, password: string): Promise<GraphqlResult> {
  return caller.graphql(
    `mutation ($uid: String!, $password: String!) {
      activateAccount(uid: $uid, password: $password, passwordRepeat: $password) { kind account { email ownerEmail } }
    }`,
    { uid, password },
  );
}

/** Team overview of the owner. */
export async function readTeam(caller: GraphqlCaller): Promise<{
  limit: number;
  used: number;
  users: { email: string; isActive: boolean }[];
  invitations: { email: string; expiresAt: string }[];
}> {
  const { data } = await caller.graphql(
    '{ corporateAccount { limit used users { email isActive } invitations { email expiresAt } } }',
  );
  return (data as { corporateAccount: Awaited<ReturnType<typeof readTeam>> }).corporateAccount;
}

/** Secret of the link in an invitation email. `nth` is 1-based. */
export async function readLinkUid(
  app: RunningApp,
  to: string,
  template: 'invitation' | 'activation',
  nth = 1,
): Promise<string> {
  const { link } = await waitForEmail(app.stores.config.dataDir, { to, template, nth });
  return new RegExp(`/(?:en|ru)/${template}/([\\w-]{43})$`).exec(link ?? '')?.[1] ?? `no link: ${link}`;
}
