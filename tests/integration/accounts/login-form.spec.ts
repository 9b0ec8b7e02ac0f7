import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { openBrowser, viewerOf } from './support/test-browser.js';
import { createEmail } from '../support/test-users.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000 });
});

async function logInTo(rurl: string): Promise<string | null> {
  const { email } = await createUserWithPassword(app);
  const response = await openBrowser(app).form('/login', { act: 'login', email, password, rurl });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

describe('the redirect after a login', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '%2F%2Fevil.example',
    '%2f%5cevil.example',
    '/%00',
  ])('sends %j to the home page or keeps the visitor on this site', async (rurl) => {
    const location = await logInTo(rurl);
    expect(new URL(location ?? '', app.url).origin).toBe(app.url);
    expect(location).not.toContain('evil');
  });

  it.each([
    ['/panel', '/panel'],
    [
      '/report/organic/keywords?domain=alpha.example#page=2',
      '/report/organic/keywords?domain=alpha.example#page=2',
    ],
    ['%2Fhistory%3Fpage%3D2', '/history?page=2'],
    ['/', '/'],
    ['', '/'],
  ])('sends %j to %j', async (rurl, page) => {
    expect(await logInTo(rurl)).toBe(page);
  });
});

describe('the form of /login', () => {
  it('a wrong password redirects back with an error code and the target, without other details', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app);
    const fields = { act: 'login', email, password: 'wrong guess', rurl: '/panel' };
    const response = await browser.form('/login', fields);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/login?error=WRONG_CREDENTIALS&redirect=%2Fpanel',
    ]);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('registers with plan and term and redirects to the confirmation page', async () => {
    const email = createEmail();
    const browser = openBrowser(app);
    const response = await browser.form('/login', {
      act: 'register',
      email,
      password,
      password2: password,
      phone: '+1 202-555-0191',
      tarif: '4',
      srok: '2',
      rurl: '/panel',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/successful-registration?redirect=%2Fpanel',
    ]);
    expect(await viewerOf(browser)).toMatchObject({ kind: 'DEMO', account: { email } });
    const { data } = await browser.graphql('{ currentAccount { phone wishedPlan { id } wishedTerm } }');
    expect(data?.['currentAccount']).toEqual({ phone: '+12025550191', wishedPlan: { id: 4 }, wishedTerm: 2 });
  });

  it('a rejected registration redirects back to its form', async () => {
    const browser = openBrowser(app);
    const fields = { act: 'register', email: createEmail(), password, password2: `${password}!` };
    const response = await browser.form('/login', fields);
    expect(response.headers.get('location')).toBe('/login?error=PASSWORDS_DIFFER&act=register');
    expect(await viewerOf(browser)).toMatchObject({ kind: 'GUEST' });
  });

  it('sends a login reminder by phone number', async () => {
    const response = await openBrowser(app).form('/login', { act: 'remindLogin', phone: '+12025550192' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?reminded=1']);
  });

  it('rejects an unknown action', async () => {
    expect((await openBrowser(app).form('/login', { act: 'drop' })).status).toBe(400);
  });

  it('GET /logout shows a page and does not end the session', async () => {
    const { email } = await createUserWithPassword(app);
    const browser = openBrowser(app);
    await browser.form('/login', { act: 'login', email, password });
    const page = await browser.get('/logout', { accept: 'text/html' });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    expect((await browser.form('/logout', {})).status).toBe(200);
    expect(await viewerOf(browser)).toMatchObject({ account: null });
  });
});

describe('security headers of account responses', () => {
  it.each(['/panel/user', '/users/current', '/login', '/logout', '/api/panel/user', '/api/users/current'])(
    '%s',
    async (path) => {
      const responses = [
        await app.guest.get(path),
        await app.guest.get(path, { accept: 'text/html' }),
        await openBrowser(app).form(path, { act: 'login', email: 'nobody@people.example', password: 'x' }),
      ];
      for (const { headers } of responses) {
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      }
    },
  );
});
