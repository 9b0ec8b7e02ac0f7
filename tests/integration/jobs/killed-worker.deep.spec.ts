import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { startWorker, type WorkerProcess } from './support/worker-process.js';
import { openSmtpServer, type SmtpServer } from './support/smtp-server.js';
import { waitUntil } from '../support/wait-until.js';

let app: RunningApp;
let smtp: SmtpServer;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  smtp = await openSmtpServer('holds');
  app = await runApp({ smtpUrl: smtp.url, jobConcurrency: 0 }, undefined, { ownServers: true });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  await smtp.close();
});

function start(dataDir: string): WorkerProcess {
  const worker = startWorker(dataDir, { SMTP_URL: smtp.url });
  workers.push(worker);
  return worker;
}

const requestReset = (email: string) =>
  app.guest.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email,
  });

const jobsLeft = async (): Promise<number> => {
  const [row]: { count: number }[] = await app.stores.postgres.query(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs',
  );
  return row?.count ?? -1;
};

describe('a killed worker', () => {
  it('during the delivery of an email leaves it to the next worker, which sends it once with a valid link', async () => {
    const { email } = await createUser(app, { kind: 'demo' });
    const first = start(app.stores.config.dataDir);
    await requestReset(email);
    await waitUntil(() => smtp.received.length === 1, { attempts: 1600 });
    await first.end('SIGKILL');
    smtp.setBehavior('takes');

    start(app.stores.config.dataDir);
    await waitUntil(async () => (await jobsLeft()) === 0, { attempts: 1600 });
    expect(smtp.delivered.map(({ recipient }) => recipient)).toEqual([email]);
    const [lost, sent] = smtp.received;
    expect(sent?.headers.get('message-id')).toBe(lost?.headers.get('message-id'));
    const isValidLink = (link = '') =>
      app.guest.graphql('query ($uid: String!) { passwordReset(uid: $uid) }', {
        uid: link.split('/').pop(),
      });
    expect((await isValidLink(sent?.link)).data).toEqual({ passwordReset: true });
    expect((await isValidLink(lost?.link)).errors).toHaveLength(1);
  }, 90_000);

  it('after recording a sent email does not cause a second delivery', async () => {
    const [before]: { id: string }[] = await app.stores.postgres.query(
      'SELECT id FROM mail WHERE sent_at IS NOT NULL LIMIT 1',
    );
    await app.stores.postgres.query(
      `SELECT graphile_worker.add_job('send-mail', json_build_object('mail', $1::text))`,
      [before?.id],
    );
    await waitUntil(async () => (await jobsLeft()) === 0, { attempts: 1600 });
    expect(smtp.delivered).toHaveLength(1);
    const worker = workers.at(-1) ?? expect.fail();
    await worker.end('SIGTERM');
    expect(worker.process.signalCode).toBe('SIGTERM');
    expect(worker.output()).toMatch(/^stopped$/m);
  }, 60_000);
});
