import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

/** Callers other than the account itself. */
type Foreign = 'guest' | 'demo' | 'other account' | 'other administrator' | 'colleague';

const secret = 'secretkettle';

let app: RunningApp;
let owner: TestUser;
const callers = new Map<Foreign, Record<string, string>>();
const ids = { upload: randomUUID(), task: randomUUID(), mapping: 0 };

beforeAll(async () => {
  app = await runApp({ jobConcurrency: 0, guestRequestsPerMinute: 1_000_000, apiBurstRequests: 100_000 });
  owner = await createUser(app, { kind: 'administrator' });
  callers.set('guest', {});
  callers.set('demo', (await createUser(app, { kind: 'demo' })).headers);
  callers.set('other account', (await createUser(app, { kind: 'team' })).headers);
  callers.set('other administrator', (await createUser(app, { kind: 'administrator' })).headers);
  callers.set('colleague', (await createUser(app, { kind: 'demo', owner })).headers);
  const { postgres, config } = app.stores;
  const folder = path.join(config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, ids.upload), `keyword\n${secret}\n`);
  await postgres.query(
    `INSERT INTO upload (id, account_id, name, size, lines, created_at) VALUES ($1, $2, $3, 20, 2, $4)`,
    [ids.upload, owner.id, `${secret}.csv`, app.clock.now()],
  );
  const rejects = path.join(folder, `${ids.upload}.rejected.ndjson`);
  await writeFile(rejects, `{"record":"${secret}"}\n`);
  await postgres.query(
    `INSERT INTO task (id, account_id, created_at, kind, name, input, turn, state, progress, facts, result, finished_at)
     VALUES ($1, $2, $3, 'import', $4, $5, 1, 10, 100, '{}', $6, $3)`,
    [
      ids.task,
      owner.id,
      app.clock.now(),
      `${secret}.csv`,
      { files: [{ path: `uploads/${ids.upload}`, name: `${secret}.csv` }] },
      {
        records: 2,
        taken: 1,
        rejected: 1,
        stored: 1,
        duplicates: 0,
        outsideDepth: 0,
        own: 0,
        keywords: 1,
        domains: 0,
        skipped: [],
        changed: [],
        ownSites: [],
        snapshots: [],
        files: [
          {
            name: `${secret}.csv`,
            rejected: 1,
            rejectsPath: `uploads/${ids.upload}.rejected.ndjson`,
            columns: [],
            notes: [],
          },
        ],
      },
    ],
  );
  const [mapping]: { id: number }[] = await postgres.query(
    `INSERT INTO column_mapping (account_id, name, fingerprint, mapping, created_at)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [owner.id, secret, 'a'.repeat(64), { columns: { a: 'keyword' } }, app.clock.now()],
  );
  ids.mapping = mapping?.id ?? 0;
});

/** Every operation that could read or change files, mappings and tasks of an account. */
const documents = (): string[] => [
  '{ uploads { id name } }',
  '{ columnMappings { id name } }',
  '{ dataImports { id files { name rejects } } }',
  '{ tasks { total items { id name } } }',
  `{ inspectUpload(id: "${ids.upload}") { records } }`,
  `mutation { removeUpload(id: "${ids.upload}") }`,
  `mutation { startImport(files: [{ upload: "${ids.upload}" }]) }`,
  `mutation { removeColumnMapping(id: ${ids.mapping}) { id } }`,
];

const taskDocuments = (): string[] => [
  `{ task(id: "${ids.task}") { name } }`,
  `mutation { cancelTask(id: "${ids.task}") { name } }`,
];

/** Existing paths, and paths that an attacker could guess. */
const paths = (): string[] => [
  `/imports/${ids.task}/rejects/0`,
  `/imports/${ids.upload}/rejects/0`,
  `/imports/%2e%2e%2f${ids.upload}/rejects/0`,
  `/uploads/${ids.upload}`,
  `/uploads/${ids.upload}.rejected.ndjson`,
  `/data/files/${ids.upload}`,
  `/data/uploads/${ids.upload}`,
  `/static/../uploads/${ids.upload}`,
  `/assets/..%2f..%2fuploads%2f${ids.upload}`,
  `/api/imports/${ids.task}/rejects/0`,
  `/clustering/state/${ids.task}`,
  `/report/group/state/${ids.task}`,
  `/tasks/${ids.task}`,
];

describe('uploads and imports of an account', () => {
  it('returns them to the account through each of these calls', async () => {
    const mine = app.as(owner);
    for (const call of documents().slice(0, 5)) {
      const { data, errors } = await mine.graphql(call);
      expect([call, errors]).toEqual([call, undefined]);
      expect(JSON.stringify(data), call).toContain(secret);
    }
    expect(await (await mine.get(paths()[0] ?? '')).text()).toContain(secret);
    const { data } = await mine.graphql(taskDocuments()[0] ?? '');
    expect(JSON.stringify(data)).toContain(secret);
  });

  it.each(['guest', 'demo', 'other account', 'other administrator', 'colleague'] as const)(
    'hides them from %s in every call and path and rejects changes',
    async (role) => {
      const headers = callers.get(role) ?? {};
      const caller = app.as({ headers });
      // Administrators may see the task but nothing from its files.
      const calls = role === 'other administrator' ? documents() : [...documents(), ...taskDocuments()];
      for (const call of calls) {
        const { data, errors } = await caller.graphql(call);
        expect(JSON.stringify([data, errors?.map(({ message }) => message)]), call).not.toContain(secret);
        if (/"|\(id/.test(call)) {
          expect(errors?.[0]?.extensions.code, call).toMatch(/NOT_FOUND|_ONLY|_REQUIRED/);
        }
      }
      for (const place of paths()) {
        for (const accept of ['application/json', 'text/html']) {
          const response = await caller.get(place, { accept });
          expect(await response.text(), `${place} ${response.status}`).not.toContain(secret);
          if (place.includes('rejects')) expect(response.status, place).toBeGreaterThanOrEqual(300);
        }
      }
      const { postgres } = app.stores;
      const remaining: unknown[] = await postgres.query(
        `SELECT 1 FROM upload WHERE id = $1 UNION ALL SELECT 1 FROM column_mapping WHERE id = $2
         UNION ALL SELECT 1 FROM task WHERE id = $3 AND cancel_requested_at IS NULL`,
        [ids.upload, ids.mapping, ids.task],
      );
      expect(remaining).toHaveLength(3);
    },
  );
});
