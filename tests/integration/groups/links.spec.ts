import { beforeAll, describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../../server/config/plans.js';
import { createWorld } from '../reports/support/world.js';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createGroup } from './support/group-calls.js';

const domains = ['alpha.example', 'beta.example', 'gamma.example'];

/** Keywords for which a domain of the group ranks in the top 50. */
const keywords = (() => {
  const { results } = createWorld();
  return new Set(results.filter(({ domain }) => domains.includes(domain)).map(({ word }) => word)).size;
})();

let app: RunningApp;
let owner: TestUser;
let member: TestUser;
beforeAll(async () => {
  app = await runApp({ guestRequestsPerMinute: 10_000 });
  owner = await createUser(app, { kind: 'team' });
  member = await createUser(app, { kind: 'demo', owner });
});

interface Link {
  rid: string;
  id: string;
  share: string;
}

async function createLink(by: TestUser, rid: string, days?: number): Promise<Link> {
  const { data, errors } = await app
    .as(by)
    .graphql(
      'mutation ($rid: ID!, $days: Int) { createGroupReportLink(rid: $rid, days: $days) { id url isOpen } }',
      { rid, days },
    );
  if (!data) throw new Error(JSON.stringify(errors));
  const { id, url } = data['createGroupReportLink'] as { id: string; url: string };
  return { rid, id, share: new URL(url).searchParams.get('share') ?? '' };
}

async function createReport(by: TestUser): Promise<string> {
  return createGroup(app.as(by), { domains, top: 50 });
}

/** Runs SQL before an action and reverts it afterwards. */
async function withSql(sql: string, undo: string, action: () => Promise<void>): Promise<void> {
  await app.stores.postgres.query(sql);
  try {
    await action();
  } finally {
    await app.stores.postgres.query(undo);
  }
}

const getErrorCode = ({ errors }: GraphqlResult) => errors?.[0]?.extensions.code ?? 'OK';

/** Result of each endpoint for a visitor with the link: the row count or the error code. */
async function readLink(reader: Caller, { rid, share }: Link): Promise<Record<string, unknown>> {
  const groupReport = await reader.graphql(
    `query ($rid: ID!, $share: String) { groupReport(rid: $rid, share: $share) {
       owner keyModify canDelete taskId limits { recordsPerReport exportRows sort copy } } }`,
    { rid, share },
  );
  const page = await reader.graphql(
    'query ($rid: String!, $share: String) { groupKeywords(rid: $rid, share: $share) { total data { word } } }',
    { rid, share },
  );
  const path = `/api/report/group/organic/keywords/${rid}?share=${share}`;
  const text = async (type: string) => {
    const response = await reader.get(`${path}&type=${type}`);
    const body = await response.text();
    // The first line is the header.
    return response.status === 200 ? body.trim().split(/\r?\n/).length - 1 : response.status;
  };
  const rowsResponse = await reader.get(`${path}&per_page=500`);
  const sorted = await reader.get(`${path}&sort=word|asc&page=2`);
  const competitors = await reader.get(`/api/report/group/organic/concurents/${rid}?share=${share}`);
  const rows = (page.data?.['groupKeywords'] as { data: unknown[] } | undefined)?.data.length;
  return {
    head: getErrorCode(groupReport) === 'OK' ? groupReport.data?.['groupReport'] : getErrorCode(groupReport),
    page: rows ?? getErrorCode(page),
    rest:
      rowsResponse.status === 200
        ? ((await rowsResponse.json()) as { data: unknown[] }).data.length
        : rowsResponse.status,
    sorted: sorted.status,
    competitors: competitors.status,
    csv: await text('csv'),
    copy: await text('copy'),
    xlsx: (await reader.get(`${path}&type=xlsx`)).status,
  };
}

const limitsOf = ({ recordsPerReport, exportRows, sort, copy }: (typeof plans)[PlanId]['limits']) => ({
  owner: '',
  keyModify: false,
  canDelete: false,
  taskId: null,
  limits: { recordsPerReport, exportRows, sort, copy },
});

/** Result of a link of a Team account for any visitor. */
const fullAccess = {
  head: limitsOf(plans[PlanId.Team].limits),
  page: 25,
  rest: keywords,
  sorted: 200,
  competitors: 200,
  csv: keywords,
  copy: keywords,
  xlsx: 200,
};

const noAccess = {
  head: 'NOT_FOUND',
  page: 'NOT_FOUND',
  rest: 404,
  sorted: 404,
  competitors: 404,
  csv: 404,
  copy: 404,
  xlsx: 404,
};

describe('a link to a group report through GraphQL, REST and files', () => {
  let link: Link;
  beforeAll(async () => {
    link = await createLink(owner, await createReport(owner));
  });

  it("shows a guest and a user with a smaller plan the rows that the owner's plan allows", async () => {
    expect(keywords).toBeGreaterThan(25);
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
    expect(await readLink(app.as(await createUser(app, { kind: 'demo' })), link)).toEqual(fullAccess);
  });

  it('allows only reading', async () => {
    const { rid, share } = link;
    const query = `?share=${share}`;
    const headers = { 'x-api-token': (await createUser(app, { kind: 'team' })).token };
    for (const [method, path, body] of [
      ['PATCH', `/api/report/group/${rid}`, { name: 'Mine now' }],
      ['DELETE', `/api/report/group/${rid}`, {}],
      ['POST', `/api/report/group/owner/${rid}`, { user: member.email }],
      ['POST', `/api/report/group/delete/double/${rid}`, {}],
      ['POST', `/api/report/group/recalc_concurents/${rid}`, {}],
    ] as const) {
      expect((await app.guest.send(method, path + query, body)).status).toBe(401);
      expect((await app.guest.send(method, path + query, body, headers)).status).toBe(404);
    }
    expect((await app.guest.get(`/api/report/group/state/${rid}${query}`)).status).toBe(401);
    expect((await app.guest.get(`/api/report/group/state/${rid}${query}`, headers)).status).toBe(404);
  });

  it('shows nothing while its owner is blocked', async () => {
    const set = (to: string) => `UPDATE account SET blocked_at = ${to} WHERE id = ${owner.id}`;
    await withSql(set('now()'), set('NULL'), async () => {
      expect(await readLink(app.guest, link)).toEqual(noAccess);
    });
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
  });

  it("shows the free plan's rows with a note after the owner's plan has ended", async () => {
    const { limits } = plans[PlanId.Free];
    const [{ schedule }]: [{ schedule: unknown }] = await app.stores.postgres.query(
      `SELECT plan_schedule AS schedule FROM account WHERE id = ${owner.id}`,
    );
    const endPlan = `UPDATE account SET plan_schedule = '[]' WHERE id = ${owner.id}`;
    const restorePlan = `UPDATE account SET plan_schedule = '${JSON.stringify(schedule)}' WHERE id = ${owner.id}`;
    await withSql(endPlan, restorePlan, async () => {
      const guestView = await readLink(app.guest, link);
      expect(guestView).toMatchObject({
        head: limitsOf(limits),
        rest: 402,
        sorted: 402,
        copy: 402,
        xlsx: 200,
      });
      expect(guestView['page']).toBe(limits.recordsPerReport);
      expect(guestView['csv']).toBe(limits.exportRows);
      // A visitor's higher plan does not extend another user's report.
      expect(await readLink(app.as(await createUser(app, { kind: 'team' })), link)).toEqual(guestView);
    });
  });

  it('shows nothing of a deleted report and everything after it is restored', async () => {
    const { rid } = link;
    const call = (mutation: string) =>
      app.as(owner).graphql(`mutation ($rid: ID!) { done: ${mutation} }`, { rid });
    await call('deleteGroupReport(rid: $rid)');
    expect(await readLink(app.guest, link)).toEqual(noAccess);
    await call('restoreGroupReport(rid: $rid) { rid }');
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
  });

  it('shows nothing of another report or with another secret', async () => {
    const other = await createReport(owner);
    expect(await readLink(app.guest, { ...link, rid: other })).toEqual(noAccess);
    for (const share of ['', 'x', link.share.toLowerCase(), `${link.share}x`, 'x'.repeat(5000)]) {
      expect(await readLink(app.guest, { ...link, share })).toMatchObject({
        page: expect.stringMatching(/NOT_FOUND|BAD_REQUEST/) as string,
      });
    }
  });

  it('shows nothing after expiry or withdrawal, and its owner sees the state of each link', async () => {
    const { rid } = link;
    const dated = await createLink(owner, rid, 3);
    expect(await readLink(app.guest, dated)).toEqual(fullAccess);
    await app.stores.postgres.query('UPDATE group_link SET expires_at = $2 WHERE id = $1', [
      dated.id,
      app.clock.now(),
    ]);
    expect(await readLink(app.guest, dated)).toEqual(noAccess);
    await app.as(owner).graphql('mutation ($id: ID!) { withdrawGroupReportLink(id: $id) }', { id: link.id });
    expect(await readLink(app.guest, link)).toEqual(noAccess);
    const listed = await app
      .as(owner)
      .graphql('query ($rid: ID!) { groupReportLinks(rid: $rid) { id isOpen isWithdrawn url } }', { rid });
    expect(listed.data?.['groupReportLinks']).toEqual([
      { id: dated.id, isOpen: false, isWithdrawn: false, url: null },
      { id: link.id, isOpen: false, isWithdrawn: true, url: null },
    ]);
  });
});

describe('a link of a user who left the team', () => {
  const leave = () => `UPDATE account SET owner_id = NULL WHERE id = ${member.id}`;
  const join = () => `UPDATE account SET owner_id = ${owner.id} WHERE id = ${member.id}`;

  it('shows nothing of a report that stayed with the account', async () => {
    const rid = await createReport(member);
    const link = await createLink(member, rid);
    await app
      .as(owner)
      .graphql(
        'mutation ($rid: ID!, $user: String!) { changeGroupReportOwner(rid: $rid, user: $user) { rid } }',
        {
          rid,
          user: owner.email,
        },
      );
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
    await withSql(leave(), join(), async () => {
      expect(await readLink(app.guest, link)).toEqual(noAccess);
      expect(
        getErrorCode(
          await app.as(member).graphql('query ($rid: ID!) { groupReport(rid: $rid) { name } }', { rid }),
        ),
      ).toBe('NOT_FOUND');
    });
  });

  it("shows a report that moved with the user within the user's own plan", async () => {
    const link = await createLink(member, await createReport(member));
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
    await withSql(leave(), join(), async () => {
      const guestView = await readLink(app.guest, link);
      expect(guestView).toMatchObject({ head: limitsOf(plans[PlanId.Free].limits), copy: 402 });
      expect(guestView['page']).toBe(plans[PlanId.Free].limits.recordsPerReport);
    });
  });

  it('shows nothing while its author is blocked', async () => {
    const link = await createLink(member, await createReport(member));
    const set = (to: string) => `UPDATE account SET blocked_at = ${to} WHERE id = ${member.id}`;
    await withSql(set('now()'), set('NULL'), async () => {
      expect(await readLink(app.guest, link)).toEqual(noAccess);
    });
  });
});

describe('managing links', () => {
  it('only the owners of the report and of the account may list and withdraw them', async () => {
    const rid = await createReport(owner);
    const link = await createLink(owner, rid);
    const otherTeam = app.as(await createUser(app, { kind: 'team' }));
    const list = 'query ($rid: ID!) { groupReportLinks(rid: $rid) { id } }';
    const create = 'mutation ($rid: ID!) { createGroupReportLink(rid: $rid) { id } }';
    const withdraw = 'mutation ($id: ID!) { withdrawGroupReportLink(id: $id) }';
    for (const [user, code] of [
      [otherTeam, 'NOT_FOUND'],
      [app.as(member), 'FORBIDDEN'],
      [app.guest, 'AUTHORIZATION_REQUIRED'],
    ] as const) {
      expect(getErrorCode(await user.graphql(list, { rid }))).toBe(code);
      expect(getErrorCode(await user.graphql(create, { rid }))).toBe(code);
      expect(getErrorCode(await user.graphql(withdraw, { id: link.id }))).toBe(code);
    }
    expect(await readLink(app.guest, link)).toEqual(fullAccess);
  });

  it('allows twenty active links, and inactive ones do not count', async () => {
    const rid = await createReport(owner);
    const first = await createLink(owner, rid);
    for (let count = 1; count < 20; count++) await createLink(owner, rid, 5);
    await expect(createLink(owner, rid)).rejects.toThrow('BAD_REQUEST');
    await app.stores.postgres.query(
      'UPDATE group_link SET expires_at = $2 WHERE report_id = $1 AND expires_at IS NOT NULL',
      [rid, app.clock.now()],
    );
    for (let count = 1; count < 20; count++) await createLink(owner, rid);
    await expect(createLink(owner, rid)).rejects.toThrow('BAD_REQUEST');
    const { data } = await app
      .as(owner)
      .graphql('query ($rid: ID!) { groupReportLinks(rid: $rid) { id isOpen } }', { rid });
    const listed = data?.['groupReportLinks'] as { id: string; isOpen: boolean }[];
    expect(listed.filter(({ isOpen }) => isOpen)).toHaveLength(20);
    expect(listed.map(({ id }) => id)).toContain(first.id);
  });

  it('allows twenty active links, however many are created at the same time', async () => {
    const rid = await createReport(owner);
    const created = await Promise.allSettled(Array.from({ length: 40 }, () => createLink(owner, rid)));
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});

it('the list of reports is searched by name in any case, and counts the matches', async () => {
  const searcher = app.as(await createUser(app, { kind: 'team' }));
  for (const name of ['Палатки и Котелки', 'Tents 50%', 'Boots']) {
    const input = { domains: [], base: 'gny', name, top: 10, emptyReport: true };
    await searcher.graphql('mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }', {
      input,
    });
  }
  const find = async (search: string | null) => {
    const { data } = await searcher.graphql(
      'query ($search: String) { groupReports(search: $search, sort: "name|asc", perPage: 1) { total lastPage items { name } } }',
      { search },
    );
    return data?.['groupReports'];
  };
  expect(await find(null)).toMatchObject({ total: 3, lastPage: 3 });
  expect(await find(' ПАЛАТКИ ')).toEqual({ total: 1, lastPage: 1, items: [{ name: 'Палатки и Котелки' }] });
  expect(await find('0%')).toMatchObject({ total: 1, items: [{ name: 'Tents 50%' }] });
  expect(await find('t_nts')).toMatchObject({ total: 0, items: [] });
});
