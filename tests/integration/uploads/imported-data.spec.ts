import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { uploadFiles } from './support/upload-files.js';

let app: RunningApp;
let administrator: TestUser;

beforeAll(async () => {
  app = await runApp();
  administrator = await createUser(app, { kind: 'administrator' });
});

interface Snapshot {
  id: string;
  base: string;
  date: string;
  rows: number;
  exports: string[];
  keptUntil: string | null;
  canReturn: boolean;
}

interface OwnData {
  snapshots: Snapshot[];
  databases: { database: { code: string; name: string; currency: string } }[];
  work: unknown[];
}

const call = (query: string, variables = {}) => app.as(administrator).graphql(query, variables);
const queryErrorCode = async (query: string, variables = {}) =>
  (await call(query, variables)).errors?.[0]?.extensions.code;

/** Reads the imported data when no task is running, with the snapshots of one database only. */
async function readAfterImports(): Promise<OwnData> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { data } = await call(
      `{ ownData { snapshots { id base date rows exports keptUntil canReturn } databases { database { code name currency } }
         work { id } } dataImports { state } }`,
    );
    const ownData = data?.['ownData'] as OwnData;
    const isBusy = (data?.['dataImports'] as { state: string }[]).some(({ state }) =>
      /waiting|running/.test(state),
    );
    if (ownData.work.length === 0 && !isBusy) {
      return { ...ownData, snapshots: ownData.snapshots.filter(({ base }) => base === 'kzn') };
    }
    await sleep(200);
  }
  throw new Error('something is under way for ever');
}

const domains = async () => {
  const { data } = await call('{ topKeywordDomains(base: "kzn") { data { name it50 } } }');
  return (data?.['topKeywordDomains'] as { data: unknown }).data;
};
/** Database metadata as a guest sees it. */
const databaseInfo = async (code: string) => {
  const { data } = await app.guest.graphql(
    '{ databases { code keywords domains pages ads positionsDate snapshots { date keywords domains } } }',
  );
  return (data?.['databases'] as { code: string }[]).find((database) => database.code === code);
};
/** Database metadata is refreshed periodically. */
const pollOptions = { timeout: 30_000 };
const remove = 'mutation ($base: String!, $date: String!) { removeSnapshot(base: $base, date: $date) }';
const restore = 'mutation ($id: ID!) { restoreSnapshot(id: $id) }';
const add = 'mutation ($input: NewDatabase!) { addDatabase(input: $input) { code } }';
const change =
  'mutation ($code: String!, $input: DatabaseChange!) { changeDatabase(code: $code, input: $input) { name } }';

describe('imported data', { timeout: 120_000 }, () => {
  it('is named after the domain with most rows, survives invalid calls, and can be removed and restored', async () => {
    const csv = [
      'keyword,position,url',
      'a,1,https://business.cards.example/',
      'b,2,https://www.cards.example/b',
      'c,3,https://www.cards.example/c',
    ].join('\n');
    const [file] = (await uploadFiles(app, administrator, ['cards.csv', csv])).files;
    const files = [{ upload: file?.id, base: 'kzn', date: '2026-10-01' }];
    await call('mutation ($files: [ImportFile!]!) { startImport(files: $files) }', { files });
    const before = await readAfterImports();
    expect(before.snapshots).toMatchObject([
      { base: 'kzn', date: '2026-10-01', rows: 3, exports: ['cards.example'], keptUntil: null },
    ]);
    await expect.poll(domains, pollOptions).toHaveLength(2);
    const domainsOf = await domains();
    expect(await databaseInfo('kzn'), 'R66: everybody is told what a database holds').toEqual({
      code: 'kzn',
      keywords: 3,
      domains: 2,
      pages: 3,
      ads: 0,
      positionsDate: '2026-10-01',
      snapshots: [{ date: '2026-10-01', keywords: 3, domains: 2 }],
    });
    const [snapshot] = before.snapshots;
    const errorCodes = [
      await queryErrorCode(remove, { base: 'nowhere', date: '2026-10-01' }),
      await queryErrorCode(remove, { base: 'kzn', date: '2026-10-02' }),
      await queryErrorCode(remove, { base: 'kzn', date: "2026-10-01' OR true" }),
      await queryErrorCode(restore, { id: snapshot?.id }),
      await queryErrorCode(restore, { id: '1 OR true' }),
    ];
    expect(errorCodes).toEqual(['UNKNOWN_BASE', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(await readAfterImports()).toEqual(before);

    expect(await queryErrorCode(remove, { base: 'kzn', date: '2026-10-01' })).toBeUndefined();
    const [removed] = (await readAfterImports()).snapshots;
    expect(removed).toMatchObject({
      id: snapshot?.id,
      canReturn: true,
      keptUntil: expect.any(String) as unknown,
    });
    await expect.poll(domains, pollOptions).toEqual([]);
    expect(await queryErrorCode(remove, { base: 'kzn', date: '2026-10-01' })).toBe('NOT_FOUND');
    expect(await queryErrorCode(restore, { id: removed?.id })).toBeUndefined();
    expect((await readAfterImports()).snapshots).toEqual(before.snapshots);
    await expect.poll(domains, pollOptions).toEqual(domainsOf);
  });

  it('lists the retention policy, planned removals and the last removal', async () => {
    const { postgres } = app.stores;
    await postgres.query(
      `UPDATE snapshot SET expires_on = '2026-12-03' FROM base WHERE base.id = base_id AND code = 'kzn'`,
    );
    const thinning = { at: '2026-11-20T03:47:00Z', dates: ['2025-01-01', '2025-01-02'] };
    await postgres.query(`UPDATE base SET last_thinning = $1 WHERE code = 'kzn'`, [JSON.stringify(thinning)]);
    const { data } = await call(
      `{ ownData { snapshots { base expiresOn } databases { database { code } lastThinning { at dates } }
         retention { allDays monthlyMonths newestCount } } }`,
    );
    const { snapshots, databases, retention } = data?.['ownData'] as {
      snapshots: { base: string }[];
      databases: { database: { code: string }; lastThinning: unknown }[];
      retention: unknown;
    };
    expect(snapshots.filter(({ base }) => base === 'kzn')).toEqual([
      { base: 'kzn', expiresOn: '2026-12-03' },
    ]);
    expect(databases.find(({ database }) => database.code === 'kzn')?.lastThinning).toEqual(thinning);
    expect(databases.find(({ database }) => database.code === 'gny')?.lastThinning).toBeNull();
    expect(retention).toEqual({ allDays: 90, monthlyMonths: 24, newestCount: 2 });
  });

  it('databases are neither added nor changed by invalid calls', async () => {
    const { databases } = await readAfterImports();
    const input = { code: 'dal', name: 'Google Dallas', currency: 'USD' };
    const errorCodes = [
      await queryErrorCode(add, { input: { ...input, code: 'kzn' } }),
      await queryErrorCode(add, { input: { ...input, code: 'No code' } }),
      await queryErrorCode(add, { input: { ...input, name: ' ' } }),
      await queryErrorCode(change, { code: 'kzn', input: { name: ' ' } }),
      await queryErrorCode(change, { code: 'nowhere', input: { name: 'Nowhere' } }),
    ];
    expect(errorCodes).toEqual([
      'INVALID_FIELD',
      'INVALID_FIELD',
      'INVALID_FIELD',
      'INVALID_FIELD',
      'UNKNOWN_BASE',
    ]);
    expect((await readAfterImports()).databases).toEqual(databases);
    const { data } = await call(change, { code: 'kzn', input: { name: 'Yandex Kazan 2' } });
    expect(data).toEqual({ changeDatabase: { name: 'Yandex Kazan 2' } });
  });
});
