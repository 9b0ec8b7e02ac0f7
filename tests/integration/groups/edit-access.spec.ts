import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createGroup, send } from './support/group-calls.js';

let app: RunningApp;
let owner: Caller;
let rid = '';
let ownerPerson: TestUser;
beforeAll(async () => {
  app = await runApp();
  ownerPerson = await createUser(app, { kind: 'team' });
  owner = app.as(ownerPerson);
  rid = await createGroup(owner, { domains: ['alpha.example', 'beta.example'] });
});

const codeOf = ({ errors }: GraphqlResult) => errors?.[0]?.extensions.code;
const told = ({ errors }: GraphqlResult) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
  errors?.[0]?.message,
];
const edit = { action: 'delete', by: 'list', organic: true, context: false };
const headQuery =
  'query ($rid: ID!, $share: String) { groupReport(rid: $rid, share: $share) { name owner keyModify } }';
const rowsQuery =
  'query ($rid: String!, $share: String) { groupKeywords(rid: $rid, share: $share, perPage: 500) { total data { word } } }';

async function made(days?: number): Promise<{ id: string; share: string }> {
  const { data } = await owner.graphql(
    'mutation ($rid: ID!, $days: Int) { createGroupReportLink(rid: $rid, days: $days) { id url } }',
    { rid, days },
  );
  const { id, url } = data?.['createGroupReportLink'] as { id: string; url: string };
  return { id, share: new URL(url).searchParams.get('share') ?? '' };
}

describe('#18 #19 who may edit a group report', () => {
  it('a team member may; a demo account, a foreign one and a guest may not', async () => {
    const member = await createUser(app, { kind: 'demo', owner: ownerPerson });
    const foreign = await createUser(app, { kind: 'team' });
    const keys = ['nobody asks for it'];
    expect(codeOf(await send(app.as(member), rid, { ...edit, keys }))).toBeUndefined();
    expect(codeOf(await send(app.as(foreign), rid, { ...edit, keys }))).toBe('NOT_FOUND');
    expect(codeOf(await send(app.guest, rid, { ...edit, keys }))).toBe('AUTHORIZATION_REQUIRED');
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const { data } = await demo.graphql(
      'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
      {
        input: { base: 'gny', domains: ['eta.example', 'iota.example'] },
      },
    );
    const own = data?.['createGroupReport'] as string;
    expect(codeOf(await send(demo, own, { ...edit, keys }))).toBe('FORBIDDEN');
  });

  it('who has not seen the latest edit is told who made it, and nothing is done', async () => {
    const { data } = await send(owner, rid, { ...edit, keys: [app.world.keywords[0]?.word] });
    const { report } = data?.['editGroupReport'] as { report: { version: number } };
    const late = await send(owner, rid, { ...edit, keys: [app.world.keywords[1]?.word] }, report.version - 1);
    expect(codeOf(late)).toBe('GROUP_CHANGED');
    expect(late.errors?.[0]?.message).toContain(ownerPerson.email);
    const head = await owner.graphql('query ($rid: ID!) { groupReport(rid: $rid) { version } }', { rid });
    expect(head.data?.['groupReport']).toEqual({ version: report.version });
  });
});

describe('a link to a group report', () => {
  it('shows the views and the header to a guest, within the plan of its owner', async () => {
    const { share } = await made();
    const head = await app.guest.graphql(headQuery, { rid, share });
    expect(head.data?.['groupReport']).toMatchObject({ owner: '', keyModify: false });
    const mine = await owner.graphql(rowsQuery, { rid });
    const shown = await app.guest.graphql(rowsQuery, { rid, share });
    expect(shown.errors).toBeUndefined();
    expect(shown.data).toEqual(mine.data);
    const rest = await app.guest.get(`/api/report/group/organic/keywords/${rid}?share=${share}&per_page=25`);
    expect(rest.status).toBe(200);
    expect(codeOf(await send(app.guest, rid, { ...edit, keys: ['x'] }))).toBe('AUTHORIZATION_REQUIRED');
    const foreign = app.as(await createUser(app, { kind: 'basic' }));
    expect((await foreign.graphql(rowsQuery, { rid, share })).data).toEqual(mine.data);
  });

  it('shows nothing once it is withdrawn or too old, and nothing of another report', async () => {
    const other = await createGroup(owner, { domains: ['alpha.example', 'delta.example'] });
    const { id, share } = await made();
    expect(codeOf(await app.guest.graphql(rowsQuery, { rid: other, share }))).toBe('NOT_FOUND');
    await owner.graphql('mutation ($id: ID!) { withdrawGroupReportLink(id: $id) }', { id });
    const dated = await made(3);
    expect(codeOf(await app.guest.graphql(rowsQuery, { rid, share: dated.share }))).toBeUndefined();
    await app.stores.postgres.query('UPDATE group_link SET expires_at = $2 WHERE id = $1', [
      dated.id,
      app.clock.now(),
    ]);
    for (const gone of [share, dated.share, 'x', undefined]) {
      expect(codeOf(await app.guest.graphql(rowsQuery, { rid, share: gone }))).toBe('NOT_FOUND');
    }
    expect(codeOf(await app.guest.graphql(headQuery, { rid, share }))).toBe('NOT_FOUND');
    const kept: unknown = await app.stores.postgres.query('SELECT * FROM group_link');
    expect(JSON.stringify(kept)).not.toContain(share);
  });
});

describe('what an edit must be', () => {
  const refused = async (asked: object) => told(await send(owner, rid, { ...edit, ...asked }));

  it('says what is wrong with a list, templates, domains and conditions', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
    expect(await refused({ keys: ['', '  '] })).toEqual([
      'INVALID_FIELD',
      'keys',
      'The list of keywords is empty.',
    ]);
    expect(await refused({ keys: lines(10_001) })).toEqual([
      'INVALID_FIELD',
      'keys',
      'A list has at most 10,000 lines.',
    ]);
    expect(await refused({ by: 'template', templates: [' '] })).toEqual([
      'INVALID_FIELD',
      'templates',
      'Enter at least one template, one per line.',
    ]);
    expect(await refused({ by: 'template', templates: lines(301) })).toEqual([
      'INVALID_FIELD',
      'templates',
      'Enter at most 300 templates.',
    ]);
    expect(await refused({ by: 'domains', conditions: { keysFromOrganic: true } })).toEqual([
      'INVALID_FIELD',
      'domains',
      'The list of domains is empty.',
    ]);
    const sites = Array.from({ length: 11 }, (_, index) => `site${index}.example`);
    expect(await refused({ by: 'domains', domains: sites, conditions: { keysFromOrganic: true } })).toEqual([
      'INVALID_FIELD',
      'domains',
      'Choose at most 10 domains.',
    ]);
    expect(await refused({ by: 'domains', domains: ['alpha.example'], conditions: {} })).toEqual([
      'INVALID_FIELD',
      'conditions',
      'Choose where to take keywords from: search results or ads.',
    ]);
    expect(await refused({ by: 'filter', conditions: { organicPosFrom: 0 } })).toEqual([
      'INVALID_FIELD',
      'organicPosFrom',
      'A whole number from 1 to 50.',
    ]);
    expect(await refused({ by: 'filter', conditions: { contextWsFrom: 1 } })).toEqual([
      'INVALID_FIELD',
      'conditions',
      'Give at least one condition.',
    ]);
    expect(await refused({ organic: false, keys: ['x'] })).toEqual([
      'INVALID_FIELD',
      'organic',
      'Choose organic or paid keywords.',
    ]);
  });

  it('takes 10,000 lines beside blank ones, and names those that it does not know', async () => {
    const keys = ['', ...Array.from({ length: 10_000 }, (_, index) => `Unknown  ${index}\r\n`), ' '];
    const { data } = await send(owner, rid, { ...edit, action: 'import', keys });
    expect(data?.['editGroupReport']).toMatchObject({
      edit: { organic: 0, context: 0 },
      unknownCount: 10_000,
      unknown: Array.from({ length: 20 }, (_, index) => `unknown ${index}`),
    });
  });
});

describe('#36 #37 the public calls about the keywords of a group report', () => {
  // An administrator's script: no limit of calls applies to it.
  let own = '';
  beforeAll(async () => {
    own = await createGroup(app, { domains: ['alpha.example', 'beta.example'] });
  });
  const post = async (path: string, body: unknown) => {
    const headers = { ...app.always, 'content-type': 'application/json' };
    const answer = await fetch(`${app.url}/api/report/group/${path}/${own}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const upload = async (name: string, content: Buffer | string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    const answer = await fetch(`${app.url}/api/report/group/import/file/${own}`, {
      method: 'POST',
      headers: { ...app.always },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  /** What GraphQL says that a file would add, of ads where organic keywords are those of the file already. */
  const previewOf = async (name: string, content: string) => {
    const query = `query ($rid: ID!, $edit: GroupEditInput!) {
      previewGroupEdit(rid: $rid, edit: $edit) { organic context unknown samples } }`;
    const asked = { action: 'import', by: 'file', organic: true, context: true, file: null };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { rid: own, edit: asked } }));
    form.set('map', JSON.stringify({ 0: ['variables.edit.file'] }));
    form.set('0', new Blob([content]), name);
    const headers = { ...app.always, 'apollo-require-preflight': 'true' };
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
    return ((await answer.json()) as { data: unknown }).data;
  };

  it('answer what came, what went and what is not known', async () => {
    const all = await post('delete/filter', {
      config: { organicWsFrom: '0', contextWsFrom: 0, contextWsTo: '' },
    });
    expect(all).toMatchObject({ status: 200, body: { result: true, unknown: [] } });
    const [first, second] = app.world.keywords;
    const keys = [first?.word.toUpperCase(), second?.word, 'nobody'];
    const added = await post('import/list', { organic: true, context: false, keys });
    expect(added.body).toEqual({
      result: true,
      organic: 2,
      context: 0,
      unknown: ['nobody'],
      unknown_count: 1,
    });
    const deleted = await post('delete/keys', {
      organic: true,
      context: true,
      keys: [String(app.ids.keyword(first?.word ?? ''))],
    });
    expect(deleted.body).toMatchObject({ result: true, organic: 1, context: 0 });
    expect((await post('delete/template', { organic: 1, context: 0, templates: ['%'] })).body).toMatchObject({
      organic: 1,
    });
    expect(
      (await post('import/domain', { domains: 'alpha.example', config: { keysFromOrganic: 1 } })).body,
    ).toMatchObject({ result: true });
    expect((await post('delete/double', { organic: true, context: true })).body).toMatchObject({
      result: true,
    });
    expect((await post('recalc_concurents', {})).body).toEqual({ result: true });
    expect((await post('import/list', { keys: [] })).status).toBe(422);
  });

  it('take a file of 5120 KB in any encoding, and refuse a larger one and one of another type by messages of their own', async () => {
    await post('delete/template', { templates: ['%'] });
    const word = app.world.keywords.find((keyword) => /[а-я]/.test(keyword.word))?.word ?? '';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${word}\r\n`, 'utf16le')]);
    expect((await upload('a.txt', utf16, { organic: 'true', context: 'false' })).body).toMatchObject({
      organic: 1,
    });
    expect(await previewOf('a.txt', `${word}\nnobody knows it\n`)).toMatchObject({
      previewGroupEdit: { organic: 0, context: 1, unknown: ['nobody knows it'], samples: [word] },
    });
    expect((await upload('a.CSV', `"${word}";1\n;\n`, { organic: '0', context: '1' })).body).toMatchObject({
      organic: 0,
      context: 1,
    });
    const whole = Buffer.alloc(5120 * 1024, 'x'.repeat(600) + '\n');
    expect((await upload('a.txt', whole)).body).toMatchObject({ result: true, organic: 0 });
    const larger = await upload('a.txt', Buffer.concat([whole, Buffer.from('x')]));
    expect([larger.status, larger.body['code']]).toEqual([413, 'TOO_LARGE']);
    expect(JSON.stringify(larger.body)).toContain('5120 KB');
    for (const [name, content] of [
      ['a.xlsx', 'word'],
      ['a.txt', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 0, 0])],
    ] as const) {
      const wrong = await upload(name, content);
      expect(wrong.body).toMatchObject({ code: 'INVALID_FIELD' });
      expect(JSON.stringify(wrong.body)).toContain('txt or csv');
    }
  });
});
