import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { localPaymentOutcomes } from '../../../server/contract/local-payment-outcomes.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { newBill, stateOf } from './support/bill-calls.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

async function initPayment(person: TestUser, bill: number, subscription = false) {
  const { data, errors } = await app.as(person).graphql(
    `mutation ($bill: Int!, $subscription: Boolean!) {
       initPayment(bill: $bill, method: card, subscription: $subscription, agreed: true) {
         address bill { state } widget { cpKey } } }`,
    { bill, subscription },
  );
  return errors?.[0]?.extensions.code ?? data?.['initPayment'];
}

async function answer(person: TestUser, bill: number, how: string): Promise<unknown> {
  const { data, errors } = await app
    .as(person)
    .graphql(
      'mutation ($bill: Int!, $how: LocalPaymentAnswer!) { resolveTestPayment(bill: $bill, answer: $how) }',
      {
        bill,
        how,
      },
    );
  return errors?.[0]?.extensions.code ?? data?.['resolveTestPayment'];
}

const jobsLeft = async () => {
  const [row]: { count: number }[] = await app.stores.postgres.query(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'local-payment'`,
  );
  return row?.count ?? -1;
};

/** Waits until every answer has been told; those that come late are told at once. */
async function allTold(): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if ((await jobsLeft()) === 0) return;
    await app.stores.postgres.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
       WHERE task_identifier = 'local-payment' AND run_at > now()`,
    );
    await sleep(25);
  }
  throw new Error('the payment was not told of');
}

const paymentsOf = async (bill: number) => {
  const rows: { use: string; cents: number }[] = await app.stores.postgres.query(
    'SELECT use, cents FROM payment WHERE bill_id = $1',
    [bill],
  );
  return rows;
};

describe('A25 a payment without money', () => {
  it('waits for its payer, and nothing is given before the answer was told', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(app, person);
    expect(await initPayment(person, bill)).toEqual({
      address: null,
      bill: { state: 'unpaid' },
      widget: null,
    });
    expect([await jobsLeft(), await stateOf(app, person, bill)]).toEqual([0, 'unpaid']);
    expect(await answer(person, bill, 'decline')).toBe(true);
    await allTold();
    expect([await stateOf(app, person, bill), await paymentsOf(bill)]).toEqual(['unpaid', []]);
    expect(await answer(person, bill, 'pay')).toBe(true);
    await allTold();
    expect(await stateOf(app, person, bill)).toBe('paid');
    expect(await answer(person, bill, 'pay')).toBe('BILL_CLOSED');
    expect(await answer(await createUser(app, { kind: 'demo' }), bill, 'pay')).toBe('NOT_FOUND');
  });

  it.each(localPaymentOutcomes.filter((how) => how !== 'decline'))(
    '#48 told of as `%s` is one payment and one plan, whose limits hold at once',
    async (how) => {
      const person = await createUser(app, { kind: 'demo' });
      const bill = await newBill(app, person, 4);
      await initPayment(person, bill, true);
      await answer(person, bill, how);
      await allTold();
      expect(await paymentsOf(bill)).toEqual([{ use: 'bill', cents: 9900 }]);
      const { data } = await app
        .as(person)
        .graphql('{ viewer { plan { id } } autopay { active cents way canSubscribe } }');
      expect(data).toEqual({
        viewer: { plan: { id: 4 } },
        autopay: { active: true, cents: 9900, way: 'local', canSubscribe: true },
      });
    },
  );

  it('is none where nothing is left to pay: the bill is closed by itself', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(app, person);
    await app.stores.postgres.query(
      `UPDATE bill SET real_cents = 0, payout_cents = regular_cents WHERE id = $1`,
      [bill],
    );
    expect(await initPayment(person, bill)).toEqual({ address: null, bill: { state: 'paid' }, widget: null });
    expect(await paymentsOf(bill)).toEqual([]);
  });
});
