import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword } from '../accounts/support/password-user.js';
import { removeMember } from '../corporate/support/corporate-calls.js';
import type { Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createGroup } from './support/group-calls.js';

const domains = ['alpha.example', 'beta.example'];

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

/** Visible group reports with their owners. */
async function readVisibleReports(caller: Caller): Promise<Record<string, string>> {
  const { data } = await caller.graphql('{ groupReports { items { rid owner } } }');
  const { items } = data?.['groupReports'] as { items: { rid: string; owner: string }[] };
  return Object.fromEntries(items.map(({ rid, owner }) => [rid, owner]));
}

/** A team member with one report from before joining, two later ones, and one received from the team owner. */
async function createTeam(): Promise<{ owner: TestUser; member: TestUser; rids: string[] }> {
  const owner = await createUser(app, { kind: 'team' });
  // An account without a password is deleted completely.
  const member = await createUserWithPassword(app);
  const before = await createGroup(app.as(member), { domains: [], emptyReport: true });
  await app.stores.postgres.query('UPDATE account SET owner_id = $2 WHERE id = $1', [member.id, owner.id]);
  const rids = [before];
  for (const maker of [member, member, owner]) rids.push(await createGroup(app.as(maker), { domains }));
  await app
    .as(owner)
    .graphql(
      'mutation ($rid: ID!, $user: String!) { changeGroupReportOwner(rid: $rid, user: $user) { rid } }',
      {
        rid: rids[3],
        user: member.email,
      },
    );
  return { owner, member, rids };
}

describe('group reports of a departing team member', () => {
  it.each([
    ['is removed', (owner: Caller, _: Caller, email: string) => removeMember(owner, email)],
    ['leaves', (_: Caller, member: Caller) => member.graphql('mutation { leaveCorporateAccount { kind } }')],
  ] as const)('stay with the team owner, except those from before joining: %s', async (_, go) => {
    const { owner, member, rids } = await createTeam();
    expect(await readVisibleReports(app.as(owner))).toEqual(
      Object.fromEntries(rids.map((rid) => [rid, member.email])),
    );
    const { errors } = await go(app.as(owner), app.as(member), member.email);
    expect(errors).toBeUndefined();
    const [before = '', ...ofTeam] = rids;
    expect(await readVisibleReports(app.as(owner))).toEqual(
      Object.fromEntries(ofTeam.map((rid) => [rid, owner.email])),
    );
    const rows: { id: string }[] = await app.stores.postgres.query(
      'SELECT id FROM group_report WHERE owner_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ id: before }]);
  });
});
