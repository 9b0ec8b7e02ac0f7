import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { UploadService } from '../../../server/modules/uploads/upload.service.js';
import { Spool } from '../../../server/modules/uploads/spool.js';
import { fetchCsrfToken } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { beginUpload, uploadFiles } from './support/upload-files.js';

const megabyte = 1024 * 1024;

let app: RunningApp;
let administrator: TestUser;

beforeAll(async () => {
  app = await runApp({ uploadMaxMb: 2 });
  administrator = await createUser(app, { kind: 'administrator' });
});

const upload = (user: TestUser, ...files: [name: string, content: Buffer | string][]) =>
  uploadFiles(app, user, ...files);

const spoolFolder = () => path.join(app.stores.config.dataDir, 'uploads');
const spooled = async () => (await readdir(spoolFolder()).catch(() => [])).toSorted();
const waiting = async (user: TestUser) =>
  (await app.as(user).graphql('{ uploads { id name size } }')).data?.['uploads'];

describe('uploads', () => {
  it('are spooled completely, several at once, under generated ids', async () => {
    const content = randomBytes(300_000);
    const [one, two] = await Promise.all([
      upload(administrator, ['../../etc/passwd.csv', content], ['C:\\files\\två.csv', 'keyword\nkettle\n']),
      upload(administrator, ['..', 'x']),
    ]);
    const all = [...one.files, ...two.files];
    expect(all.map(({ name, size }) => [name, size])).toEqual([
      ['passwd.csv', 300_000],
      ['två.csv', 15],
      ['file', 1],
    ]);
    expect(await spooled()).toEqual(all.map(({ id }) => id).toSorted());
    const firstFile = path.join(spoolFolder(), all[0]?.id ?? '');
    expect(await readFile(firstFile)).toEqual(content);
    // Other users of the machine cannot read imported data.
    for (const file of [spoolFolder(), firstFile]) expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await waiting(administrator)).toHaveLength(3);
    for (const { id } of all) await app.as(administrator).graphql(`mutation { removeUpload(id: "${id}") }`);
    expect(await spooled()).toEqual([]);
    expect(await waiting(administrator)).toEqual([]);
  });

  it('accept exactly the maximum size and reject one byte more without leftovers', async () => {
    const exact = await upload(administrator, ['whole.csv', Buffer.alloc(2 * megabyte, 'a')]);
    expect(exact.files).toHaveLength(1);
    const over = await upload(administrator, ['over.csv', Buffer.alloc(2 * megabyte + 1, 'a')]);
    expect(over.code).toBe('TOO_LARGE');
    expect(await spooled()).toEqual([exact.files[0]?.id]);
    await app.as(administrator).graphql(`mutation { removeUpload(id: "${exact.files[0]?.id}") }`);
  });

  it('are limited to five times the maximum together, for all senders', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const file = Buffer.alloc(1.5 * megabyte, 'a');
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(user, [`${index}.csv`, file])),
    );
    expect(results.filter(({ code }) => code === 'UPLOADS_FULL')).toHaveLength(2);
    expect(await spooled()).toHaveLength(6);
    const { data } = await app.as(user).graphql('{ uploadQuota { largest whole used } }');
    expect(data?.['uploadQuota']).toEqual({
      largest: 2 * megabyte,
      whole: 10 * megabyte,
      used: 9 * megabyte,
    });
    for (const { files } of results) {
      for (const { id } of files) await app.as(user).graphql(`mutation { removeUpload(id: "${id}") }`);
    }
  });

  it('are recognised by their content', async () => {
    const content = randomBytes(100_000);
    const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
    const contentHash = sha256(sha256(content)).toString('hex');
    const findRepeated = async (user: TestUser, hash = contentHash) => {
      const query = 'query ($hash: String!) { repeatedFile(contentHash: $hash) { name importedAt } }';
      const { data, errors } = await app.as(user).graphql(query, { hash });
      return errors ? errors[0]?.extensions.code : data?.['repeatedFile'];
    };
    expect(await findRepeated(administrator)).toBeNull();
    const { files } = await upload(administrator, ['first.csv', content]);
    expect(await findRepeated(administrator)).toEqual({ name: 'first.csv', importedAt: null });
    expect(await findRepeated(await createUser(app, { kind: 'administrator' }))).toBeNull();
    expect(await findRepeated(administrator, contentHash.toUpperCase())).toBe('INVALID_FIELD');
    await app.as(administrator).graphql(`mutation { removeUpload(id: "${files[0]?.id}") }`);
    expect(await findRepeated(administrator)).toBeNull();
  });

  it('with broken connections leave nothing', async () => {
    const socket = await beginUpload(app.url, administrator.headers);
    await expect.poll(spooled).toEqual([expect.stringMatching(/\.part$/)]);
    socket.destroy();
    await expect.poll(spooled).toEqual([]);
    expect(await waiting(administrator)).toEqual([]);
  });

  it('work through a form without script, which redirects to the page', async () => {
    const page = await app.as(administrator).get('/data', { accept: 'text/html' });
    const html = await page.text();
    const [, operations = ''] = /name="operations" value="([^"]*)"/.exec(html) ?? [];
    const [, map = ''] = /name="map" value="([^"]*)"/.exec(html) ?? [];
    const plain = (text: string) =>
      text.replace(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)));
    const send = async (operationsText: string, user = administrator) => {
      const form = new FormData();
      form.append('operations', operationsText);
      form.append('map', plain(map));
      form.append('0', new Blob(['keyword\nkettle\n']), 'form.csv');
      for (const empty of ['1', '2', '3', '4']) form.append(empty, new Blob([]), '');
      return fetch(`${app.url}/data/files`, {
        method: 'POST',
        headers: user.headers,
        body: form,
        redirect: 'manual',
      });
    };
    const response = await send(plain(operations));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/data']);
    expect(await waiting(administrator)).toMatchObject([{ name: 'form.csv', size: 15 }]);
    const forged = await send(JSON.stringify({ csrf_token: 'x', files: [null, null, null, null, null] }));
    expect(forged.status).toBe(403);
    const other = await createUser(app, { kind: 'team' });
    const token = await fetchCsrfToken(app.url, other.headers);
    const foreign = await send(
      JSON.stringify({ csrf_token: token, files: [null, null, null, null, null] }),
      other,
    );
    expect(foreign.status).toBe(403);
    expect(await spooled()).toHaveLength(1);
  });

  it('are private: other users cannot see, read, remove or import them', async () => {
    const [mine] = (await upload(administrator, ['mine.csv', 'keyword\nkettle\n'])).files;
    const id = mine?.id ?? '';
    const otherAdministrator = await createUser(app, { kind: 'administrator' });
    const otherUser = await createUser(app, { kind: 'team' });
    const calls = [
      `{ inspectUpload(id: "${id}") { format } }`,
      `mutation { removeUpload(id: "${id}") }`,
      `mutation { startImport(files: [{ upload: "${id}" }]) }`,
    ];
    for (const call of calls) {
      const codes = await Promise.all(
        [app.as(otherAdministrator), app.as(otherUser), app.guest].map(async (caller) => {
          const { errors } = await caller.graphql(call);
          return errors?.[0]?.extensions.code;
        }),
      );
      expect(codes).toEqual(['NOT_FOUND', 'ADMINISTRATOR_ONLY', 'AUTHORIZATION_REQUIRED']);
    }
    expect(await waiting(otherAdministrator)).toEqual([]);
    expect((await upload(otherUser, ['x.csv', 'x'])).code).toBe('ADMINISTRATOR_ONLY');
    for (const address of [`/uploads/${id}`, `/data/files/${id}`, `/imports/${id}/rejects/0`]) {
      expect([address, (await app.as(otherUser).get(address)).status]).toEqual([address, 404]);
    }
    expect(await readFile(path.join(spoolFolder(), id), 'utf8')).toBe('keyword\nkettle\n');
  });

  it('are removed after a day without an import, and so are orphaned files', async () => {
    const { config, postgres } = app.stores;
    const user = await createUser(app, { kind: 'administrator' });
    await upload(user, ['old.csv', 'x']);
    await mkdir(spoolFolder(), { recursive: true });
    const stray = path.join(spoolFolder(), 'left.part');
    await writeFile(stray, 'x');
    const soon = new Date(app.clock.now().getTime() + 25 * 3_600_000);
    await utimes(stray, new Date(0), new Date(0));
    const later = new UploadService(postgres, () => soon, new Spool(config.dataDir), megabyte);
    await later.cleanUp();
    expect(await waiting(user)).toEqual([]);
    expect(await spooled()).toEqual([]);
  });
});

describe('inspection of an upload', () => {
  const inspect = `query ($id: ID!, $columns: [ColumnChoice!]) { inspectUpload(id: $id, columns: $columns) {
    format readBy rows domain date kept { name } columns { name use field values } fields records } }`;

  it('a mapping is suggested, selected, saved by name and applied to the next file with the same header', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const csv = 'Begriff;Rang;landing\nKessel;3;https://tea.example/a\nTopf;7;https://tea.example/b\n';
    const [one, two] = (await upload(user, ['one.csv', csv], ['two.csv', csv])).files;
    const inspectWith = async (id = '', columns?: unknown) => {
      const { data, errors } = await app.as(user).graphql(inspect, { id, columns });
      expect(errors).toBeUndefined();
      return (data?.['inspectUpload'] as Record<string, unknown>[])[0];
    };
    expect(await inspectWith(one?.id)).toMatchObject({
      format: null,
      readBy: 'guessed',
      rows: 2,
      columns: [
        { name: 'Begriff', field: null, values: ['Kessel', 'Topf'] },
        { name: 'Rang', field: null },
        { name: 'landing', use: 'used', field: 'url' },
      ],
    });
    const columns = [
      { name: 'Begriff', field: 'keyword' },
      { name: 'Rang', field: 'position' },
      { name: 'landing', field: 'url' },
    ];
    expect(await inspectWith(one?.id, columns)).toMatchObject({
      readBy: 'chosen',
      fields: ['keyword', 'position', 'url'],
      records: [
        ['Kessel', '3', 'https://tea.example/a'],
        ['Topf', '7', 'https://tea.example/b'],
      ],
    });
    const start = 'mutation ($files: [ImportFile!]!) { startImport(files: $files) }';
    const files = [{ upload: one?.id, columns, saveMappingAs: 'Teas', date: '2026-10-01' }];
    const started = await app.as(user).graphql(start, { files });
    expect(started.errors).toBeUndefined();
    expect(await inspectWith(two?.id)).toMatchObject({
      readBy: 'kept',
      kept: { name: 'Teas' },
      fields: ['keyword', 'position', 'url'],
    });
    const { data } = await app.as(user).graphql('{ columnMappings { id name columns } }');
    expect(data?.['columnMappings']).toMatchObject([{ name: 'Teas', columns: 3 }]);
    const otherUser = await createUser(app, { kind: 'administrator' });
    const [{ id }] = data?.['columnMappings'] as [{ id: number }];
    const foreign = await app.as(otherUser).graphql(`mutation { removeColumnMapping(id: ${id}) { id } }`);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('an import of uploads', () => {
  it('has consistent counts, private rejects, and consumes its files', async () => {
    const user = await createUser(app, { kind: 'administrator' });
    const csv = [
      'keyword,position,url,ws',
      'kettle,1,https://tea.example/a,100',
      'kettle,1,https://tea.example/a,100',
      'teapot,70,https://tea.example/b,50',
      'teacup,none,https://tea.example/c,20',
    ].join('\n');
    const [file] = (await upload(user, ['teas.csv', csv])).files;
    const { data } = await app
      .as(user)
      .graphql(`mutation { startImport(files: [{ upload: "${file?.id}", date: "2026-10-02" }]) }`);
    const id = data?.['startImport'] as string;
    expect(await waiting(user)).toEqual([]);
    const read = async () => {
      const result = await app
        .as(user)
        .graphql(
          '{ dataImports { id state fault files { name rejected rejects } counts { records stored duplicates outsideDepth rejected dates } } }',
        );
      return (result.data?.['dataImports'] as { state: string; files: { rejects: string }[] }[])[0];
    };
    await expect.poll(async () => (await read())?.state, { interval: 200 }).toMatch(/done|failed/);
    const rejects = `/imports/${id}/rejects/0`;
    expect(await read()).toMatchObject({
      id,
      state: 'done',
      fault: null,
      files: [{ name: 'teas.csv', rejected: 1, rejects }],
      counts: { records: 4, stored: 1, duplicates: 1, outsideDepth: 1, rejected: 1, dates: ['2026-10-02'] },
    });
    const response = await app.as(user).get(rejects);
    expect(response.headers.get('content-disposition')).toContain('teas.csv.rejected.ndjson');
    expect(JSON.parse(await response.text())).toMatchObject({
      line: 5,
      record: 'teacup,none,https://tea.example/c,20',
    });
    const otherUser = await createUser(app, { kind: 'team' });
    expect((await app.as(otherUser).get(rejects)).status).toBe(404);
    expect((await app.guest.get(rejects)).status).toBe(401);
    expect((await app.as(user).get(`/imports/${id}/rejects/7`)).status).toBe(404);
    expect((await app.as(user).get(`/imports/..%2f..%2fx/rejects/0`)).status).toBe(404);
  });
});
