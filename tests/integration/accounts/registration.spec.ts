import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, freshEmail, password } from './support/known-person.js';
import { codeOf, openBrowser, viewerOf } from './support/test-browser.js';

let here: RunningApp;
beforeAll(async () => {
  here = await runApp({ loginAttempts: 1000 });
});

type Fields = Record<string, unknown>;

const register = (input: Fields, headers: Record<string, string> = {}, browser = openBrowser(here)) =>
  browser.graphql(
    `mutation ($input: RegistrationInput!) {
      register(input: $input) { kind plan { id } account { id email phone language domains wishedPlan { id } wishedTerm } }
    }`,
    { input: { password, passwordRepeat: password, ...input } },
    headers,
  );

async function registered(input: Fields, headers?: Record<string, string>): Promise<Fields> {
  const { data, errors } = await register({ email: freshEmail(), ...input }, headers);
  expect(errors).toBeUndefined();
  return (data as { register: { account: Fields } }).register.account;
}

async function refused(input: Fields): Promise<(string | undefined)[]> {
  const { errors } = await register({ email: freshEmail(), ...input });
  return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
}

describe('A2 registration', () => {
  it('makes a demo account, logs in, and keeps the e-mail in one spelling', async () => {
    const email = freshEmail();
    const browser = openBrowser(here);
    const { data } = await register({ email: `  ${email.toUpperCase()} ` }, {}, browser);
    expect(data).toMatchObject({
      register: { kind: 'DEMO', plan: { id: 0 }, account: { email, phone: null } },
    });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    expect(await refused({ email })).toEqual(['EMAIL_TAKEN', 'email']);
  });

  it('keeps a domain of letters beyond ASCII in its ASCII form', async () => {
    const local = freshEmail().split('@')[0] ?? '';
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
  ])('%j is no e-mail', async (email) => {
    const expected = email.trim() === 'a@b.example' ? [undefined, undefined] : ['INVALID_EMAIL', 'email'];
    expect(await refused({ email })).toEqual(expected);
  });

  it('takes a phone in any international spelling, once', async () => {
    expect(await registered({ phone: ' +44 20 7946 0958 ' })).toMatchObject({ phone: '+442079460958' });
    expect(await refused({ phone: '+442079460958' })).toEqual(['PHONE_TAKEN', 'phone']);
    expect(await registered({ phone: '' })).toMatchObject({ phone: null });
  });

  it.each(['2025550123', '8 912 345 67 89', '+1 202', '+999 12345678', 'phone', '+12025550123 ext 5'])(
    '%j is no international phone',
    async (phone) => {
      expect(await refused({ phone })).toEqual(['INVALID_PHONE', 'phone']);
    },
  );

  it('keeps the wished plan and term; only what is sold can be wished', async () => {
    for (const plan of [3, 4, 5, 6]) {
      expect(await registered({ plan, term: 3 })).toMatchObject({ wishedPlan: { id: plan }, wishedTerm: 3 });
    }
    for (const plan of [-1, 0, 2, 7, 100]) expect(await refused({ plan })).toEqual(['INVALID_FIELD', 'plan']);
    for (const term of [-1, 4]) expect(await refused({ term })).toEqual(['INVALID_FIELD', 'term']);
  });

  it('a wished plan is no plan: nothing is opened by it', async () => {
    const { data } = await register({ email: freshEmail(), plan: 5 });
    expect(data).toMatchObject({ register: { kind: 'DEMO', plan: { id: 0 } } });
  });

  it('keeps the first domain of the text', async () => {
    const domain = '\n https://www.Shop.example/path \nother.example';
    expect(await registered({ plan: 1, domain })).toMatchObject({
      domains: ['shop.example'],
      wishedPlan: null,
    });
    expect(await registered({ domain })).toMatchObject({ domains: ['shop.example'] });
    expect(await registered({ plan: 1, tariff: 4, domain })).toMatchObject({ wishedPlan: { id: 4 } });
    expect(await refused({ domain: 'no domain' })).toEqual(['INVALID_FIELD', 'domain']);
  });

  it('writes letters in the language of the request, or the one that is named', async () => {
    expect(await registered({}, { 'accept-language': 'ru' })).toMatchObject({ language: 'ru' });
    expect(await registered({ language: 'en' }, { 'accept-language': 'ru' })).toMatchObject({
      language: 'en',
    });
  });

  it('20 at once of one e-mail make one account', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email })));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(19);
  });

  it('#22 what is not asked for is refused, and nobody becomes more by it', async () => {
    for (const extra of [{ isAdministrator: true }, { ownerId: 1 }, { paidUntil: '2030-01-01' }]) {
      expect((await refused(extra))[0]).toBe('BAD_REQUEST');
    }
    const email = freshEmail();
    const extras = {
      isAdministrator: true,
      is_administrator: 1,
      paid_until: '2030-01-01',
      plan_id: 5,
      parent: 1,
    };
    const answer = await here.guest.send('POST', '/api/panel/user/register', { email, password, ...extras });
    expect(await answer.json()).toMatchObject({ user: { parent: -1, isPayed: false, payedDate: 0 } });
    const rows: unknown[] = await here.stores.postgres.query(
      'SELECT is_administrator, paid_until, plan_id, owner_id FROM account WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ is_administrator: false, paid_until: null, plan_id: null, owner_id: null }]);
  });
});

describe('A2 A3 the REST calls of the documents', () => {
  it('register and auth answer the user and set the cookie', async () => {
    const email = freshEmail();
    const browser = openBrowser(here);
    const made = await browser.rest('POST', '/api/panel/user/register', {
      email,
      password,
      plan: 1,
      tariff: 3,
      domain: 'shop.example\nother.example',
    });
    expect(made.status).toBe(200);
    const { user } = (await made.json()) as { user: Fields };
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

    const again = openBrowser(here);
    const auth = await again.rest('POST', '/panel/user/auth', { email, password });
    expect([auth.status, await auth.json()]).toMatchObject([200, { user: { id: user['id'], email } }]);
    const wrong = await again.rest('POST', '/panel/user/auth', { email, password: 'wrong guess' });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'WRONG_CREDENTIALS' }]);
  });

  it('errors name the field of the form, in the language of the request', async () => {
    const answer = await here.guest.send(
      'POST',
      '/api/panel/user/register',
      { email: freshEmail(), password, phone: '123' },
      { 'accept-language': 'ru' },
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        code: 'INVALID_PHONE',
        field: 'phone',
        message: 'Введите телефон в международном формате, например +12025550123.',
      },
    ]);
  });

  it('passwords are read from no address', async () => {
    const { email } = await createUserWithPassword(here);
    const query = new URLSearchParams({ email, password }).toString();
    expect((await here.guest.send('POST', `/api/panel/user/auth?${query}`)).status).toBe(400);
  });

  it('a sub-user has the owner’s plan, id and e-mail', async () => {
    const owner = await createUserWithPassword(here, 'team');
    const member = await createUser(here, { kind: 'demo', owner });
    const user = (await (await here.as(member).get('/api/panel/user')).json()) as Fields;
    expect(user).toMatchObject({ id: member.id, parent: owner.id, parentEmail: owner.email, tariff: 5 });
    expect(user).toMatchObject({ isCurrentTariffPayed: true, limitNumber: 1000 });
  });

  it('the user of the panel has the documents’ fields; a guest has the id 0', async () => {
    const { email, id } = await createUserWithPassword(here, 'pro');
    const browser = openBrowser(here);
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
    expect(await (await here.guest.get('/api/panel/user')).json()).toMatchObject({
      id: 0,
      email: null,
      parent: -1,
    });
    expect((await here.guest.get('/api/users/current')).status).toBe(401);
  });
});
