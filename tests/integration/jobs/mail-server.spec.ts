import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { openSmtpServer, type SmtpBehavior, type SmtpServer } from './support/smtp-server.js';

let app: RunningApp;
let smtp: SmtpServer;

beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await runApp({ smtpUrl: smtp.url, mailFrom: 'Rivalscope <hello@here.example>', loginAttempts: 1000 });
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.turn('takes');
});

const ask = (email: string) =>
  app.guest.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email,
  });

async function until<Value>(what: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 1200; tries++) {
    const value = await what();
    if (value !== undefined) return value;
    await sleep(25);
  }
  throw new Error('it did not happen');
}

const letterTo = ({ email }: TestUser) => smtp.delivered.find(({ recipient }) => recipient === email);

interface JobRow {
  attempts: number;
  last_error: string | null;
}

/** The waiting job of the mail to a person. */
async function jobOf({ email }: TestUser): Promise<JobRow | undefined> {
  const rows: JobRow[] = await app.stores.postgres.query(
    `SELECT jobs.attempts, jobs.last_error FROM mail
     JOIN graphile_worker.jobs AS jobs ON jobs.key = 'mail ' || mail.id WHERE mail.letter ->> 'email' = $1`,
    [email],
  );
  return rows[0];
}

describe('mail through a mail server', () => {
  it('is handed over with its sender, its reader and one id', async () => {
    const person = await createUser(app, { kind: 'demo' });
    await ask(person.email);
    const letter = await until(() => letterTo(person));
    expect(letter.headers.get('from')).toBe('Rivalscope <hello@here.example>');
    expect(letter.to).toBe(person.email);
    expect(letter.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(letter.link).toMatch(/\/en\/forgotpassword\/[\w-]{43}$/);
    expect(letter.html).toContain(letter.link);
  });

  it('is not held to several readers or further headers by a hostile e-mail', async () => {
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
    const letter = await until(() => smtp.delivered[before]);
    expect(letter.recipient).toBe(email);
    expect(smtp.delivered.some(({ recipient }) => recipient === 'other@people.example')).toBe(false);
  });

  it.each<SmtpBehavior>(['silent', 'busy', 'garbage'])(
    '#59 waits while the mail server is %s: the action does not fail or wait, and the letter comes later',
    async (mood) => {
      const person = await createUser(app, { kind: 'demo' });
      smtp.turn(mood);
      const started = performance.now();
      expect((await ask(person.email)).errors).toBeUndefined();
      expect(performance.now() - started).toBeLessThan(1000);
      const failed = await until(async () => {
        const job = await jobOf(person);
        return job?.last_error ? job : undefined;
      });
      expect(failed.attempts).toBeGreaterThan(0);
      smtp.turn('takes');
      await app.stores.postgres.query(
        `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs`,
      );
      await until(() => letterTo(person));
      await until(async () => ((await jobOf(person)) === undefined ? true : undefined));
      expect(smtp.delivered.filter(({ recipient }) => recipient === person.email)).toHaveLength(1);
    },
    90_000,
  );

  it('#57 goes on after the database cut the connections of the jobs, also in the middle of one', async () => {
    const cut = () =>
      app.stores.postgres.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'rivalscope jobs' AND datname = current_database()`,
      );
    const [first, second] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    smtp.turn('holds');
    await ask(first.email);
    await until(() => smtp.read.find(({ recipient }) => recipient === first.email));
    await cut();
    smtp.turn('takes');
    await until(() => letterTo(first));
    await cut();
    await ask(second.email);
    await until(() => letterTo(second));
    expect(smtp.delivered.filter(({ recipient }) => recipient === first.email)).toHaveLength(1);
  }, 90_000);

  it('is given up where the mail server knows no such mailbox', async () => {
    const person = await createUser(app, { kind: 'demo' });
    smtp.turn('unknown mailbox');
    await ask(person.email);
    const [row] = await until(async () => {
      const rows: { failure: string; sent_at: Date | null }[] = await app.stores.postgres.query(
        `SELECT failure, sent_at FROM mail WHERE letter ->> 'email' = $1 AND failure IS NOT NULL`,
        [person.email],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(row).toMatchObject({ failure: expect.stringContaining('550') as string, sent_at: null });
    await until(async () => ((await jobOf(person)) === undefined ? true : undefined));
  });

  it('is forgotten where nobody is to be written to', async () => {
    const before = smtp.connections;
    await ask('nobody-here@people.example');
    const rows = await until(async () => {
      const found: { failure: string }[] = await app.stores.postgres.query(
        `SELECT failure FROM mail WHERE letter ->> 'email' = 'nobody-here@people.example' AND failure IS NOT NULL`,
      );
      return found.length > 0 ? found : undefined;
    });
    expect(rows).toHaveLength(1);
    expect(smtp.connections).toBe(before);
  });
});
