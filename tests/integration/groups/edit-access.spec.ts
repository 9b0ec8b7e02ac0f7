import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller, GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createGroup, send } from './support/group-calls.js';
import { fetchCsrfToken, getErrorCode } from '../support/caller.js';

let app: RunningApp;
let owner: Caller;
let rid = '';
let ownerUser: TestUser;
beforeAll(async () => {
  app = await runApp();
  ownerUser = await createUser(app, { kind: 'team' });
  owner = app.as(ownerUser);
  rid = await createGroup(owner, { domains: ['alpha.example', 'beta.example'] });
});

const errorOf = ({ errors }: GraphqlResult) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
  errors?.[0]?.message,
];
const edit = { action: 'delete', by: 'list', organic: true, context: false };
const headerQuery =
  'query ($rid: ID!, $share: String) { groupReport(rid: $rid, share: $share) { name owner keyModify } }';
const rowsQuery =
  'query ($rid: String!, $share: String) { groupKeywords(rid: $rid, share: $share, perPage: 500) { total data { word } } }';

async function createLink(days?: number): Promise<{ id: string; share: string }> {
  const { data } = await owner.graphql(
    'mutation ($rid: ID!, $days: Int) { createGroupReportLink(rid: $rid, days: $days) { id url } }',
    { rid, days },
  );
  const { id, url } = data?.['createGroupReportLink'] as { id: string; url: string };
  return { id, share: new URL(url).searchParams.get('share') ?? '' };
}

describe('edit permissions of a group report', () => {
  it('a team member may edit, and free accounts, other accounts and guests may not', async () => {
    const member = await createUser(app, { kind: 'demo', owner: ownerUser });
    const foreign = await createUser(app, { kind: 'team' });
    const keys = ['nobody asks for it'];
    expect(getErrorCode(await send(app.as(member), rid, { ...edit, keys }))).toBeUndefined();
    expect(getErrorCode(await send(app.as(foreign), rid, { ...edit, keys }))).toBe('NOT_FOUND');
    expect(getErrorCode(await send(app.guest, rid, { ...edit, keys }))).toBe('AUTHORIZATION_REQUIRED');
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const { data } = await demo.graphql(
      'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
      {
        input: { base: 'gny', domains: ['eta.example', 'iota.example'] },
      },
    );
    const own = data?.['createGroupReport'] as string;
    expect(getErrorCode(await send(demo, own, { ...edit, keys }))).toBe('FORBIDDEN');
  });

  it('is checked before an uploaded file is read, in GraphQL and REST', async () => {
    const demoUser = await createUser(app, { kind: 'demo' });
    const { data } = await app
      .as(demoUser)
      .graphql('mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }', {
        input: { base: 'gny', domains: ['eta.example', 'iota.example'] },
      });
    const own = data?.['createGroupReport'] as string;
    const foreign = await createUser(app, { kind: 'team' });
    const sendFile = async (
      user: TestUser,
      report: string,
      protocol: 'graphql' | 'rest',
    ): Promise<string> => {
      const form = new FormData();
      if (protocol === 'graphql') {
        const query =
          'mutation ($rid: ID!, $edit: GroupEditInput!) { editGroupReport(rid: $rid, edit: $edit) { unknown } }';
        const variables = { rid: report, edit: { ...edit, by: 'file', file: null } };
        form.append('operations', JSON.stringify({ query, variables }));
        form.append('map', JSON.stringify({ 0: ['variables.edit.file'] }));
      }
      // Every reader rejects this file, so another error proves that it was not read.
      form.append(protocol === 'graphql' ? '0' : 'file', new Blob(['\0']), 'keywords.txt');
      const response = await fetch(
        protocol === 'graphql'
          ? `${app.url}/graphql`
          : `${app.url}/report/group/delete/file/${report}?organic=true`,
        {
          method: 'POST',
          headers: {
            ...user.headers,
            'x-csrf-token': await fetchCsrfToken(app.url, user.headers),
            'apollo-require-preflight': '1',
          },
          body: form,
        },
      );
      const { errors, code } = (await response.json()) as {
        code?: string;
        errors?: { extensions: { code: string } }[];
      };
      return errors?.[0]?.extensions.code ?? code ?? '';
    };
    for (const protocol of ['graphql', 'rest'] as const) {
      expect(await sendFile(ownerUser, rid, protocol)).toBe('INVALID_FIELD');
      expect(await sendFile(demoUser, own, protocol)).toBe('FORBIDDEN');
      expect(await sendFile(foreign, rid, protocol)).toBe('NOT_FOUND');
    }
  });

  it('an edit based on an outdated version is rejected with the name of the last editor', async () => {
    const { data } = await send(owner, rid, { ...edit, keys: [app.world.keywords[0]?.word] });
    const { report } = data?.['editGroupReport'] as { report: { version: number } };
    const late = await send(owner, rid, { ...edit, keys: [app.world.keywords[1]?.word] }, report.version - 1);
    expect(getErrorCode(late)).toBe('GROUP_CHANGED');
    expect(late.errors?.[0]?.message).toContain(ownerUser.email);
    const current = await owner.graphql('query ($rid: ID!) { groupReport(rid: $rid) { version } }', { rid });
    expect(current.data?.['groupReport']).toEqual({ version: report.version });
  });
});

describe('a link to a group report', () => {
  it('shows the views and the header to a guest within the plan of its owner', async () => {
    const { share } = await createLink();
    const report = await app.guest.graphql(headerQuery, { rid, share });
    expect(report.data?.['groupReport']).toMatchObject({ owner: '', keyModify: false });
    const mine = await owner.graphql(rowsQuery, { rid });
    const guestView = await app.guest.graphql(rowsQuery, { rid, share });
    expect(guestView.errors).toBeUndefined();
    expect(guestView.data).toEqual(mine.data);
    const restResponse = await app.guest.get(
      `/api/report/group/organic/keywords/${rid}?share=${share}&per_page=25`,
    );
    expect(restResponse.status).toBe(200);
    expect(getErrorCode(await send(app.guest, rid, { ...edit, keys: ['x'] }))).toBe('AUTHORIZATION_REQUIRED');
    const foreign = app.as(await createUser(app, { kind: 'basic' }));
    expect((await foreign.graphql(rowsQuery, { rid, share })).data).toEqual(mine.data);
  });

  it('shows nothing after withdrawal or expiry, and nothing of another report', async () => {
    const other = await createGroup(owner, { domains: ['alpha.example', 'delta.example'] });
    const { id, share } = await createLink();
    expect(getErrorCode(await app.guest.graphql(rowsQuery, { rid: other, share }))).toBe('NOT_FOUND');
    await owner.graphql('mutation ($id: ID!) { withdrawGroupReportLink(id: $id) }', { id });
    const dated = await createLink(3);
    expect(getErrorCode(await app.guest.graphql(rowsQuery, { rid, share: dated.share }))).toBeUndefined();
    await app.stores.postgres.query('UPDATE group_link SET expires_at = $2 WHERE id = $1', [
      dated.id,
      app.clock.now(),
    ]);
    for (const invalidShare of [share, dated.share, 'x', undefined]) {
      expect(getErrorCode(await app.guest.graphql(rowsQuery, { rid, share: invalidShare }))).toBe(
        'NOT_FOUND',
      );
    }
    expect(getErrorCode(await app.guest.graphql(headerQuery, { rid, share }))).toBe('NOT_FOUND');
    const storedLinks: unknown = await app.stores.postgres.query('SELECT * FROM group_link');
    expect(JSON.stringify(storedLinks)).not.toContain(share);
  });
});

describe('validation of an edit', () => {
  const rejectedEdit = async (changes: object) => errorOf(await send(owner, rid, { ...edit, ...changes }));

  it('reports errors in a list, templates, domains and conditions', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
    expect(await rejectedEdit({ keys: ['', '  '] })).toEqual([
      'INVALID_FIELD',
      'keys',
      'The list of keywords is empty.',
    ]);
    expect(await rejectedEdit({ keys: lines(10_001) })).toEqual([
      'INVALID_FIELD',
      'keys',
      'A list has at most 10,000 lines.',
    ]);
    expect(await rejectedEdit({ by: 'template', templates: [' '] })).toEqual([
      'INVALID_FIELD',
      'templates',
      'Enter at least one template, one per line.',
    ]);
    expect(await rejectedEdit({ by: 'template', templates: lines(301) })).toEqual([
      'INVALID_FIELD',
      'templates',
      'Enter at most 300 templates.',
    ]);
    expect(await rejectedEdit({ by: 'domains', conditions: { keysFromOrganic: true } })).toEqual([
      'INVALID_FIELD',
      'domains',
      'The list of domains is empty.',
    ]);
    const sites = Array.from({ length: 11 }, (_, index) => `site${index}.example`);
    expect(
      await rejectedEdit({ by: 'domains', domains: sites, conditions: { keysFromOrganic: true } }),
    ).toEqual(['INVALID_FIELD', 'domains', 'Choose at most 10 domains.']);
    expect(await rejectedEdit({ by: 'domains', domains: ['alpha.example'], conditions: {} })).toEqual([
      'INVALID_FIELD',
      'conditions',
      'Choose where to take keywords from: search results or ads.',
    ]);
    expect(await rejectedEdit({ by: 'filter', conditions: { organicPosFrom: 0 } })).toEqual([
      'INVALID_FIELD',
      'organicPosFrom',
      'A whole number from 1 to 50.',
    ]);
    expect(await rejectedEdit({ by: 'filter', conditions: { contextWsFrom: 1 } })).toEqual([
      'INVALID_FIELD',
      'conditions',
      'Enter at least one condition.',
    ]);
    expect(await rejectedEdit({ organic: false, keys: ['x'] })).toEqual([
      'INVALID_FIELD',
      'organic',
      'Choose organic or paid keywords.',
    ]);
  });

  it('accepts 10,000 lines besides blank ones and lists the unknown keywords', async () => {
    const keys = ['', ...Array.from({ length: 10_000 }, (_, index) => `Unknown  ${index}\r\n`), ' '];
    const { data } = await send(owner, rid, { ...edit, action: 'import', keys });
    expect(data?.['editGroupReport']).toMatchObject({
      edit: { organic: 0, context: 0 },
      unknownCount: 10_000,
      unknown: Array.from({ length: 20 }, (_, index) => `unknown ${index}`),
    });
  });
});

describe('public API calls on the keywords of a group report', () => {
  // The calls use the token of an administrator, who has no rate limit.
  let own = '';
  beforeAll(async () => {
    own = await createGroup(app, { domains: ['alpha.example', 'beta.example'] });
  });
  const post = async (path: string, body: unknown) => {
    const headers = { ...app.fixedHeaders, 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/api/report/group/${path}/${own}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const upload = async (name: string, content: Buffer | string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    const response = await fetch(`${app.url}/api/report/group/import/file/${own}`, {
      method: 'POST',
      headers: { ...app.fixedHeaders },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  /** Previews the import of a file into both keyword lists. */
  const previewOf = async (name: string, content: string) => {
    const query = `query ($rid: ID!, $edit: GroupEditInput!) {
      previewGroupEdit(rid: $rid, edit: $edit) { organic context unknown samples } }`;
    const importArguments = { action: 'import', by: 'file', organic: true, context: true, file: null };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { rid: own, edit: importArguments } }));
    form.set('map', JSON.stringify({ 0: ['variables.edit.file'] }));
    form.set('0', new Blob([content]), name);
    const headers = { ...app.fixedHeaders, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
    return ((await response.json()) as { data: unknown }).data;
  };

  it('return the added, removed and unknown keywords', async () => {
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

  it('accept a file of 5120 KB in any encoding and reject larger files and other types with separate messages', async () => {
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
    const maxFile = Buffer.alloc(5120 * 1024, 'x'.repeat(600) + '\n');
    expect((await upload('a.txt', maxFile)).body).toMatchObject({ result: true, organic: 0 });
    const larger = await upload('a.txt', Buffer.concat([maxFile, Buffer.from('x')]));
    expect([larger.status, larger.body['code']]).toEqual([413, 'TOO_LARGE']);
    expect(JSON.stringify(larger.body)).toContain('5120 KB');
    for (const [name, content] of [
      ['a.xlsx', 'word'],
      ['a.txt', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 0, 0])],
    ] as const) {
      const rejected = await upload(name, content);
      expect(rejected.body).toMatchObject({ code: 'INVALID_FIELD' });
      expect(JSON.stringify(rejected.body)).toContain('txt or csv');
    }
  });
});
