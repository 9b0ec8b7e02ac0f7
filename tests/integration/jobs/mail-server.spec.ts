import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { openSmtpServer, type SmtpBehavior, type SmtpServer } from './support/smtp-server.js';
import { waitUntil } from '../support/wait-until.js';

let app: RunningApp;
let smtp: SmtpServer;

beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await runApp({ smtpUrl: smtp.url, mailFrom: 'Rivalscope <hello@here.example>', loginAttempts: 1000 });
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.setBehavior('takes');
});

const requestReset = (email: string) =>
  app.guest.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email,
  });

const emailTo = ({ email }: TestUser) => smtp.delivered.find(({ recipient }) => recipient === email);

interface JobRow {
  attempts: number;
  last_error: string | null;
}

/** The queued email job of a user. */
async function findJob({ email }: TestUser): Promise<JobRow | undefined> {
  const rows: JobRow[] = await app.stores.postgres.query(
    `SELECT jobs.attempts, jobs.last_error FROM mail
     JOIN graphile_worker.jobs AS jobs ON jobs.key = 'mail ' || mail.id WHERE mail.letter ->> 'email' = $1`,
    [email],
  );
  return rows[0];
}

describe('email through an SMTP server', () => {
  it('is delivered with its sender, recipient and one id', async () => {
    const user = await createUser(app, { kind: 'demo' });
    await requestReset(user.email);
    const email = await waitUntil(() => emailTo(user));
    expect(email.headers.get('from')).toBe('Rivalscope <hello@here.example>');
    expect(email.to).toBe(user.email);
    expect(email.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(email.link).toMatch(/\/en\/forgotpassword\/[\w-]{43}$/);
    expect(email.html).toContain(email.link);
  });

  it('a hostile address adds no recipients or headers', async () => {
    const email = `"a b, other@people.example"@people.example`;
    await app.stores.postgres.query('INSERT INTO account (email, created_at) VALUES ($1, now())', [email]);
    await app.stores.postgres.query(
      `WITH made AS (INSERT INTO mail (id, letter, queued_at)
         SELECT gen_random_uuid(), jsonb_build_object('kind', 'registered', 'accountId', id), now()
         FROM account WHERE email = $1 RETURNING id)
       SELECT graphile_worker.add_job('send-mail', json_build_object('mail', id)) FROM made`,
      [email],
    );
    const before = smtp.delivered.length;
    const delivered = await waitUntil(() => smtp.delivered[before]);
    expect(delivered.recipient).toBe(email);
    expect(smtp.delivered.some(({ recipient }) => recipient === 'other@people.example')).toBe(false);
  });

  it.each<SmtpBehavior>(['silent', 'busy', 'garbage'])(
    'waits while the server is %s: the action succeeds and the email arrives later',
    async (behavior) => {
      const user = await createUser(app, { kind: 'demo' });
      smtp.setBehavior(behavior);
      expect((await requestReset(user.email)).errors).toBeUndefined();
      const failed = await waitUntil(async () => {
        const job = await findJob(user);
        return job?.last_error ? job : undefined;
      });
      expect(failed.attempts).toBeGreaterThan(0);
      smtp.setBehavior('takes');
      await app.stores.postgres.query(
        `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs`,
      );
      await waitUntil(() => emailTo(user));
      await waitUntil(async () => (await findJob(user)) === undefined);
      expect(smtp.delivered.filter(({ recipient }) => recipient === user.email)).toHaveLength(1);
    },
    90_000,
  );

  it('continues after the database dropped the job connections, even during a delivery', async () => {
    const cut = () =>
      app.stores.postgres.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'rivalscope jobs' AND datname = current_database()`,
      );
    const [first, second] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    smtp.setBehavior('holds');
    await requestReset(first.email);
    await waitUntil(() => smtp.received.find(({ recipient }) => recipient === first.email));
    await cut();
    smtp.setBehavior('takes');
    await waitUntil(() => emailTo(first));
    await cut();
    await requestReset(second.email);
    await waitUntil(() => emailTo(second));
    expect(smtp.delivered.filter(({ recipient }) => recipient === first.email)).toHaveLength(1);
  }, 90_000);

  it('is discarded when the server rejects the mailbox', async () => {
    const user = await createUser(app, { kind: 'demo' });
    smtp.setBehavior('unknown mailbox');
    await requestReset(user.email);
    const [row] = await waitUntil(async () => {
      const rows: { failure: string; sent_at: Date | null }[] = await app.stores.postgres.query(
        `SELECT failure, sent_at FROM mail WHERE letter ->> 'email' = $1 AND failure IS NOT NULL`,
        [user.email],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(row).toMatchObject({ failure: expect.stringContaining('550') as string, sent_at: null });
    await waitUntil(async () => (await findJob(user)) === undefined);
  });

  it('is skipped for accounts without an address', async () => {
    const before = smtp.connections;
    await requestReset('nobody-here@people.example');
    const rows = await waitUntil(async () => {
      const failures: { failure: string }[] = await app.stores.postgres.query(
        `SELECT failure FROM mail WHERE letter ->> 'email' = 'nobody-here@people.example' AND failure IS NOT NULL`,
      );
      return failures.length > 0 ? failures : undefined;
    });
    expect(rows).toHaveLength(1);
    expect(smtp.connections).toBe(before);
  });
});
