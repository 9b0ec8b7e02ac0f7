import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { cleanUpJob } from '../../../server/jobs/clean-up.job.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const count = async (table: string): Promise<number> => {
  const [row]: { count: number }[] = await app.stores.postgres.query(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row?.count ?? -1;
};

describe('the nightly clean-up', () => {
  it('deletes only expired rows', async () => {
    const { postgres, log } = app.stores;
    const { id } = await createUser(app, { kind: 'demo' });
    await postgres.query('DELETE FROM audit_entry');
    const insert = (sql: string, values: unknown[]) => postgres.query(sql, values);
    for (const [days, name] of [
      [400, 'old'],
      [0, 'new'],
    ] as const) {
      const at = ago(days);
      const later = new Date(at.getTime() + 3_600_000);
      const bytes = Buffer.from(name);
      await insert(
        `INSERT INTO session (account_id, token_hash, created_at, last_active_at, ended_at, end_reason) VALUES ($1, $2, $3, $3, $3, 'logout')`,
        [id, bytes, at],
      );
      await insert(
        `INSERT INTO password_reset (account_id, token_hash, email, created_at, expires_at, used_at) VALUES ($1, $2, 'a@b.example', $3, $4, $3)`,
        [id, bytes, at, later],
      );
      await insert(
        `INSERT INTO push_subscription (account_id, endpoint, p256dh, auth, token_hash, language, created_at, expires_at)
         VALUES ($1, $2, '', '', $3, 'en', $4, $5)`,
        [id, name, bytes, at, later],
      );
      await insert(
        `INSERT INTO usage_counter (subject, kind, period, used) VALUES ('address:x', 'reports', $1, 1)`,
        [at.toISOString().slice(0, 10)],
      );
      await insert(
        `INSERT INTO usage_object (subject, kind, period, object) VALUES ('address:x', 'reports', $1, 'x')`,
        [at.toISOString().slice(0, 7)],
      );
      for (const until of [null, at]) {
        await insert(
          `INSERT INTO demo_request (name, email, phone, requested_at, granted_until) VALUES ('A', $1, '+1', $2, $3)`,
          [`${name}@people.example`, at, until],
        );
      }
      for (const state of [1, 10]) {
        await insert(
          `INSERT INTO task (id, kind, account_id, name, input, turn, state, created_at, finished_at)
           VALUES (gen_random_uuid(), 'import', $1, $2, '{"files":[]}', 1, $3, $4, $5)`,
          [id, name, state, at, state === 1 ? null : at],
        );
      }
      await insert(`INSERT INTO audit_entry (at, action) VALUES ($1, 'registered')`, [at]);
      await insert(`INSERT INTO mail (id, letter, queued_at) VALUES (gen_random_uuid(), '{}', $1)`, [at]);
    }
    const sessions = await count('session');
    let mailCutoff: Date | undefined;
    await cleanUpJob(
      { postgres, log, now: () => new Date(), config: { auditRetentionDays: 365, mailRetentionDays: 7 } },
      () => Promise.resolve(0),
      (before) => {
        mailCutoff = before;
        return Promise.resolve(0);
      },
    )({}, { id: '1', signal: undefined, attempt: 1 });
    expect(await count('session')).toBe(sessions - 1);
    expect(Math.round((Date.now() - (mailCutoff?.getTime() ?? 0)) / 86_400_000)).toBe(7);
    const remaining = [
      'password_reset',
      'push_subscription',
      'usage_counter',
      'usage_object',
      'mail',
      'audit_entry',
    ];
    for (const table of remaining) {
      expect([table, await count(table)]).toEqual([table, 1]);
    }
    const tasks: unknown[] = await postgres.query('SELECT name, state FROM task ORDER BY number');
    expect(tasks).toEqual([
      { name: 'old', state: 1 },
      { name: 'new', state: 1 },
      { name: 'new', state: 10 },
    ]);
    const requests: { email: string }[] = await postgres.query('SELECT email FROM demo_request ORDER BY id');
    expect(requests.map(({ email }) => email.split('@')[0])).toEqual(['old', 'new', 'new']);
  });

  it('runs as a job', async () => {
    const { postgres } = app.stores;
    await postgres.query(`SELECT graphile_worker.add_job('clean-up', '{}', job_key := 'of this case')`);
    const queued = (): Promise<unknown[]> =>
      postgres.query(`SELECT task_identifier FROM graphile_worker.jobs WHERE key = 'of this case'`);
    await expect.poll(queued).toEqual([]);
  });

  it('is scheduled like the other clean-ups unless they are paused', async () => {
    const { stores } = app;
    const tables = async (): Promise<string[]> => {
      const rows: { identifier: string }[] = await stores.postgres.query(
        'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier',
      );
      return rows.map(({ identifier }) => identifier);
    };
    expect(await tables()).toEqual([]);
    const server = await createApp({ config: stores.config, stores, log: stores.log });
    try {
      await server.ready();
      expect(await tables()).toEqual([
        'cancel-bills',
        'check-positions',
        'clean-up',
        'clean-up-imports',
        'local-renewals',
        'merge-changes',
        'thin-snapshots',
      ]);
    } finally {
      await server.close();
    }
  });
});
