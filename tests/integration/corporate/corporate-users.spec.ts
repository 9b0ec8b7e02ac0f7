import { PlanId } from '../../../server/config/plans.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeEmail, followChangeLink, waitForChangeLink } from '../account-page/support/email-changes.js';
import { createUserWithPassword } from '../accounts/support/password-user.js';
import { logIn, openBrowser } from '../accounts/support/test-browser.js';
import { createEmail, createUser, type TestUser, setPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import {
  acceptInvitation,
  activateMember,
  addMember,
  inviteUser,
  readTeam,
  removeMember,
  readLinkUid,
} from './support/corporate-calls.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const password = 'violet harbour 58 kettle';

async function createOwner(): Promise<{ owner: TestUser; calls: ReturnType<RunningApp['as']> }> {
  const owner = await createUser(app, { kind: 'team' });
  return { owner, calls: app.as(owner) };
}

describe('the team of a plan', () => {
  it("an unknown email gets an account and an invitation, and the owner's plan once the password is set", async () => {
    const { owner, calls } = await createOwner();
    const email = createEmail();
    expect((await addMember(calls, ` ${email.toUpperCase()} `)).data).toEqual({ addCorporateUser: 'TRUE' });
    expect((await readTeam(calls)).users).toEqual([{ email, isActive: false }]);
    const uid = await readLinkUid(app, email, 'activation');
    const invitation = await app.guest.graphql(
      'query ($uid: String!) { invitation(uid: $uid) { email ownerEmail purpose } }',
      { uid },
    );
    expect(invitation.data).toEqual({ invitation: { email, ownerEmail: owner.email, purpose: 'activate' } });
    expect((await activateMember(app.guest, uid, password)).data).toEqual({
      activateAccount: { kind: 'PAID', account: { email, ownerEmail: owner.email } },
    });
    expect((await readTeam(calls)).users).toEqual([{ email, isActive: true }]);
    expect(getErrorCode(await activateMember(app.guest, uid, password))).toBe('INVITATION_INVALID');
  });

  it('an email with an account gets an invitation and joins once through its link', async () => {
    const { owner, calls } = await createOwner();
    const guest = await createUser(app, { kind: 'demo' });
    expect((await addMember(calls, guest.email)).data).toEqual({ addCorporateUser: 'REBIND' });
    expect((await readTeam(calls)).used).toBe(1);
    const invited = await inviteUser(calls, guest.email);
    expect(invited.data).toMatchObject({
      inviteCorporateUser: { used: 1, invitations: [{ email: guest.email }] },
    });
    const uid = await readLinkUid(app, guest.email, 'invitation');
    expect((await acceptInvitation(app.as(guest), uid)).data).toEqual({
      acceptInvitation: {
        kind: 'PAID',
        plan: { id: 5 },
        account: { email: guest.email, ownerEmail: owner.email },
      },
    });
    expect(await readTeam(calls)).toMatchObject({ used: 2, invitations: [] });
    expect(getErrorCode(await acceptInvitation(app.as(guest), uid))).toBe('INVITATION_INVALID');
  });

  it('reports the obstacle: invalid email, existing member, other team, own plan or single-user plan', async () => {
    const { owner, calls } = await createOwner();
    const member = await createUserWithPassword(app);
    await app.stores.postgres.query('UPDATE account SET owner_id = $2 WHERE id = $1', [member.id, owner.id]);
    const { owner: other } = await createOwner();
    const otherTeamMember = await createUser(app, { kind: 'demo', owner: other });
    const paid = await createUser(app, { kind: 'basic' });
    const outcomes = [
      ['no e-mail', 'INVALID_EMAIL'],
      [owner.email, 'USER_EXISTS'],
      [member.email, 'USER_EXISTS'],
      [otherTeamMember.email, 'USER_ELSEWHERE'],
      [other.email, 'USER_ELSEWHERE'],
      [paid.email, 'USER_PAID'],
    ] as const;
    for (const [email, code] of outcomes) {
      for (const call of [addMember, inviteUser]) {
        const response = await call(calls, email);
        expect([email, getErrorCode(response)]).toEqual([email, code]);
        expect(response.errors?.[0]?.extensions.field).toBe('email');
      }
    }
    expect(getErrorCode(await inviteUser(calls, createEmail()))).toBe('USER_NOT_FOUND');
    const singleUserPlan = await createUser(app, { kind: 'pro' });
    expect(getErrorCode(await addMember(app.as(singleUserPlan), createEmail()))).toBe('PLAN_WITHOUT_USERS');
    expect((await readTeam(calls)).used).toBe(2);
  });

  it('reports the limit when all seats are taken and rejects older invitations beyond it', async () => {
    const { owner, calls } = await createOwner();
    const late = await createUser(app, { kind: 'demo' });
    await inviteUser(calls, late.email);
    const uid = await readLinkUid(app, late.email, 'invitation');
    for (let count = 0; count < 4; count++) await createUser(app, { kind: 'demo', owner });
    const rejected = await addMember(calls, createEmail());
    expect(getErrorCode(rejected)).toBe('USERS_LIMIT');
    expect(rejected.errors?.[0]?.message).toContain('5');
    expect(getErrorCode(await acceptInvitation(app.as(late), uid))).toBe('USERS_LIMIT');
    expect(await readTeam(calls)).toMatchObject({ limit: 5, used: 5 });
  });

  it('an invitation works only for the invited user for seven days, and a newer one replaces it', async () => {
    const { calls } = await createOwner();
    const [invited, otherUser] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await inviteUser(calls, invited.email);
    const first = await readLinkUid(app, invited.email, 'invitation');
    expect(getErrorCode(await acceptInvitation(app.as(otherUser), first))).toBe('INVITATION_INVALID');
    await inviteUser(calls, invited.email);
    const second = await readLinkUid(app, invited.email, 'invitation', 2);
    expect(getErrorCode(await acceptInvitation(app.as(invited), first))).toBe('INVITATION_INVALID');
    const stored: { token_hash: Buffer; expires_at: Date; created_at: Date }[] =
      await app.stores.postgres.query(
        'SELECT token_hash, expires_at, created_at FROM invitation WHERE email = $1',
        [invited.email],
      );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.token_hash.toString('base64url')).not.toContain(second);
    expect((stored[0]?.expires_at.getTime() ?? 0) - (stored[0]?.created_at.getTime() ?? 0)).toBe(
      7 * 86_400_000,
    );
    await app.stores.postgres.query(`UPDATE invitation SET expires_at = $2 WHERE email = $1`, [
      invited.email,
      new Date(app.clock.now().getTime() - 1),
    ]);
    expect(getErrorCode(await acceptInvitation(app.as(invited), second))).toBe('INVITATION_INVALID');
  });

  it('a removed member loses session, API token, plan and team at once', async () => {
    const { owner, calls } = await createOwner();
    const member = await createUserWithPassword(app, 'demo');
    await app.stores.postgres.query('UPDATE account SET owner_id = $2 WHERE id = $1', [member.id, owner.id]);
    const byToken = { headers: { 'x-api-token': member.token } };
    expect((await app.as(byToken).graphql('{ members: colleagues { email } }')).data).toEqual({
      members: [{ email: owner.email }],
    });
    await removeMember(calls, member.email);
    expect(getErrorCode(await app.as(member).graphql('{ colleagues { email } }'))).toBe('SESSION_EXPIRED');
    expect((await app.as(member).get('/api/panel/corporate/colleague')).status).toBe(401);
    expect((await app.as(byToken).get('/api/panel/corporate/colleague')).status).toBe(401);
    const secondAcceptance = await app.guest.graphql(
      'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind account { ownerEmail hasApiToken } } }',
      { email: member.email, password },
    );
    expect(secondAcceptance.data).toEqual({
      logIn: { kind: 'DEMO', account: { ownerEmail: null, hasApiToken: false } },
    });
  });

  it('an added email that never set a password is deleted on removal and may register', async () => {
    const { calls } = await createOwner();
    const email = createEmail();
    await addMember(calls, email);
    const uid = await readLinkUid(app, email, 'activation');
    expect((await removeMember(calls, email)).data).toMatchObject({
      removeCorporateUser: { used: 1, users: [] },
    });
    expect(getErrorCode(await activateMember(app.guest, uid, password))).toBe('INVITATION_INVALID');
    const registered = await app.guest.graphql(
      'mutation ($input: RegistrationInput!) { register(input: $input) { kind } }',
      { input: { email, password, passwordRepeat: password } },
    );
    expect(registered.data).toEqual({ register: { kind: 'DEMO' } });
  });

  it('a member whose reversed e-mail change removed the password keeps the account on removal', async () => {
    const { calls } = await createOwner();
    const member = await createUserWithPassword(app);
    await inviteUser(calls, member.email);
    await acceptInvitation(app.as(member), await readLinkUid(app, member.email, 'invitation'));
    await app.stores.postgres.query('UPDATE account SET password_hash = NULL WHERE id = $1', [member.id]);
    expect((await removeMember(calls, member.email)).data).toMatchObject({
      removeCorporateUser: { used: 1 },
    });
    const accounts: unknown[] = await app.stores.postgres.query(
      'SELECT owner_id FROM account WHERE id = $1',
      [member.id],
    );
    expect(accounts).toEqual([{ owner_id: null }]);
  });

  it('a member whose e-mail an administrator corrected after a reversed change keeps the account on removal', async () => {
    const { calls } = await createOwner();
    const member = await createUserWithPassword(app);
    await inviteUser(calls, member.email);
    await acceptInvitation(app.as(member), await readLinkUid(app, member.email, 'invitation'));
    await logIn(openBrowser(app), member.email, password);
    await app.stores.postgres.query(
      'UPDATE account SET password_hash = NULL, email_confirmed_at = NULL WHERE id = $1',
      [member.id],
    );
    expect((await removeMember(calls, member.email)).data).toMatchObject({
      removeCorporateUser: { used: 1 },
    });
    const accounts: unknown[] = await app.stores.postgres.query(
      'SELECT owner_id FROM account WHERE id = $1',
      [member.id],
    );
    expect(accounts).toEqual([{ owner_id: null }]);
  });

  it('an e-mail that its user can still restore cannot be added', async () => {
    const { calls } = await createOwner();
    const user = await createUserWithPassword(app);
    const email = createEmail('intruder');
    await changeEmail(app.as(user), email);
    const confirmation = await waitForChangeLink(app, email, 'email-confirmation');
    await followChangeLink(app, 'confirmEmailChange', confirmation);
    expect(getErrorCode(await addMember(calls, user.email))).toBe('EMAIL_TAKEN');
    expect((await readTeam(calls)).used).toBe(1);
    const reversal = await waitForChangeLink(app, user.email, 'email-changed');
    expect((await followChangeLink(app, 'revertEmailChange', reversal)).errors).toBeUndefined();
  });

  it('an owner cannot reach the team of another owner', async () => {
    const { owner } = await createOwner();
    const member = await createUser(app, { kind: 'demo', owner });
    const { calls: otherOwnerCalls } = await createOwner();
    expect(getErrorCode(await removeMember(otherOwnerCalls, member.email))).toBe('USER_NOT_FOUND');
    const [row]: { owner_id: number }[] = await app.stores.postgres.query(
      'SELECT owner_id FROM account WHERE id = $1',
      [member.id],
    );
    expect(row?.owner_id).toBe(owner.id);
    expect((await app.as(member).graphql('{ viewer { kind } }')).data).toEqual({ viewer: { kind: 'PAID' } });
  });

  it('a member sees the plan owner, may leave, and may do nothing reserved for the owner', async () => {
    const { owner } = await createOwner();
    const member = await createUser(app, { kind: 'demo', owner });
    const calls = app.as(member);
    const rejections = await Promise.all([
      calls.graphql('{ corporateAccount { used } }'),
      addMember(calls, createEmail()),
      inviteUser(calls, createEmail()),
      removeMember(calls, owner.email),
      calls.graphql('mutation { redeemAccessCode(code: "ABCD") { id } }'),
    ]);
    for (const response of rejections) {
      expect(getErrorCode(response)).toBe('OWNER_ONLY');
      expect(response.errors?.[0]?.message).toContain(owner.email);
    }
    const remaining = await calls.graphql(
      'mutation { leaveCorporateAccount { kind account { ownerEmail hasApiToken } } }',
    );
    expect(remaining.data).toEqual({
      leaveCorporateAccount: { kind: 'DEMO', account: { ownerEmail: null, hasApiToken: false } },
    });
    expect(getErrorCode(await calls.graphql('mutation { leaveCorporateAccount { kind } }'))).toBe(
      'FORBIDDEN',
    );
  });

  it('members fall back to the free plan when the owner loses the plan', async () => {
    const { owner, calls } = await createOwner();
    const member = await createUser(app, { kind: 'demo', owner });
    await setPlan(app.stores.postgres, owner.id, PlanId.Team, new Date(app.clock.now().getTime() - 1000));
    expect((await app.as(member).graphql('{ viewer { kind plan { id } } }')).data).toEqual({
      viewer: { kind: 'DEMO', plan: { id: 0 } },
    });
    expect(await readTeam(calls)).toMatchObject({ limit: 1, used: 2 });
  });

  it('only the members for whom the plan has a seat use it, in the order in which they joined', async () => {
    const { owner } = await createOwner();
    const members: TestUser[] = [];
    for (let count = 0; count < 3; count++) members.push(await createUser(app, { kind: 'demo', owner }));
    const planIds = async () => {
      const results = await Promise.all(
        members.map((member) => app.as(member).graphql('{ viewer { plan { id } } }')),
      );
      return results.map(({ data }) => (data as { viewer: { plan: { id: number } } }).viewer.plan.id);
    };
    expect(await planIds()).toEqual([5, 5, 5]);
    const later = new Date(app.clock.now().getTime() + 86_400_000);
    await setPlan(app.stores.postgres, owner.id, PlanId.Professional, later);
    expect(await planIds()).toEqual([0, 0, 0]);
    const [first] = members;
    const response = await fetch(`${app.url}/api/panel/user`, {
      headers: { 'x-api-token': first?.token ?? '' },
    });
    expect(response.status).toBe(402);
    expect(await readTeam(app.as(owner))).toMatchObject({ limit: 1, used: 4 });
  });
});
