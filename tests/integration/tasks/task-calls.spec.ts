import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ jobConcurrency: 0 });
});

async function createTask(accountId: number, values: Record<string, unknown> = {}): Promise<string> {
  const row = { kind: 'import', name: 'results.csv', input: { files: [] }, turn: 1, ...values };
  const [task]: { id: string }[] = await app.stores.postgres.query(
    `INSERT INTO task (id, account_id, created_at, kind, name, input, turn, state, progress, stage, facts, result,
       error_code, error_details, job_id, started_at, finished_at)
     SELECT gen_random_uuid(), $1, $2, kind, name, input, turn, coalesce(state, 1), coalesce(progress, 0), stage,
       coalesce(facts, '{}'), coalesce(result, '{}'), error_code, error_details, job_id, started_at, finished_at
     FROM jsonb_populate_record(NULL::task, $3) RETURNING id`,
    [accountId, app.clock.now(), row],
  );
  return task?.id ?? '';
}

const read = (id: string, language: string, session: Record<string, string>) =>
  app.as({ headers: { ...session, 'accept-language': language } }).graphql(
    `query ($id: ID!) { task(id: $id) { kind title name state progress place secondsLeft cancelRequested
       stages { id title state count of seconds } fault { code message } figures { id title value } settings { id title value of } link { path } } }`,
    { id },
  );

describe('a task in GraphQL', () => {
  it('has its stages and result in the language of the request', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const at = (second: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, second)).toISOString();
    const id = await createTask(user.id, {
      state: 10,
      progress: 100,
      stage: 'derive',
      job_id: 7,
      facts: {
        read: { began: at(0), seconds: 4, count: 1200 },
        load: { began: at(4) },
        derive: { began: at(5) },
      },
      input: { files: [{ path: 'uploads/1', name: 'results.csv', base: 'gny', complete: true }] },
      result: { stored: 900, duplicates: 100, outsideDepth: 150, rejected: 50 },
      started_at: at(0),
      finished_at: at(9),
    });
    const { data } = await read(id, 'ru', user.headers);
    expect(data?.['task']).toMatchObject({
      kind: 'import',
      title: 'Импорт файлов',
      state: 'done',
      place: null,
      fault: null,
      link: null,
      stages: [
        { id: 'read', title: 'Чтение файлов', state: 'done', count: 1200, seconds: 4 },
        { id: 'load', state: 'done' },
        { id: 'derive', state: 'done', seconds: 4 },
        { id: 'publish', state: 'done', seconds: null },
      ],
      settings: [
        { id: 'base', title: 'База', value: 'gny', of: [] },
        { id: 'complete', title: 'Все позиции домена', value: 'да', of: [] },
      ],
    });
    const { data: english } = await read(id, 'en', user.headers);
    expect(english?.['task']).toMatchObject({
      figures: [
        { id: 'stored', title: 'Rows stored', value: 900 },
        { id: 'duplicates', value: 100 },
        { id: 'outsideDepth', value: 150 },
        { id: 'rejected', value: 50 },
      ],
    });
  });

  it('of another account is found only by administrators with the role of an owner', async () => {
    const { id: userId } = await createUser(app, { kind: 'pro' });
    const id = await createTask(userId);
    const administrator = await createUser(app, { kind: 'administrator' });
    const outcomes: unknown[] = [];
    for (const role of ['owner', 'support', 'accountant']) {
      await app.stores.postgres.query('UPDATE account SET administrator_role = $2 WHERE id = $1', [
        administrator.id,
        role,
      ]);
      const { data, errors } = await read(id, 'en', administrator.headers);
      outcomes.push(errors?.[0]?.extensions['code'] ?? (data?.['task'] as { name: string }).name);
    }
    expect(outcomes).toEqual(['results.csv', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('has its error', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const id = await createTask(user.id, {
      state: 2,
      stage: 'read',
      error_code: 'BAD_REQUEST',
      error_details: { what: 'x.txt is none of the formats.' },
      finished_at: app.clock.now().toISOString(),
    });
    const { data } = await read(id, 'en', user.headers);
    expect(data?.['task']).toMatchObject({
      state: 'failed',
      fault: { code: 'BAD_REQUEST', message: 'x.txt is none of the formats.' },
      figures: [],
    });
  });

  it('has its queue position, and the list is newest first', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const [first, second] = [
      await createTask(user.id, { turn: 90 }),
      await createTask(user.id, { turn: 91 }),
    ];
    const places = await Promise.all(
      [first, second].map(async (id) => {
        const { data } = await read(id, 'en', user.headers);
        return (data?.['task'] as { place: number }).place;
      }),
    );
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBe(1);
    const { data } = await app.as(user).graphql('{ tasks { total page lastPage items { id } } }');
    expect(data?.['tasks']).toEqual({
      total: 2,
      page: 1,
      lastPage: 1,
      items: [{ id: second }, { id: first }],
    });
  });
});

describe('state calls', () => {
  const paths = [
    '/report/group/state/',
    '/clustering/state/',
    '/tools/extended_keywords/state/',
    '/tools/concurents_by_keywords/state/',
    '/tools/dictionary-ext-by-page/state/',
    '/tools/dictionary-by-pages/state/',
  ];

  it.each(paths)('%s responds with 404 for unknown ids and 401 for guests', async (path) => {
    const user = await createUser(app, { kind: 'administrator' });
    const own = await createTask(user.id);
    const headers = { 'x-api-token': user.token };
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000', own]) {
      const response = await app.as({ headers }).get(path + id);
      expect([id, response.status, ((await response.json()) as { error: string }).error]).toEqual([
        id,
        404,
        'NOT_FOUND',
      ]);
    }
    expect((await app.guest.get(`${path}nothing`)).status).toBe(401);
  });
});
