import { beforeAll, describe, expect, it } from 'vitest';
import { cardWidget } from '../../../server/contract/card-widget.js';
import { createUser, type TestUser } from '../support/people.js';
import { csrfTokenOf } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createPartner, newBill, notifyPaid, shop, stateOf } from './support/bill-calls.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ cloudPayments: shop });
});

const byToken = ({ token }: TestUser) => app.as({ headers: { 'x-api-token': token } });

/** The form of a bill as a browser without scripts posts it: where it leads. */
async function postForm(person: TestUser, id: number | string, fields: Record<string, string>) {
  const { headers } = person;
  const csrf = await csrfTokenOf(app.url, headers);
  const answer = await fetch(`${app.url}/bills/${id}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ act: 'initPayment', csrf_token: csrf, ...fields }),
    redirect: 'manual',
  });
  return [answer.status, answer.headers.get('location')];
}

describe('A25 the form of a bill, act=initPayment', () => {
  it('leads to the bill, on whose page the widget is opened', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const id = await newBill(app, person);
    expect(await postForm(person, id, { method: '1', subscription: '1', agreement: 'on' })).toEqual([
      303,
      `/bills/${id}?pay=card`,
    ]);
    expect(await postForm(person, id, { method: '2', agreement: '1' })).toEqual([
      303,
      `/bills/${id}?pay=wallet`,
    ]);
    const [row]: { subscribes: boolean }[] = await app.stores.postgres.query(
      'SELECT subscribes FROM bill WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ subscribes: false });
    expect(await stateOf(app, person, id)).toBe('unpaid');
  });

  it('leads back with what is wrong, and to the result where there is nothing to pay', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const id = await newBill(app, person);
    expect(await postForm(person, id, { method: '1' })).toEqual([
      303,
      `/bills/${id}?error=PAYMENT_AGREEMENT`,
    ]);
    expect(await postForm(person, id, { method: '2', subscription: 'on', agreement: 'on' })).toEqual([
      303,
      `/bills/${id}?error=INVALID_FIELD`,
    ]);
    const other = await createUser(app, { kind: 'demo' });
    expect(await postForm(other, id, { agreement: 'on' })).toEqual([303, `/payment/invalid?bill=${id}`]);
    await notifyPaid(app, person, id, { transaction: 'form-1', amount: '49.00' });
    expect(await postForm(person, id, { agreement: 'on' })).toEqual([303, `/payment/invalid?bill=${id}`]);
  });

  it('is refused without the page’s token, and asks a guest to log in', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const id = await newBill(app, person);
    const refused = await fetch(`${app.url}/bills/${id}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ act: 'initPayment', agreement: 'on' }),
      redirect: 'manual',
    });
    expect(refused.status).toBe(403);
    const guest = await app.guest.send('POST', `/bills/${id}`, { act: 'initPayment', agreement: '1' });
    expect([guest.status, guest.headers.get('location')]).toEqual([303, `/login?redirect=%2Fbills%2F${id}`]);
  });
});

describe('A28 POST /payment/applyPromo', () => {
  it('answers the documents’ bill with its new price, and refuses with a stable code', async () => {
    await createPartner(app, 'rest-code', 10);
    const person = await createUser(app, { kind: 'pro' });
    const id = await newBill(app, person, 4, 'prolong');
    const apply = (promo: string, rest: object = {}) =>
      byToken(person).send('POST', '/payment/applyPromo', { billId: id, promo, ...rest });
    const wrong = await apply('no-such-code');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { code: 'PROMO_INACTIVE', field: 'promo' },
    ]);
    const answer = await apply('rest-code', { key: 'promo-once' });
    const { bill } = (await answer.json()) as { bill: Record<string, unknown> };
    expect([answer.status, bill]).toMatchObject([
      200,
      { _id: id, regularPrice: 99, realPrice: 89, promoDiscount: 10 },
    ]);
    expect(bill['promoId']).toBeGreaterThan(0);
    expect(bill['promoCodeID']).toBe(bill['promoId']);
    const again = await byToken(person).send('POST', '/api/payment/applyPromo', {
      billId: id,
      promo: 'rest-code',
      key: 'promo-once',
    });
    expect([again.status, await again.json()]).toMatchObject([200, { bill: { realPrice: 89 } }]);
    expect((await apply('rest-code')).status).toBe(409);
    const foreign = await byToken(await createUser(app, { kind: 'pro' })).send(
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

describe('A29 POST /payment/applyPartnerPayout', () => {
  it('takes the sum as it is typed, and answers bill and user', async () => {
    const partner = await createPartner(app, 'payout-code', 0, 'pro');
    const id = await newBill(app, partner, 4, 'prolong');
    const pay = async (amount: string, rest: object = {}) => {
      const answer = await byToken(partner).send('POST', '/payment/applyPartnerPayout', {
        billId: id,
        amount,
        ...rest,
      });
      return [answer.status, await answer.json()] as const;
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

describe('#53 calls about bills that their client has named', () => {
  it('a payout is taken once, however often and however many at once it comes; another sum is refused', async () => {
    const partner = await createPartner(app, 'keyed-code');
    const bill = await newBill(app, partner);
    const pay = (amountCents: number, key: string | null) =>
      app.as(partner).graphql(
        `mutation ($bill: Int!, $amountCents: Int!, $key: String) {
           applyPartnerPayout(bill: $bill, amountCents: $amountCents, key: $key) { balanceCents bill { realCents } } }`,
        { bill, amountCents, key },
      );
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(300, 'the-key')));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
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
    // One that was refused may be sent again under its name.
    expect((await pay(10_000, 'later')).errors?.[0]?.extensions.code).toBe('PAYOUT_EXCEEDS');
    expect((await pay(80, 'later')).data).toEqual({
      applyPartnerPayout: { balanceCents: 300, bill: { realCents: 4220 } },
    });
  });

  it('payments that recur are ended once, and an invitation is mailed once', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const { postgres } = app.stores;
    await postgres.query('UPDATE account SET subscription_id = 1 WHERE id = $1', [person.id]);
    const close = async (key: string) => {
      const { data, errors } = await app
        .as(person)
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

describe('#15 A26 the widget of card payments', () => {
  it('is let in on the page of a bill alone', async () => {
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
