import { beforeAll, describe, expect, it } from 'vitest';
import { cardWidget } from '../../../server/contract/billing/card-widget.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { createScriptCaller, fetchCsrfToken } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createPartner, createBill, notifyPaid, shop, readState } from './support/bill-calls.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ cloudPayments: shop });
});

const asScript = (user: TestUser) => createScriptCaller(app.url, user);

/** Posts the form of a bill like a browser without scripts and returns the redirect target. */
async function postForm(user: TestUser, id: number | string, fields: Record<string, string>) {
  const { headers } = user;
  const csrf = await fetchCsrfToken(app.url, headers);
  const response = await fetch(`${app.url}/bills/${id}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ act: 'initPayment', csrf_token: csrf, ...fields }),
    redirect: 'manual',
  });
  return [response.status, response.headers.get('location')];
}

describe('the form of a bill, act=initPayment', () => {
  it('redirects to the bill page, which opens the payment widget', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const id = await createBill(app, user);
    expect(await postForm(user, id, { method: '1', subscription: '1', agreement: 'on' })).toEqual([
      303,
      `/bills/${id}?pay=card`,
    ]);
    expect(await postForm(user, id, { method: '2', agreement: '1' })).toEqual([
      303,
      `/bills/${id}?pay=wallet`,
    ]);
    const [row]: { subscribes: boolean }[] = await app.stores.postgres.query(
      'SELECT subscribes FROM bill WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ subscribes: false });
    expect(await readState(app, user, id)).toBe('unpaid');
  });

  it('redirects back with the error, or to the result when nothing is due', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const id = await createBill(app, user);
    expect(await postForm(user, id, { method: '1' })).toEqual([303, `/bills/${id}?error=PAYMENT_AGREEMENT`]);
    expect(await postForm(user, id, { method: '2', subscription: 'on', agreement: 'on' })).toEqual([
      303,
      `/bills/${id}?error=INVALID_FIELD`,
    ]);
    const other = await createUser(app, { kind: 'demo' });
    expect(await postForm(other, id, { agreement: 'on' })).toEqual([303, `/payment/invalid?bill=${id}`]);
    await notifyPaid(app, user, id, { transaction: 'form-1', amount: '49.00' });
    expect(await postForm(user, id, { agreement: 'on' })).toEqual([303, `/payment/invalid?bill=${id}`]);
  });

  it('is rejected without the CSRF token and sends a guest to the login', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const id = await createBill(app, user);
    const rejected = await fetch(`${app.url}/bills/${id}`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ act: 'initPayment', agreement: 'on' }),
      redirect: 'manual',
    });
    expect(rejected.status).toBe(403);
    const guest = await app.guest.send('POST', `/bills/${id}`, { act: 'initPayment', agreement: '1' });
    expect([guest.status, guest.headers.get('location')]).toEqual([303, `/login?redirect=%2Fbills%2F${id}`]);
  });
});

describe('POST /payment/applyPromo', () => {
  it('returns the bill with its new price in the documented form and rejects with a stable code', async () => {
    await createPartner(app, 'rest-code', 10);
    const user = await createUser(app, { kind: 'pro' });
    const id = await createBill(app, user, 4, 'prolong');
    const apply = (promo: string, fields: object = {}) =>
      asScript(user).send('POST', '/payment/applyPromo', { billId: id, promo, ...fields });
    const rejected = await apply('no-such-code');
    expect([rejected.status, await rejected.json()]).toMatchObject([
      422,
      { code: 'PROMO_INACTIVE', field: 'promo' },
    ]);
    const response = await apply('rest-code', { key: 'promo-once' });
    const { bill } = (await response.json()) as { bill: Record<string, unknown> };
    expect([response.status, bill]).toMatchObject([
      200,
      { _id: id, regularPrice: 99, realPrice: 89, promoDiscount: 10 },
    ]);
    expect(bill['promoId']).toBeGreaterThan(0);
    expect(bill['promoCodeID']).toBe(bill['promoId']);
    const repeated = await asScript(user).send('POST', '/api/payment/applyPromo', {
      billId: id,
      promo: 'rest-code',
      key: 'promo-once',
    });
    expect([repeated.status, await repeated.json()]).toMatchObject([200, { bill: { realPrice: 89 } }]);
    expect((await apply('rest-code')).status).toBe(409);
    const foreign = await asScript(await createUser(app, { kind: 'pro' })).send(
      'POST',
      '/payment/applyPromo',
      {
        billId: id,
        promo: 'rest-code',
      },
    );
    expect(foreign.status).toBe(404);
  });
});

describe('POST /payment/applyPartnerPayout', () => {
  it('accepts the amount as typed and returns bill and user', async () => {
    const partner = await createPartner(app, 'payout-code', 0, 'pro');
    const id = await createBill(app, partner, 4, 'prolong');
    const pay = async (amount: string, fields: object = {}) => {
      const response = await asScript(partner).send('POST', '/payment/applyPartnerPayout', {
        billId: id,
        amount,
        ...fields,
      });
      return [response.status, await response.json()] as const;
    };
    for (const [amount, code] of [
      ['0', 'PAYOUT_INVALID'],
      ['-5', 'PAYOUT_INVALID'],
      ['five', 'PAYOUT_INVALID'],
      ['1.234', 'PAYOUT_INVALID'],
      ['99.01', 'PAYOUT_EXCEEDS'],
      ['9.81', 'PAYOUT_BALANCE'],
    ] as const) {
      expect(await pay(amount)).toMatchObject([422, { code, field: 'amount' }]);
    }
    expect(await pay('4,50', { key: 'payout-1' })).toMatchObject([
      200,
      {
        bill: { realPrice: 94.5, partnerPayout: 4.5, promoId: 0 },
        user: { id: partner.id, email: partner.email, partnerBalance: 5.3 },
      },
    ]);
  });
});

describe('bill calls with an idempotency key', () => {
  it('a payout runs once for any number of repeated or concurrent calls, and another amount is rejected', async () => {
    const partner = await createPartner(app, 'keyed-code');
    const bill = await createBill(app, partner);
    const pay = (amountCents: number, key: string | null) =>
      app.as(partner).graphql(
        `mutation ($bill: Int!, $amountCents: Int!, $key: String) {
           applyPartnerPayout(bill: $bill, amountCents: $amountCents, key: $key) { balanceCents bill { realCents } } }`,
        { bill, amountCents, key },
      );
    const results = await Promise.all(Array.from({ length: 20 }, () => pay(300, 'the-key')));
    expect(new Set(results.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ applyPartnerPayout: { balanceCents: 680, bill: { realCents: 4600 } } })]),
    );
    const other = await pay(200, 'the-key');
    expect(other.errors?.[0]?.extensions.code).toBe('KEY_REUSED');
    expect((await pay(300, 'bad key!')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_FIELD',
      field: 'key',
    });
    const second = await pay(300, null);
    expect(second.data).toEqual({ applyPartnerPayout: { balanceCents: 380, bill: { realCents: 4300 } } });
    // A rejected payout releases its idempotency key.
    expect((await pay(10_000, 'later')).errors?.[0]?.extensions.code).toBe('PAYOUT_EXCEEDS');
    expect((await pay(80, 'later')).data).toEqual({
      applyPartnerPayout: { balanceCents: 300, bill: { realCents: 4220 } },
    });
  });

  it('recurring payments end once, and an invitation is emailed once', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const { postgres } = app.stores;
    await postgres.query('UPDATE account SET subscription_id = 1 WHERE id = $1', [user.id]);
    const close = async (key: string) => {
      const { data, errors } = await app
        .as(user)
        .graphql('mutation ($key: String) { closeSubscription(key: $key) { message } }', { key });
      return errors?.[0]?.extensions.code ?? data?.['closeSubscription'];
    };
    const first = await close('close-1');
    expect([await close('close-1'), await close('close-2')]).toEqual([first, 'SUBSCRIPTION_NOT_ACTIVE']);

    const owner = await createUser(app, { kind: 'team' });
    const add = async (email: string) => {
      const { data, errors } = await app
        .as(owner)
        .graphql('mutation ($email: String!, $key: String) { addCorporateUser(email: $email, key: $key) }', {
          email,
          key: 'add-1',
        });
      return errors?.[0]?.extensions.code ?? data?.['addCorporateUser'];
    };
    const email = `keyed-${owner.id}@people.example`;
    const added = await add(email);
    expect([await add(email), await add(`x${email}`)]).toEqual([added, 'KEY_REUSED']);
    const [mails]: { count: number }[] = await postgres.query(
      'SELECT count(*)::int AS count FROM invitation WHERE owner_id = $1',
      [owner.id],
    );
    expect(mails).toEqual({ count: 1 });
  });
});

describe('the Content-Security-Policy for the card payment widget', () => {
  it('allows the widget only on the page of a bill', async () => {
    const policyOf = async (path: string) =>
      (await app.guest.get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';
    const { origin } = cardWidget;
    const open = await policyOf('/bills/7');
    expect(open).toMatch(new RegExp(`script-src ${origin} 'self' 'nonce-[^']+'`));
    expect(open).toContain(`frame-src ${origin}`);
    for (const path of ['/', '/bills', '/panel', '/payment/success?bill=7', '/pricing', '/bills/7/company']) {
      expect(await policyOf(path)).not.toContain(origin);
    }
  });
});
