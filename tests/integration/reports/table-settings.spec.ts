import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { errorOf, filtersOf } from './support/saved-filters.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const column = (id: string, more = {}) => ({ id, shown: true, width: null, pinned: false, ...more });

describe('saved views', () => {
  it('store a view without columns that the report does not have', async () => {
    const own = filtersOf(app.as(await createUser(app, { kind: 'demo' })));
    const view = {
      columns: [
        column('ws', { width: 120 }),
        column('nothing'),
        column('toString'),
        column('word', { shown: false, pinned: true }),
        column('ws', { shown: false }),
      ],
    };
    const [saved] = await own.created({ filterName: 'wide', view });
    expect(saved?.view).toEqual({
      columns: [column('ws', { width: 120 }), column('word', { pinned: true })],
      sort: null,
      perPage: null,
      density: null,
    });
    const invalidSettings: [object, unknown[]][] = [
      [{ sort: 'nothing|asc' }, ['BAD_SORT', undefined]],
      [{ perPage: 501 }, ['INVALID_FIELD', 'perPage']],
      [{ density: 'airy' }, ['BAD_REQUEST', undefined]],
      [{ columns: [column('ws', { width: 5 })] }, ['INVALID_FIELD', 'columns']],
      [{ columns: Array.from({ length: 201 }, () => column('ws')) }, ['INVALID_FIELD', 'columns']],
    ];
    for (const [part, expected] of invalidSettings) {
      expect(errorOf(await own.create({ filterName: 'wrong', view: part }))).toEqual(expected);
    }
  });
});

describe('table settings', () => {
  const settings = '{ columns { id shown width pinned } density }';

  function tablesOf(user: TestUser) {
    const caller = app.as(user);
    return {
      read: async (reportName = 'organic-keywords'): Promise<unknown> => {
        const query = `query ($reportName: String!) { tableSettings(reportName: $reportName) ${settings} }`;
        return (await caller.graphql(query, { reportName })).data?.['tableSettings'];
      },
      save: (change: Record<string, unknown>): Promise<GraphqlResult> =>
        caller.graphql(
          `mutation ($reportName: String!, $columns: [TableColumnInput!], $density: RowDensity) {
            saveTableSettings(reportName: $reportName, columns: $columns, density: $density) ${settings}
          }`,
          { reportName: 'organic-keywords', ...change },
        ),
    };
  }

  it('are stored per report and user; null resets a setting and omitted ones are unchanged', async () => {
    const tables = tablesOf(await createUser(app, { kind: 'demo' }));
    expect(await tables.read()).toEqual({ columns: null, density: null });
    const columns = [
      column('ws', { width: 90 }),
      column('word', { pinned: true }),
      column('wsk', { shown: false }),
    ];
    await tables.save({ columns: [...columns, column('nothing')] });
    await tables.save({ density: 'compact' });
    expect(await tables.read()).toEqual({ columns, density: 'compact' });
    // Row height is one setting for all tables.
    expect(await tables.read('site-pages')).toEqual({ columns: null, density: 'compact' });
    await tables.save({ reportName: 'site-pages', density: 'normal' });
    expect(await tables.read()).toEqual({ columns, density: 'normal' });
    await tables.save({ density: 'compact' });
    expect(await tablesOf(await createUser(app, { kind: 'demo' })).read()).toEqual({
      columns: null,
      density: null,
    });
    expect((await tables.save({ columns: null })).data).toEqual({
      saveTableSettings: { columns: null, density: 'compact' },
    });
    expect((await tables.save({ density: null })).data).toEqual({
      saveTableSettings: { columns: null, density: null },
    });
  });

  it('accept concurrent changes and reject invalid settings', async () => {
    const tables = tablesOf(await createUser(app, { kind: 'demo' }));
    const densities = Array.from({ length: 8 }, (_, index) => (index % 2 ? 'compact' : 'normal'));
    const results = await Promise.all(densities.map((density) => tables.save({ density })));
    expect(results.map(getErrorCode)).toEqual(densities.map(() => undefined));
    expect(errorOf(await tables.save({ density: 'airy' }))).toEqual(['BAD_REQUEST', undefined]);
    expect(errorOf(await tables.save({ columns: [column('ws', { width: 99_999 })] }))).toEqual([
      'INVALID_FIELD',
      'columns',
    ]);
    expect(errorOf(await tables.save({ reportName: 'nothing' }))).toEqual(['NOT_FOUND', 'reportName']);
  });
});
