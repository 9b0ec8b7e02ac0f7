import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '../../support/workbook.js';
import { createScriptCaller, fetchCsrfToken, type Caller } from '../support/caller.js';
import { PlanId } from '../../../server/config/plans.js';
import { createUser, setPlan, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { readKeywords } from './support/clustering-calls.js';
import { casesAtDepth } from '../../support/test-depth.js';

let app: RunningApp;
let user: TestUser;
let caller: Caller;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 10_000 });
  user = await createUser(app, { kind: 'team' });
  caller = createScriptCaller(app.url, user);
});

interface ImportResult {
  made?: { uid: string; skipped: { phrase: string }[] };
  error?: { code: string; field?: string; message: string };
}

/** Uploads a file like the page, to create a project or to import into one. */
async function uploadKeywordFile(
  name: string,
  content: Uint8Array | string,
  projectUid?: string,
  sender = user,
): Promise<ImportResult> {
  const form = new FormData();
  const query =
    projectUid === undefined
      ? 'mutation ($file: Upload) { made: createClustering(base: "gny", from: { file: $file }) { uid skipped { phrase } } }'
      : 'mutation ($file: Upload, $uid: ID!) { change: importClusteringKeywords(uid: $uid, from: { file: $file }) { skipped { phrase } } }';
  form.append('operations', JSON.stringify({ query, variables: { file: null, uid: projectUid } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...sender.headers,
      'x-csrf-token': await fetchCsrfToken(app.url, sender.headers),
      'apollo-require-preflight': '1',
    },
    body: form,
  });
  const { data, errors } = (await response.json()) as {
    data?: { made?: ImportResult['made'] } | null;
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
  const [error] = errors ?? [];
  return {
    ...(data?.made ? { made: data.made } : {}),
    ...(error ? { error: { message: error.message, ...error.extensions } } : {}),
  };
}

type Row = [word: string, ws: number, wsk: number];

/** Keywords of a project with their volumes, through the public API. */
async function readVolumes(uid: string): Promise<Row[]> {
  return (await readKeywords(caller, uid)).map(({ word, ws, wsk }): Row => [word, ws, wsk]).sort();
}

/** Keywords outside the database retain the volumes of the file. */
const unknown: Row[] = [
  ['nobody asks for this', 1200, 90],
  ['nor for this, ever', 70, 7],
];
const table = `Keyword;Search volume;Exact search volume\n${unknown.map((row) => row.join(';')).join('\n')}\n`;
const header = ['Keyword', 'Search volume', 'Exact search volume'];

describe('a keyword file', () => {
  const files: [description: string, name: string, content: Uint8Array | string][] = [
    ['a table', 'keywords.csv', table],
    ['gzip', 'keywords.csv.gz', gzipSync(table)],
    ['an archive', 'keywords.zip', zipSync({ 'inner/keywords.csv': strToU8(table) })],
    [
      'an archive of two files',
      'two.zip',
      zipSync({
        'one.csv': strToU8(table.split('\n').slice(0, 2).join('\n')),
        'two.ndjson': strToU8('{"keyword":"nor for this, ever","ws":70,"wsk":7}\n'),
      }),
    ],
    ['a workbook', 'keywords.xlsx', workbook({ Notes: [['made today']], Keywords: [header, ...unknown] })],
  ];

  // keyword-file-handler.spec.ts reads archives without a server, and the next case imports a workbook.
  it.each(casesAtDepth(files, 1))(
    'that is %s creates a project and is imported into one',
    async (_, name, content) => {
      const { made, error } = await uploadKeywordFile(name, content);
      expect(error).toBeUndefined();
      expect(await readVolumes(made?.uid ?? '')).toEqual(unknown);
      expect(made?.skipped.map(({ phrase }) => phrase).sort()).toEqual(unknown.map(([word]) => word));
      const list = [app.world.keywords[0]?.word ?? ''];
      const project = await caller.send('POST', '/clustering', { list, base: 'gny' });
      const { uid } = (await project.json()) as { uid: string };
      expect(await uploadKeywordFile(name, content, uid)).toEqual({});
      expect((await readVolumes(uid)).map(([word]) => word)).toEqual(
        [...list, ...unknown.map(([word]) => word)].sort(),
      );
    },
  );

  it('may be the workbook that a project exports', async () => {
    const list = app.world.keywords.slice(0, 20).map(({ word }) => word);
    const project = await caller.send('POST', '/clustering', { list, base: 'gny' });
    const { uid } = (await project.json()) as { uid: string };
    for (const locale of casesAtDepth(['ru', 'en'], 1)) {
      const remaining = await caller.get(
        `/api/clustering/node/${uid}/0/keywords?type=xlsx&columns=path,word,ws,wsk&locale=${locale}`,
      );
      const { made, error } = await uploadKeywordFile(
        'table.xlsx',
        new Uint8Array(await remaining.arrayBuffer()),
      );
      expect(error).toBeUndefined();
      expect(await readVolumes(made?.uid ?? '')).toEqual(await readVolumes(uid));
    }
  });
});

describe('an invalid keyword file', () => {
  const wrongTypeMessage = 'Choose a file of the type txt, csv, tsv, json, ndjson, xlsx, zip or gz.';
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
  const longText = Buffer.alloc(33 * 1024 ** 2, 'keyword\n');

  const invalidFiles: [
    description: string,
    name: string,
    content: () => Uint8Array | string,
    error: ImportResult['error'],
  ][] = [
    ['an image', 'a.png', () => picture, { code: 'INVALID_FIELD', field: 'file', message: wrongTypeMessage }],
    [
      'an image with a text extension',
      'a.txt',
      () => picture,
      { code: 'INVALID_FIELD', field: 'file', message: wrongTypeMessage },
    ],
    [
      'an archive without keywords',
      'a.zip',
      () => zipSync({ 'a.png': picture }),
      { code: 'INVALID_FIELD', field: 'file', message: 'There are no keywords in the file.' },
    ],
    [
      'a broken archive',
      'a.gz',
      () => gzipSync(table).subarray(0, 30),
      { code: 'BAD_REQUEST', message: 'a.gz cannot be unpacked.' },
    ],
    [
      'a zip bomb',
      'a.zip',
      () => zipSync({ 'a.txt': longText }),
      { code: 'BAD_REQUEST', message: 'a.zip unpacks to more than 32 MB: it is not read.' },
    ],
    [
      'a gzip bomb',
      'a.gz',
      () => gzipSync(longText),
      { code: 'BAD_REQUEST', message: 'a.gz unpacks to more than 32 MB: it is not read.' },
    ],
    [
      'a file with too many keywords',
      'a.txt',
      () => Buffer.alloc(5121 * 1024, 'keyword\n'),
      { code: 'TOO_LARGE', field: 'file', message: 'The request is larger than 5120 KB.' },
    ],
    [
      'an archive with too many keywords',
      'a.gz',
      () => gzipSync(Array.from({ length: 10_001 }, (_, index) => `keyword ${index}`).join('\n')),
      { code: 'BAD_REQUEST', message: 'A file can have up to 10,000 keywords.' },
    ],
  ];

  // keyword-file-handler.spec.ts reads such files without a server.
  it.each(casesAtDepth(invalidFiles, 4))(
    'is rejected with a message and creates no project: %s',
    async (_, name, content, error) => {
      const count = async () =>
        ((await (await caller.get('/clustering/list')).json()) as { total: number }).total;
      const before = await count();
      expect(await uploadKeywordFile(name, content())).toMatchObject({ error });
      expect(await count()).toBe(before);
    },
  );
});

/** Sends a file that every reader rejects, so another error proves that the file was not read. */
async function sendUnreadableFile(sender: TestUser, source: 'file' | 'list', uid?: string): Promise<string> {
  const form = new FormData();
  const from = `from: { ${source}: $file }`;
  const query =
    uid === undefined
      ? `mutation ($file: Upload) { createClustering(base: "gny", ${from}) { uid } }`
      : `mutation ($file: Upload, $uid: ID!) { importClusteringKeywords(uid: $uid, ${from}) { skippedCount } }`;
  form.append('operations', JSON.stringify({ query, variables: { file: null, uid } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob([new Uint8Array(zipSync({ 'a.png': new Uint8Array(9) }))]), 'a.zip');
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      ...sender.headers,
      'x-csrf-token': await fetchCsrfToken(app.url, sender.headers),
      'apollo-require-preflight': '1',
    },
    body: form,
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? '';
}

describe('a file of an account whose plan has no clustering', () => {
  it.each(['file', 'list'] as const)('is not read as a %s for a new project', async (source) => {
    const sender = await createUser(app, { kind: 'demo' });
    expect(await sendUnreadableFile(sender, source)).toBe('REPORT_RESTRICTED');
  });

  it.each(['file', 'list'] as const)('is not read as a %s for a project of a former plan', async (source) => {
    const sender = await createUser(app, { kind: 'team' });
    const list = [app.world.keywords[0]?.word ?? ''];
    const project = await createScriptCaller(app.url, sender).send('POST', '/clustering', {
      list,
      base: 'gny',
    });
    const { uid } = (await project.json()) as { uid: string };
    expect(await sendUnreadableFile(sender, source, uid)).not.toBe('REPORT_RESTRICTED');
    await setPlan(app.stores.postgres, sender.id, PlanId.Team, new Date(Date.now() - 1000));
    expect(await sendUnreadableFile(sender, source, uid)).toBe('REPORT_RESTRICTED');
  });

  it('is not read for the project of another account', async () => {
    const { uid } = (await (
      await caller.send('POST', '/clustering', { list: [app.world.keywords[0]?.word ?? ''], base: 'gny' })
    ).json()) as { uid: string };
    const stranger = await createUser(app, { kind: 'team' });
    expect(await sendUnreadableFile(stranger, 'file', uid)).toBe('NOT_FOUND');
  });
});
