import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Spool } from '../../../server/modules/uploads/spool.js';
import { UploadService } from '../../../server/modules/uploads/upload.service.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { uploadFiles } from './support/upload-files.js';

const megabyte = 1024 * 1024;

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ uploadMaxMb: 2 });
});

const upload = (user: TestUser, name: string, content: string) => uploadFiles(app, user, [name, content]);
const spooled = () => readdir(path.join(app.stores.config.dataDir, 'uploads'));
const listWaitingUploads = async (user: TestUser) =>
  (await app.as(user).graphql('{ uploads { id } }')).data?.['uploads'];

describe('a started import', () => {
  const start = 'mutation ($files: [ImportFile!]!) { startImport(files: $files) }';
  /** Waits until the latest import of a user has ended and returns it. */
  async function waitForLatestImport(user: TestUser): Promise<Record<string, unknown>> {
    const query = `{ dataImports { state fault files { name upload }
      counts { outsideDepth rejected mostKeywords { base domain keywords isPaid } keyword { word } ownSites } } }`;
    for (let attempt = 0; attempt < 250; attempt++) {
      const { data } = await app.as(user).graphql(query);
      const [latest] = data?.['dataImports'] as Record<string, unknown>[];
      if (latest && !/waiting|running/.test(String(latest['state']))) return latest;
      await sleep(200);
    }
    throw new Error('the import did not end');
  }
  const table = (...lines: string[]) => ['keyword,position,url,ws', ...lines].join('\n');

  it('that fails retains its files for a day with their errors and restarts with them', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const csv = table('kettle,1,https://one.example/,1', 'kettle,2,https://two.example/,1');
    const [file] = (await upload(user, 'pages.csv', csv)).files;
    const choices = { base: 'gny', date: '2026-10-03' };
    await app.as(user).graphql(start, { files: [{ upload: file?.id, ...choices, complete: true }] });
    expect(await waitForLatestImport(user)).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('only the positions of one domain can be complete') as unknown,
      files: [{ name: 'pages.csv', upload: file?.id }],
    });
    const existingCount =
      '{ uploads { id choices { base date domain columns { name } complete } } uploadQuota { used } }';
    expect((await app.as(user).graphql(existingCount)).data).toEqual({
      uploads: [{ id: file?.id, choices: { ...choices, domain: null, columns: null, complete: true } }],
      uploadQuota: { used: csv.length },
    });
    const otherAdministrator = await createUser(app, { kind: 'administrator' });
    const foreign = await app.as(otherAdministrator).graphql(start, { files: [{ upload: file?.id }] });
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { config, postgres } = app.stores;
    const cleanUpAfter = (hours: number) => {
      const cleanUpTime = new Date(app.clock.now().getTime() + hours * 3_600_000);
      return new UploadService(postgres, () => cleanUpTime, new Spool(config.dataDir), megabyte).cleanUp();
    };
    await cleanUpAfter(23);
    await app.as(user).graphql(start, { files: [{ upload: file?.id, ...choices }] });
    expect(await waitForLatestImport(user)).toMatchObject({
      state: 'done',
      files: [{ name: 'pages.csv', upload: null }],
    });
    expect(await listWaitingUploads(user)).toEqual([]);
    expect(await spooled()).not.toContain(file?.id);
    const [other] = (await upload(user, 'again.csv', csv)).files;
    await app.as(user).graphql(start, { files: [{ upload: other?.id, complete: true }] });
    expect(await waitForLatestImport(user)).toMatchObject({ state: 'failed' });
    await cleanUpAfter(25);
    expect(await listWaitingUploads(user)).toEqual([]);
    expect(await spooled()).not.toContain(other?.id);
    expect(await waitForLatestImport(user)).toMatchObject({ files: [{ name: 'again.csv', upload: null }] });
  });

  it('was previewed with the skipped rows and the domains with most keywords', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const odd = ['51', '1 204', '"1,204"', '1.204', '50.0', '0', '-3', 'n/a', '', '2.5', '#4', '7k', '1e1'];
    const csv = table(
      ...odd.map((position, index) => `odd word ${index},${position},https://most.example/${index},1`),
      'kettle,1,https://shop.most.example/,9',
      'kettle,2,https://two.example/,9',
      'pot,3,https://two.example/,9',
      'cup,3,ftp://two.example/,9',
      'lid,3,nowhere,9',
      ',3,https://two.example/,9',
    );
    const [file] = (await upload(user, 'odd.csv', csv)).files;
    const look = `query ($id: ID!) { inspectUpload(id: $id) { forecast { of isAll rejected beyond isOneSite } } }`;
    const { data } = await app.as(user).graphql(look, { id: file?.id });
    const [{ forecast }] = data?.['inspectUpload'] as [{ forecast: Record<string, unknown> }];
    expect(forecast).toMatchObject({ of: 19, isAll: true, isOneSite: false });
    await app.as(user).graphql(start, { files: [{ upload: file?.id, base: 'gny', date: '2026-10-04' }] });
    const { counts } = (await waitForLatestImport(user)) as { counts: Record<string, unknown> };
    expect({ rejected: counts['rejected'], beyond: counts['outsideDepth'] }).toEqual({
      rejected: forecast['rejected'],
      beyond: forecast['beyond'],
    });
    expect(counts).toMatchObject({
      mostKeywords: [
        { base: 'gny', domain: 'most.example', isPaid: false },
        { base: 'gny', domain: 'two.example', keywords: 2, isPaid: false },
        { base: 'gny', domain: 'shop.most.example', keywords: 1, isPaid: false },
      ],
      keyword: null,
      ownSites: [],
    });
  });

  it('was previewed with files that store nothing and missing databases', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const csv =
      'keyword,position,url,base\nkettle,1,https://one.example/,gxx\nkettle,none,https://one.example/,gny\n';
    const [file] = (await upload(user, 'nothing.csv', csv)).files;
    const look = `query ($id: ID!) { inspectUpload(id: $id) { forecast { of rejected } remarks { code text } } }`;
    const { data } = await app.as(user).graphql(look, { id: file?.id });
    const [{ forecast, remarks }] = data?.['inspectUpload'] as [
      { forecast: object; remarks: { code: string; text: string }[] },
    ];
    expect(forecast).toEqual({ of: 2, rejected: 2 });
    const remarksByCode = Object.fromEntries(remarks.map(({ code, text }) => [code, text]));
    expect(remarksByCode['nothingReadable']).toBe(
      'No readable rows: unknown database (1), the position is not a whole number from 1 (1).',
    );
    expect(remarksByCode['unknownBases']).toContain('do not exist: gxx.');
    await app.as(user).graphql(start, { files: [{ upload: file?.id, base: 'gny', date: '2026-10-06' }] });
    expect(await waitForLatestImport(user)).toMatchObject({
      state: 'done',
      counts: { rejected: 2, mostKeywords: [] },
    });
  });

  it('with keywords only names the keyword with the largest volume', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const [file] = (await upload(user, 'words.csv', 'keyword,ws\nlid,5\nkettle,900\ncup,\n')).files;
    await app.as(user).graphql(start, { files: [{ upload: file?.id, date: '2026-10-05' }] });
    expect(await waitForLatestImport(user)).toMatchObject({
      state: 'done',
      counts: { mostKeywords: [], keyword: { word: 'kettle' }, ownSites: [] },
    });
  });
});
