import { beforeAll, describe, expect, it } from 'vitest';
import { lockGroup } from '../../../server/ingest/import-locks.js';
import { prepareDemonstrationGroup } from '../../../server/modules/groups/demonstration-group.js';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createGroup, send, waitUntilBuilt } from './support/group-calls.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
let owner: Caller;
let member: Caller;
let rid = '';

beforeAll(async () => {
  app = await runApp();
  const user = await createUser(app, { kind: 'team' });
  owner = app.as(user);
  member = app.as(await createUser(app, { kind: 'demo', owner: user }));
  rid = await createGroup(owner, { domains: ['alpha.example', 'beta.example'] });
});

const call = (caller: Caller, field: string, id: string) =>
  caller.graphql(`mutation ($rid: ID!) { ${field} }`, { rid: id });

describe('concurrent actions on a group report', () => {
  it('update it once, however often the update is requested', async () => {
    const results = await Promise.all(
      Array.from({ length: 5 }, () => call(owner, 'rebuildGroupReport(rid: $rid)', rid)),
    );
    expect(results.map(getErrorCode).sort()).toEqual([...Array<string>(4).fill('BAD_REQUEST'), undefined]);
    await waitUntilBuilt(owner, rid);
    const tasks: unknown = await app.stores.postgres.query(
      `SELECT count(*)::int AS count FROM task WHERE input->>'report' = $1`,
      [rid],
    );
    expect(tasks).toEqual([{ count: 2 }]);
  });

  it('count its competitors once, however often the count is requested', async () => {
    const keys = app.world.keywords.slice(0, 2).map(({ word }) => word);
    const edit = { action: 'delete', by: 'list', organic: true, context: true, keys };
    const { data } = await send(owner, rid, edit);
    const { edit: done } = data?.['editGroupReport'] as { edit: { id: string } };
    const results = await Promise.all(
      [owner, member, owner, member, owner].map((caller) =>
        call(caller, 'recalculateGroupCompetitors(rid: $rid)', rid),
      ),
    );
    const tasks = new Set(results.map((result) => result.data?.['recalculateGroupCompetitors']));
    const started: { id: string }[] = await app.stores.postgres.query(
      `SELECT id FROM task WHERE kind = 'groupCompetitors' AND input->>'report' = $1`,
      [rid],
    );
    expect(results.map(getErrorCode)).toEqual(Array(5).fill(undefined));
    expect(started.map(({ id }) => id)).toEqual([...tasks]);
    expect(started).toHaveLength(1);
    await owner.graphql('mutation ($rid: ID!, $id: ID!) { undoGroupEdit(rid: $rid, id: $id) { rid } }', {
      rid,
      id: done.id,
    });
  });

  it('hide Undo in its history during a rebuild and restore it afterwards', async () => {
    const keys = app.world.keywords.slice(0, 3).map(({ word }) => word);
    await send(owner, rid, { action: 'delete', by: 'list', organic: true, context: true, keys });
    const offered = async () => {
      const { data } = await owner.graphql('query ($rid: ID!) { groupEdits(rid: $rid) { canUndo } }', {
        rid,
      });
      return (data?.['groupEdits'] as { canUndo: boolean }[]).map(({ canUndo }) => canUndo);
    };
    expect(await offered()).toEqual([true, false]);
    const holder = app.stores.postgres.createQueryRunner();
    try {
      const [{ number = 0 } = {}] = await app.stores.postgres.query<{ number: number }[]>(
        'SELECT number FROM group_report WHERE id = $1',
        [rid],
      );
      await lockGroup(holder, number);
      await call(owner, 'rebuildGroupReport(rid: $rid)', rid);
      expect(await offered()).toEqual([false, false]);
    } finally {
      await holder.query('SELECT pg_advisory_unlock_all()');
      await holder.release();
    }
    await waitUntilBuilt(owner, rid);
    expect(await offered()).toEqual([true, false]);
  });
});

describe('missing permissions on a group report', () => {
  it.each([
    'deleteGroupReport(rid: $rid)',
    'changeGroupReportOwner(rid: $rid, user: "x") { rid }',
    'createGroupReportLink(rid: $rid) { id }',
  ])('the error names who may: %s', async (field) => {
    const response = await call(member, field, rid);
    expect(getErrorCode(response)).toBe('FORBIDDEN');
    expect(response.errors?.[0]?.message).toMatch(
      /only the owner of a group report and the account owner can/,
    );
  });

  it('an invalid keyword id and an unknown email are reported', async () => {
    for (const id of [0, -5]) {
      const edit = { action: 'delete', by: 'keys', organic: true, context: true, ids: [id] };
      expect(getErrorCode(await send(owner, rid, edit))).toBe('INVALID_FIELD');
    }
    const field = 'changeGroupReportOwner(rid: $rid, user: "a\\u0000b") { rid }';
    expect(getErrorCode(await call(owner, field, rid))).toBe('INVALID_FIELD');
  });
});

describe('a deleted group report', () => {
  it('is not restored beyond the limit of the plan', async () => {
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const empty = { domains: [], emptyReport: true };
    const first = await createGroup(demo, empty);
    await call(demo, 'deleteGroupReport(rid: $rid)', first);
    const second = await createGroup(demo, empty);
    expect(getErrorCode(await call(demo, 'restoreGroupReport(rid: $rid) { rid }', first))).toBe(
      'GROUP_LIMIT',
    );
    await call(demo, 'deleteGroupReport(rid: $rid)', second);
    expect(getErrorCode(await call(demo, 'restoreGroupReport(rid: $rid) { rid }', first))).toBeUndefined();
  });
});

describe('the sample group report', () => {
  it('is built at the next start if the server died before building it', async () => {
    const { postgres, config } = app.stores;
    const { id } = await createUser(app, { kind: 'team', email: 'team@example.com' });
    await postgres.query('UPDATE account SET is_demonstration = true WHERE id = $1', [id]);
    await postgres.query(
      `INSERT INTO group_report (id, owner_id, base_id, name, domains, top, created_at, accessed_at)
       SELECT gen_random_uuid(), $1, id, 'Left unbuilt', $2, 50, now(), now() FROM base WHERE code = 'gny'`,
      [id, ['alpha.example', 'beta.example']],
    );
    // Two servers may start at the same time.
    await Promise.all([1, 2].map(() => prepareDemonstrationGroup(app.stores, config, app.clock.now())));
    const samples: unknown = await postgres.query(
      `SELECT name, organic_keywords > 0 AS "isBuilt", competitors_version = report.version AS "hasCompetitors",
         (SELECT count(*)::int FROM group_version AS known WHERE known.report = report.number) AS versions
       FROM group_report AS report JOIN group_version AS version ON version.id = report.version WHERE owner_id = $1`,
      [id],
    );
    expect(samples).toEqual([{ name: 'Left unbuilt', isBuilt: true, hasCompetitors: true, versions: 1 }]);
  });
});
