import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { emptyFilter, errorOf, filterOfRows, filtersOf, listIn, namesOf } from './support/saved-filters.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('saved filters', () => {
  it('are listed per report, favorites first and then by name, with their values', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const filter = JSON.stringify({
      search: 'phone',
      rows: [
        {
          type: 'number',
          name: 'ws',
          operator: '>=',
          value: 100,
          or: [{ type: 'number', name: 'wsk', operator: '=', value: '5' }],
        },
        { type: 'string', name: 'word', operator: 'NOT LIKE', value: ' a^b\\' },
        { type: 'number', name: 'pos', operator: '', value: '3' },
        { type: 'number', name: 'pos', operator: 'BETWEEN', value: [1, 10] },
        { type: 'wizards', name: 'wizards', operator: 'ARRAY CONTAINS', value: [1, 2] },
        { type: 'number', name: 'pos', operator: '<=', value: '' },
      ],
    });
    await own.created({ filterName: 'бета' });
    await own.created({ filterName: 'alpha', filter });
    await own.created({ filterName: 'Zeta', favorite: true });
    await own.created({ filterName: 'elsewhere', reportName: 'site-pages' });
    const listed = await own.list();
    expect(namesOf(listed)).toEqual(['Zeta', 'alpha', 'бета']);
    expect(listed[1]).toMatchObject({ reportName: 'organic-keywords', favorite: false, filter, view: null });
    expect(listed[1]?.filterString).toBe(
      'ws>=100^ORwsk=5^wordNOT LIKE\\ a\\^b\\\\^posBETWEEN1@10^wizardsARRAY CONTAINS1DELIM2^wordLIKEphone',
    );
    expect(namesOf(await own.list('site-pages'))).toEqual(['elsewhere']);
  });

  it('give the same rows as a string and as conditions', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const own = filtersOf(app.as(user));
    const [saved] = await own.created({
      filterName: 'busy',
      filter: JSON.stringify({
        search: 'a',
        rows: [{ name: 'ws', operator: '>', value: '50', or: [{ name: 'pos', operator: '<=', value: '3' }] }],
      }),
    });
    const keywordsFor = async (variables: Record<string, unknown>) => {
      const { data } = await app.as(user).graphql(
        `query ($filter: String, $search: String, $conditions: [FilterRowInput!]) {
          organicKeywords(domain: "alpha.example", perPage: 500, filter: $filter, search: $search, conditions: $conditions) {
            total data { word }
          }
        }`,
        variables,
      );
      return (data as { organicKeywords: { total: number; data: unknown[] } }).organicKeywords;
    };
    const byString = await keywordsFor({ filter: saved?.filterString });
    expect(byString.total).toBeGreaterThan(0);
    expect(byString).toEqual(
      await keywordsFor({
        search: 'a',
        conditions: [
          { field: 'ws', operator: '>', value: '50', or: [{ field: 'pos', operator: '<=', value: '3' }] },
        ],
      }),
    );
  });

  it('may be sent as a filter string, which is stored as conditions', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const [saved] = await own.created({
      filterName: 'one',
      filter: 'ws>=100^ORwsk=5^wordONE OFa\\DELIMbDELIMc',
    });
    expect(JSON.parse(saved?.filter ?? '')).toEqual({
      search: '',
      rows: [
        {
          type: 'number',
          name: 'ws',
          operator: '>=',
          value: '100',
          or: [{ type: 'number', name: 'wsk', operator: '=', value: '5' }],
        },
        { type: 'string', name: 'word', operator: 'ONE OF', value: 'a\\DELIMbDELIMc' },
      ],
    });
    expect(saved?.filterString).toBe('ws>=100^ORwsk=5^wordONE OFa\\DELIMbDELIMc');
  });

  it('require a trimmed one-line name of at most 64 characters', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const invalidNames = ['', '   ', 'x'.repeat(65), 'two\nlines', 'nul\0', '\u2028', 'half \ud800'];
    for (const filterName of invalidNames) {
      expect(errorOf(await own.create({ filterName }))).toEqual(['INVALID_FIELD', 'filterName']);
    }
    expect(namesOf(await own.created({ filterName: `  ${'👍'.repeat(64)} ` }))).toEqual(['👍'.repeat(64)]);
  });

  it('reject an existing name in any case, and filterReplace overwrites it under the same id', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const [first] = await own.created({ filterName: 'Ёлки', favorite: true });
    expect(errorOf(await own.create({ filterName: ' ёЛКИ ' }))).toEqual(['FILTER_EXISTS', 'filterName']);
    expect((await own.list())[0]?.filter).toBe(emptyFilter);
    const filter = filterOfRows({ name: 'ws', operator: '>', value: '1' });
    const replaced = await own.created({ filterName: 'ёлки', filter, filterReplace: true });
    expect(replaced).toMatchObject([{ id: first?.id, filterName: 'ёлки', favorite: true, filter }]);
    await own.created({ filterName: 'Ёлки', reportName: 'site-pages' });
  });

  it('concurrent saves with one name store one filter', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => own.create({ filterName: index % 2 ? 'Same' : 'same' })),
    );
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'FILTER_EXISTS'),
      'ok',
    ]);
    expect(await own.list()).toHaveLength(1);
  });

  it('a user may store 200 for all reports together', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const own = filtersOf(app.as(user));
    await app.stores.postgres.query(
      `INSERT INTO saved_filter (account_id, report, name, name_key, filter, created_at, updated_at)
       SELECT $1, 'site-pages', 'f' || i, 'f' || i, $2, $3, $3 FROM generate_series(1, 199) i`,
      [user.id, emptyFilter, app.clock.now()],
    );
    const results = await Promise.all(
      ['one', 'two', 'three'].map((filterName) => own.create({ filterName })),
    );
    expect(results.map((result) => getErrorCode(result) ?? 'ok').sort()).toEqual([
      'INVALID_FIELD',
      'INVALID_FIELD',
      'ok',
    ]);
    const [stored] = await own.list();
    const filterName = stored?.filterName;
    expect(getErrorCode(await own.create({ filterName, filterReplace: true }))).toBeUndefined();
  });

  it.each([
    ['invalid JSON', '{'],
    ['invalid rows', '{"rows": 5}'],
    ['an invalid row', '{"rows": ["ws>1"]}'],
    ['invalid alternatives', '{"rows": [{"name": "ws", "operator": ">", "value": "1", "or": {}}]}'],
    ['an invalid value', '{"rows": [{"name": "ws", "operator": ">", "value": {}}]}'],
    ['an unknown column', filterOfRows({ name: 'nothing', operator: '=', value: '1' })],
    ['an inherited object property', filterOfRows({ name: 'constructor', operator: '=', value: '1' })],
    ['an unknown operator', filterOfRows({ name: 'ws', operator: 'LIKE', value: '1' })],
    ['a value of another type', filterOfRows({ name: 'ws', operator: '>', value: 'many' })],
    [
      'too many conditions',
      filterOfRows(...Array.from({ length: 101 }, () => ({ name: 'ws', operator: '>', value: 1 }))),
    ],
    ['too long a text', filterOfRows({ name: 'word', operator: 'ONE OF', value: 'x'.repeat(20_000) })],
    ['a string of an unknown column', 'nothing=1'],
    ['a condition without a value', 'word='],
  ])('reject %s', async (_, filter) => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    expect(getErrorCode(await own.create({ filterName: 'wrong', filter }))).toBe('BAD_FILTER');
    expect(await own.list()).toEqual([]);
  });

  it('change name, star, filter and view separately', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    await own.created({ filterName: 'other' });
    const id =
      (await own.created({ filterName: 'one' })).find(({ filterName }) => filterName === 'one')?.id ?? 0;
    expect(namesOf(listIn(await own.update(id, { favorite: true })))).toEqual(['one', 'other']);
    expect(namesOf(listIn(await own.update(id, { filterName: ' ONE ' })))).toEqual(['ONE', 'other']);
    expect(errorOf(await own.update(id, { filterName: 'Other' }))).toEqual(['FILTER_EXISTS', 'filterName']);
    expect(errorOf(await own.update(id, { filterName: '' }))).toEqual(['INVALID_FIELD', 'filterName']);
    const filter = filterOfRows({ name: 'pos', operator: '<=', value: '3' });
    expect(listIn(await own.update(id, { filter }))[0]).toMatchObject({ filter, filterString: 'pos<=3' });
    const view = { sort: 'ws | DESC', perPage: 50, density: 'compact' };
    const stored = { columns: null, sort: 'ws|desc', perPage: 50, density: 'compact' };
    expect(listIn(await own.update(id, { view }))[0]).toMatchObject({ filter, view: stored });
    expect(listIn(await own.update(id, { favorite: true }))[0]).toMatchObject({ filter, view: stored });
    expect(listIn(await own.update(id, { favorite: false, view: null }))[0]).toMatchObject({ view: null });
    expect(getErrorCode(await own.update(id, {}))).toBe('BAD_REQUEST');
    expect(namesOf(listIn(await own.remove(id)))).toEqual(['other']);
    expect(getErrorCode(await own.remove(id))).toBe('NOT_FOUND');
  });

  it('are still listed after the report changed, and the string names unreadable conditions', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const filter = filterOfRows(
      { name: 'gone', operator: '=', value: 'a^b' },
      { name: 'ws', operator: '>', value: '1' },
    );
    const view = { columns: [{ id: 'gone', shown: true, width: null, pinned: false }], sort: 'gone|asc' };
    await app.stores.postgres.query(
      `INSERT INTO saved_filter (account_id, report, name, name_key, filter, view, created_at, updated_at)
       VALUES ($1, 'organic-keywords', 'old', 'old', $2, $3, $4, $4)`,
      [user.id, filter, { perPage: null, density: null, ...view }, app.clock.now()],
    );
    const [old] = await filtersOf(app.as(user)).list();
    expect(old).toMatchObject({ filter, filterString: 'gone=a\\^b^ws>1', view: { columns: [], sort: null } });
    const result = await app
      .as(user)
      .graphql(
        'query ($filter: String) { organicKeywords(domain: "alpha.example", filter: $filter) { total } }',
        { filter: old?.filterString },
      );
    expect(getErrorCode(result)).toBe('BAD_FILTER');
    expect(result.errors?.[0]?.message).toContain('gone=');
  });

  it('are private to a user, also within a team, and are deleted with the account', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const [mine] = await filtersOf(app.as(member)).created({ filterName: 'mine' });
    const id = mine?.id ?? 0;
    expect(await filtersOf(app.as(owner)).list()).toEqual([]);
    expect(getErrorCode(await filtersOf(app.as(owner)).update(id, { favorite: true }))).toBe('NOT_FOUND');
    expect(getErrorCode(await filtersOf(app.as(owner)).remove(id))).toBe('NOT_FOUND');
    expect(namesOf(await filtersOf(app.as(member)).list())).toEqual(['mine']);
    const guest = await app.guest.graphql('{ savedFilters(reportName: "organic-keywords") { id } }');
    expect(getErrorCode(guest)).toBe('AUTHORIZATION_REQUIRED');
    await app.stores.postgres.query('DELETE FROM account WHERE id = $1', [member.id]);
    const remaining: unknown[] = await app.stores.postgres.query('SELECT 1 FROM saved_filter WHERE id = $1', [
      id,
    ]);
    expect(remaining).toEqual([]);
  });

  it('do not exist for an unknown report', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    expect(errorOf(await own.create({ filterName: 'x', reportName: 'nothing' }))).toEqual([
      'NOT_FOUND',
      'reportName',
    ]);
  });
});
