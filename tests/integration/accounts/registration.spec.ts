import { beforeAll, describe, expect, it } from 'vitest';
import { createEmail, createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, password } from './support/password-user.js';
import { register, openBrowser, viewerOf } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000 });
});

type Fields = Record<string, unknown>;

const submit = (input: Fields, headers: Record<string, string> = {}, browser = openBrowser(app)) =>
  register(browser, { password, ...input }, headers);

async function registered(input: Fields, headers?: Record<string, string>): Promise<Fields> {
  const { data, errors } = await submit({ email: createEmail(), ...input }, headers);
  expect(errors).toBeUndefined();
  return (data as { register: { account: Fields } }).register.account;
}

async function rejectedFields(input: Fields): Promise<(string | undefined)[]> {
  const { errors } = await submit({ email: createEmail(), ...input });
  return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
}

describe('registration', () => {
  it('creates a free account, logs in and normalizes the email', async () => {
    const email = createEmail();
    const browser = openBrowser(app);
    const { data } = await submit({ email: `  ${email.toUpperCase()} ` }, {}, browser);
    expect(data).toMatchObject({
      register: { kind: 'DEMO', plan: { id: 0 }, account: { email, phone: null } },
    });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    expect(await rejectedFields({ email })).toEqual(['EMAIL_TAKEN', 'email']);
  });

  it('stores an internationalized domain in its ASCII form', async () => {
    const local = createEmail().split('@')[0] ?? '';
    const { email } = await registered({ email: `${local}@Почта.Example` });
    expect(email).toBe(`${local}@xn--80a1acny.example`);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b.example\n',
    `${'a'.repeat(250)}@b.example`,
  ])('rejects %j as an email', async (email) => {
    const expected = email.trim() === 'a@b.example' ? [undefined, undefined] : ['INVALID_EMAIL', 'email'];
    expect(await rejectedFields({ email })).toEqual(expected);
  });

  it('accepts a phone in any international format, once', async () => {
    expect(await registered({ phone: ' +44 20 7946 0958 ' })).toMatchObject({ phone: '+442079460958' });
    expect(await rejectedFields({ phone: '+442079460958' })).toEqual(['PHONE_TAKEN', 'phone']);
    expect(await registered({ phone: '' })).toMatchObject({ phone: null });
  });

  it.each(['2025550123', '8 912 345 67 89', '+1 202', '+999 12345678', 'phone', '+12025550123 ext 5'])(
    'rejects %j as an international phone',
    async (phone) => {
      expect(await rejectedFields({ phone })).toEqual(['INVALID_PHONE', 'phone']);
    },
  );

  it('stores the requested plan and term, and only plans on sale can be requested', async () => {
    for (const plan of [3, 4, 5, 6]) {
      expect(await registered({ plan, term: 3 })).toMatchObject({ wishedPlan: { id: plan }, wishedTerm: 3 });
    }
    for (const plan of [-1, 0, 2, 7, 100]) {
      expect(await rejectedFields({ plan })).toEqual(['INVALID_FIELD', 'plan']);
    }
    for (const term of [-1, 4]) expect(await rejectedFields({ term })).toEqual(['INVALID_FIELD', 'term']);
  });

  it('a requested plan grants no access', async () => {
    const { data } = await submit({ email: createEmail(), plan: 5 });
    expect(data).toMatchObject({ register: { kind: 'DEMO', plan: { id: 0 } } });
  });

  it('stores the first domain of the text', async () => {
    const domain = '\n https://www.Shop.example/path \nother.example';
    expect(await registered({ plan: 1, domain })).toMatchObject({
      domains: ['shop.example'],
      wishedPlan: null,
    });
    expect(await registered({ domain })).toMatchObject({ domains: ['shop.example'] });
    expect(await registered({ plan: 1, tariff: 4, domain })).toMatchObject({ wishedPlan: { id: 4 } });
    expect(await registered({ tariff: 4, domain })).toMatchObject({
      domains: ['other.example', 'shop.example'],
    });
    expect(await rejectedFields({ domain: 'no domain' })).toEqual(['INVALID_FIELD', 'domain']);
  });

  it('sends emails in the language of the request or in the chosen one', async () => {
    expect(await registered({}, { 'accept-language': 'ru' })).toMatchObject({ language: 'ru' });
    expect(await registered({ language: 'en' }, { 'accept-language': 'ru' })).toMatchObject({
      language: 'en',
    });
  });

  it('20 concurrent registrations with one email create one account', async () => {
    const email = createEmail();
    const results = await Promise.all(Array.from({ length: 20 }, () => submit({ email })));
    const codes = results.map(getErrorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(19);
  });

  it('rejects unknown fields, which cannot raise privileges', async () => {
    for (const extra of [{ isAdministrator: true }, { ownerId: 1 }, { paidUntil: '2030-01-01' }]) {
      expect((await rejectedFields(extra))[0]).toBe('BAD_REQUEST');
    }
    const email = createEmail();
    const extras = {
      isAdministrator: true,
      is_administrator: 1,
      paid_until: '2030-01-01',
      plan_id: 5,
      parent: 1,
    };
    const response = await app.guest.send('POST', '/api/panel/user/register', {
      email,
      password,
      ...extras,
    });
    expect(await response.json()).toMatchObject({ user: { parent: -1, isPayed: false, payedDate: 0 } });
    const rows: unknown[] = await app.stores.postgres.query(
      'SELECT is_administrator, plan_ends_at, plan_schedule, owner_id FROM account WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([
      { is_administrator: false, plan_ends_at: null, plan_schedule: [], owner_id: null },
    ]);
  });
});

describe('account calls of the public REST API', () => {
  it('register and auth return the user and set the cookie', async () => {
    const email = createEmail();
    const browser = openBrowser(app);
    const registration = await browser.rest('POST', '/api/panel/user/register', {
      email,
      password,
      plan: 1,
      tariff: 3,
      domain: 'shop.example\nother.example',
    });
    expect(registration.status).toBe(200);
    const { user } = (await registration.json()) as { user: Fields };
    expect(user).toMatchObject({
      email,
      phone: null,
      parent: -1,
      parentEmail: null,
      isPayed: false,
      lastPaySumm: 0,
    });
    expect(browser.cookies.has('session')).toBe(true);
    const current = await browser.get('/users/current');
    expect(await current.json()).toEqual({ id: user['id'], email, phone: null });

    const secondBrowser = openBrowser(app);
    const auth = await secondBrowser.rest('POST', '/panel/user/auth', { email, password });
    expect([auth.status, await auth.json()]).toMatchObject([200, { user: { id: user['id'], email } }]);
    const rejected = await secondBrowser.rest('POST', '/panel/user/auth', { email, password: 'wrong guess' });
    expect([rejected.status, await rejected.json()]).toMatchObject([401, { code: 'WRONG_CREDENTIALS' }]);
  });

  it('errors name the form field in the language of the request', async () => {
    const response = await app.guest.send(
      'POST',
      '/api/panel/user/register',
      { email: createEmail(), password, phone: '123' },
      { 'accept-language': 'ru' },
    );
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        code: 'INVALID_PHONE',
        field: 'phone',
        message: 'Введите телефон в международном формате, например +12025550123.',
      },
    ]);
  });

  it('passwords in the query string are ignored', async () => {
    const { email } = await createUserWithPassword(app);
    const query = new URLSearchParams({ email, password }).toString();
    expect((await app.guest.send('POST', `/api/panel/user/auth?${query}`)).status).toBe(400);
  });

  it('a team member has the plan, id and email of the owner', async () => {
    const owner = await createUserWithPassword(app, 'team');
    const member = await createUser(app, { kind: 'demo', owner });
    const user = (await (await app.as(member).get('/api/panel/user')).json()) as Fields;
    expect(user).toMatchObject({ id: member.id, parent: owner.id, parentEmail: owner.email, tariff: 5 });
    expect(user).toMatchObject({ isCurrentTariffPayed: true, limitNumber: 1000 });
  });

  it('the current user has the fields of the public API, and a guest has id 0', async () => {
    const { email, id } = await createUserWithPassword(app, 'pro');
    const browser = openBrowser(app);
    await browser.rest('POST', '/panel/user/auth', { email, password });
    const user = (await (await browser.get('/api/panel/user')).json()) as Fields;
    expect(user).toMatchObject({
      id,
      email,
      parent: -1,
      tariff: 4,
      isCurrentTariffPayed: true,
      subscriptionId: 0,
    });
    expect(Number(user['payedDate'])).toBeGreaterThan(Date.now() / 1000);
    expect(user).toMatchObject({ usedLimit: 0, limitNumber: 300 });
    expect(await (await app.guest.get('/api/panel/user')).json()).toMatchObject({
      id: 0,
      email: null,
      parent: -1,
    });
    expect((await app.guest.get('/api/users/current')).status).toBe(401);
  });
});
