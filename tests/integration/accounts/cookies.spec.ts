import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { readPreferenceCookie } from '../../../server/http/security/base-cookie.js';
import { secretPaths } from '../../../server/http/logging/redact.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { password } from './support/password-user.js';
import { createEmail } from '../support/test-users.js';

const lines: string[] = [];
const log = pino(
  { level: 'trace', redact: secretPaths },
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  }),
);

let stores: TestStores;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function serverAt(publicUrl: string): Promise<FastifyInstance> {
  const app = await createApp({
    config: { ...stores.config, publicUrl },
    stores,
    log,
    scheduledJobs: false,
  });
  apps.push(app);
  return app;
}

async function register(app: FastifyInstance) {
  const email = createEmail();
  const response = await app.inject({
    method: 'POST',
    url: '/api/panel/user/register',
    payload: { email, password },
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return {
    email,
    response,
    cookies,
    session: cookies.find((line) => line.includes('session=')) ?? '',
  };
}

describe('the session cookie', () => {
  it('over HTTPS is limited to this host and HTTPS and hidden from scripts', async () => {
    const app = await serverAt('https://seo.example');
    const { session, response } = await register(app);
    expect(session).toMatch(/^__Host-session=[\w-]{43};/);
    const attributes = session
      .split('; ')
      .slice(1)
      .map((attribute) => attribute.toLowerCase());
    expect(attributes.sort()).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure']);
    expect(response.statusCode).toBe(200);
    const cookie = session.split(';')[0] ?? '';
    const current = await app.inject({ url: '/api/users/current', headers: { cookie } });
    expect(current.statusCode).toBe(200);
    const bare = await app.inject({
      url: '/api/users/current',
      headers: { cookie: cookie.slice('__Host-'.length) },
    });
    expect(bare.statusCode).toBe(401);
  });

  it('over HTTP is as strict as HTTP allows', async () => {
    const { session } = await register(await serverAt('http://localhost:4000'));
    const [value, ...attributes] = session.split('; ');
    expect(value).toMatch(/^session=[\w-]{43}$/);
    expect(attributes.map((attribute) => attribute.toLowerCase()).sort()).toEqual([
      'httponly',
      'path=/',
      'samesite=lax',
    ]);
  });

  it('appears in no response, log or table, and neither does the password', async () => {
    const app = await serverAt('http://localhost:4000');
    const { session, response, email } = await register(app);
    const token = /session=([\w-]+)/.exec(session)?.[1] ?? '';
    const headers = { cookie: `session=${token}` };
    const viewer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ viewer { csrfToken lastEmail account { id email apiTokenHint } } }' },
    });
    await app.inject({ url: `/api/users/current?password=${encodeURIComponent(password)}`, headers });
    const seen = [response.body, viewer.body, ...lines].join('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(seen).toContain(email);
    expect(seen).not.toContain(token);
    expect(seen).not.toContain(password);
    expect(seen).not.toContain(encodeURIComponent(password));
    expect(seen).not.toContain('argon2');
    const [row]: { rows: string }[] = await stores.postgres.query(
      `SELECT (SELECT string_agg(session::text, ' ') FROM session) || (SELECT string_agg(account::text, ' ') FROM account) AS rows`,
    );
    expect(row?.rows).not.toContain(token);
    expect(row?.rows).not.toContain(password);
  });
});

describe('the cookie of the selected database', () => {
  const selectBase = (app: FastifyInstance, protocol: string) =>
    app.inject({ url: '/changedb/msk', headers: { 'x-forwarded-proto': protocol } });

  it('over HTTPS is limited to this host and HTTPS', async () => {
    const app = await createApp({
      config: { ...stores.config, publicUrl: 'https://seo.example', trustProxy: true },
      stores,
      log,
      scheduledJobs: false,
    });
    apps.push(app);
    const cookie = String((await selectBase(app, 'https')).headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-db=msk;.*HttpOnly; Secure/);
    expect(readPreferenceCookie({ '__Host-db': 'msk', db: 'spb' }, 'db')).toBe('msk');
    expect(readPreferenceCookie({ db: 'spb' }, 'db')).toBe('spb');
    expect(String((await selectBase(app, 'http')).headers['set-cookie'])).toMatch(/^db=msk;/);
  });
});
