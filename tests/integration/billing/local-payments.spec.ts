import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { localPaymentOutcomes } from '../../../server/contract/billing/local-payment-outcomes.js';
import { getErrorCode } from '../support/caller.js';
import { createUser, startSession, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createBill, readState } from './support/bill-calls.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

async function initPayment(user: TestUser, bill: number, subscription = false) {
  const { data, errors } = await app.as(user).graphql(
    `mutation ($bill: Int!, $subscription: Boolean!) {
       initPayment(bill: $bill, method: card, subscription: $subscription, agreed: true) {
         address bill { state } widget { cpKey } } }`,
    { bill, subscription },
  );
  return errors?.[0]?.extensions.code ?? data?.['initPayment'];
}

async function resolvePayment(user: TestUser, bill: number, outcome: string): Promise<unknown> {
  const { data, errors } = await app
    .as(user)
    .graphql(
      'mutation ($bill: Int!, $how: LocalPaymentAnswer!) { resolveTestPayment(bill: $bill, answer: $how) }',
      {
        bill,
        how: outcome,
      },
    );
  return errors?.[0]?.extensions.code ?? data?.['resolveTestPayment'];
}

const countJobs = async () => {
  const [row]: { count: number }[] = await app.stores.postgres.query(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'local-payment'`,
  );
  return row?.count ?? -1;
};

/** Waits until the provider has delivered every notification. */
async function waitForNotifications(): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if ((await countJobs()) === 0) return;
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

describe('a local test payment', () => {
  it('waits for the payer and grants nothing before a result arrives', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    expect(await initPayment(user, bill)).toEqual({
      address: null,
      bill: { state: 'unpaid' },
      widget: null,
    });
    expect([await countJobs(), await readState(app, user, bill)]).toEqual([0, 'unpaid']);
    expect(await resolvePayment(user, bill, 'decline')).toBe(true);
    await waitForNotifications();
    expect([await readState(app, user, bill), await paymentsOf(bill)]).toEqual(['unpaid', []]);
    expect(await resolvePayment(user, bill, 'pay')).toBe(true);
    await waitForNotifications();
    expect(await readState(app, user, bill)).toBe('paid');
    expect(await resolvePayment(user, bill, 'pay')).toBe('BILL_CLOSED');
    expect(await resolvePayment(await createUser(app, { kind: 'demo' }), bill, 'pay')).toBe('NOT_FOUND');
  });

  it.each(localPaymentOutcomes.filter((outcome) => outcome !== 'decline'))(
    'a repeated `%s` notification makes one payment and one plan with immediate limits',
    async (outcome) => {
      const user = await createUser(app, { kind: 'demo' });
      const bill = await createBill(app, user, 4);
      await initPayment(user, bill, true);
      await resolvePayment(user, bill, outcome);
      await waitForNotifications();
      expect(await paymentsOf(bill)).toEqual([{ use: 'bill', cents: 9900 }]);
      const { data } = await app
        .as(user)
        .graphql('{ viewer { plan { id } } autopay { active cents way canSubscribe } }');
      expect(data).toEqual({
        viewer: { plan: { id: 4 } },
        autopay: { active: true, cents: 9900, way: 'local', canSubscribe: true },
      });
    },
  );

  it('is skipped when nothing is due, and the bill closes by itself', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    await app.stores.postgres.query(
      `UPDATE bill SET real_cents = 0, payout_cents = regular_cents WHERE id = $1`,
      [bill],
    );
    expect(await initPayment(user, bill)).toEqual({ address: null, bill: { state: 'paid' }, widget: null });
    expect(await paymentsOf(bill)).toEqual([]);
  });
});

describe('automatic test payments', () => {
  const subscriptionFields = 'planLabel cents isPastDue nextAt';

  async function subscribe(): Promise<TestUser> {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    await initPayment(user, bill, true);
    await resolvePayment(user, bill, 'pay');
    await waitForNotifications();
    return user;
  }

  const simulate = async ({ id }: TestUser, outcome: string) => {
    const administrator = await createUser(app, { kind: 'administrator' });
    return app.as(administrator).graphql(
      `mutation ($id: Int!, $outcome: TestRenewalOutcome!) {
         simulateTestRenewal(id: $id, outcome: $outcome) { ${subscriptionFields} } }`,
      { id, outcome },
    );
  };

  const readPlan = async (user: TestUser) => {
    const { data } = await app
      .as(user)
      .graphql('{ viewer { account { paidUntil } } autopay { active nextAt } }');
    const { viewer, autopay } = data as {
      viewer: { account: { paidUntil: string } };
      autopay: { active: boolean; nextAt: string | null };
    };
    return { until: viewer.account.paidUntil.slice(0, 10), isActive: autopay.active };
  };

  it('are renewed, declined and ended by an administrator', async () => {
    app.clock.set('2026-11-05T12:00:00Z');
    const user = await subscribe();
    const { data } = await app.graphql(
      `query ($id: Int!) { testSubscription(id: $id) { ${subscriptionFields} } }`,
      { id: user.id },
    );
    const bought = { planLabel: 'Basic', cents: 4900, isPastDue: false, nextAt: '2026-12-05T12:00:00.000Z' };
    expect(data).toEqual({ testSubscription: bought });
    const renewed = { ...bought, nextAt: '2027-01-05T12:00:00.000Z' };
    expect((await simulate(user, 'pay')).data).toEqual({ simulateTestRenewal: renewed });
    expect(await readPlan(user)).toEqual({ until: '2027-01-05', isActive: true });
    app.clock.set('2027-01-05T13:00:00Z');
    user.headers = { cookie: `session=${await startSession(app.stores.postgres, user.id, app.clock.now())}` };
    // A declined charge is repeated the next day.
    const declined = { ...bought, isPastDue: true, nextAt: '2027-01-06T13:00:00.000Z' };
    expect((await simulate(user, 'decline')).data).toEqual({ simulateTestRenewal: declined });
    expect(await readPlan(user)).toEqual({ until: '2027-01-05', isActive: true });
    const recovered = { ...bought, nextAt: '2027-02-06T13:00:00.000Z' };
    expect((await simulate(user, 'pay')).data).toEqual({ simulateTestRenewal: recovered });
    expect(await readPlan(user)).toEqual({ until: '2027-02-05', isActive: true });
    expect((await simulate(user, 'reject')).data).toEqual({ simulateTestRenewal: null });
    expect(await readPlan(user)).toEqual({ until: '2027-02-05', isActive: false });
    expect(getErrorCode(await simulate(user, 'pay'))).toBe('SUBSCRIPTION_NOT_ACTIVE');
    const payer = await subscribe();
    expect((await simulate(payer, 'cancel')).data).toEqual({ simulateTestRenewal: null });
    expect(await readPlan(payer)).toEqual({ until: '2027-02-05', isActive: false });
    const { data: log } = await app.graphql(
      `query ($id: Int!) { auditLog(accountId: $id, action: "test-renewal-simulated") { total } }`,
      { id: user.id },
    );
    expect(log).toEqual({ auditLog: { total: 4 } });
  });
});
