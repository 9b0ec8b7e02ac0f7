import { beforeAll, describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../../server/config/plans.js';
import { openBrowser } from '../accounts/support/test-browser.js';
import { getErrorCode } from '../support/caller.js';
import { createUser, type UserKind, type TestUser, setPlan, planOf } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

interface Purchase {
  act: string;
  plan: number;
  term: number;
}

/** Creates a user of a kind. `ended` makes the plan expired. */
async function createUserOfKind(kind: UserKind, { ended = false } = {}): Promise<TestUser> {
  const user = await createUser(app, { kind });
  if (ended) {
    await setPlan(app.stores.postgres, user.id, planOf[kind] ?? PlanId.Basic, app.clock.now());
  }
  return user;
}

const purchaseVariables = '($act: PurchaseKind!, $plan: Int!, $term: Int!)';
const passed = '(act: $act, plan: $plan, term: $term)';

/** Errors of both GraphQL operations for a purchase: code and field. */
async function errorsOf(user: TestUser, purchase: Purchase): Promise<unknown[]> {
  const calls = [
    `query ${purchaseVariables} { tariffCalculation${passed} { realCents } }`,
    `mutation ${purchaseVariables} { createBill${passed} { id } }`,
  ];
  const results = [];
  for (const call of calls) {
    const { errors } = await app.as(user).graphql(call, { ...purchase });
    results.push([errors?.[0]?.extensions.code, errors?.[0]?.extensions.field]);
  }
  return results;
}

/** Posts the form of /panel and returns the redirect target. */
async function submitForm(user: TestUser | null, fields: Record<string, string>): Promise<string> {
  const browser = openBrowser(app);
  if (user) browser.cookies.set('session', user.session);
  const response = await browser.form('/panel', { act: 'prolong', ...fields });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

async function billsOf({ id }: TestUser): Promise<object[]> {
  return app.stores.postgres.query(
    `SELECT id, act, plan_id AS plan, term, regular_cents AS regular, real_cents AS real
     FROM bill WHERE account_id = $1 ORDER BY id`,
    [id],
  );
}

/** Runs an action while a plan is archived. */
async function withArchivedPlan(id: PlanId, action: () => Promise<void>): Promise<void> {
  plans[id].isActive = false;
  try {
    await action();
  } finally {
    plans[id].isActive = true;
  }
}

describe('invalid purchases are rejected by GraphQL and by the form and leave no bill', () => {
  it.each([
    ['an unknown plan', 'demo', false, 'buy', 17, 0, 'TARIFF_CALCULATION', 'plan'],
    ['the free plan', 'demo', false, 'buy', 0, 0, 'TARIFF_CALCULATION', 'plan'],
    ['the plan of administrators', 'demo', false, 'buy', 100, 0, 'TARIFF_CALCULATION', 'plan'],
    ['an unknown term', 'demo', false, 'buy', 4, 4, 'INVALID_FIELD', 'term'],
    ['a number of days that is not on sale', 'demo', false, 'buy', 6, 2, 'INVALID_FIELD', 'term'],
    ['a lower plan', 'pro', false, 'prolong', 3, 0, 'TARIFF_DOWNGRADE', 'plan'],
    ['the day plan next to another plan', 'pro', false, 'prolong', 6, 0, 'PROMO_LATER', 'plan'],
  ] as const)('%s', async (_name, kind, ended, act, plan, term, code, field) => {
    const user = await createUserOfKind(kind, { ended });
    expect(await errorsOf(user, { act, plan, term })).toEqual([
      [code, field],
      [code, field],
    ]);
    expect(await submitForm(user, { tarifprolong: String(plan), srok: String(term) })).toBe(
      `/panel?error=${code}#changePlanPanel`,
    );
    expect(await billsOf(user)).toEqual([]);
  });

  it.each([
    ['a change to the same plan', 'pro', false, 'change', 4, 'SAME_TARIFF'],
    ['a change to a lower plan', 'team', false, 'change', 3, 'TARIFF_DOWNGRADE'],
    ['a purchase while a plan is active', 'basic', false, 'buy', 5, 'CHANGE_INSTEAD_OF_BUY'],
    ['a purchase of the active plan', 'basic', false, 'buy', 3, 'CHANGE_INSTEAD_OF_BUY'],
    ['a change of a plan that has ended', 'pro', true, 'change', 5, 'DISCOUNT_OVERDUE'],
    ['a change without a plan', 'demo', false, 'change', 5, 'DISCOUNT_OVERDUE'],
  ] as const)('%s, which the form does not offer', async (_name, kind, ended, act, plan, code) => {
    const user = await createUserOfKind(kind, { ended });
    expect(await errorsOf(user, { act, plan, term: 0 })).toEqual([
      [code, 'plan'],
      [code, 'plan'],
    ]);
    expect(await billsOf(user)).toEqual([]);
  });

  it('an archived plan cannot be bought, changed to or extended and is not on the price list', async () => {
    await withArchivedPlan(PlanId.Team, async () => {
      const { data } = await app.guest.graphql('{ plans { id } }');
      expect(data?.['plans']).toEqual([{ id: 6 }, { id: 3 }, { id: 4 }]);
      for (const [kind, ended, code] of [
        ['demo', false, 'TARIFF_ARCHIVED'],
        ['basic', false, 'TARIFF_ARCHIVED'],
        ['basic', true, 'TARIFF_ARCHIVED'],
        ['team', false, 'PROLONG_ARCHIVED'],
        ['team', true, 'PROLONG_ARCHIVED'],
      ] as const) {
        const user = await createUserOfKind(kind, { ended });
        expect(await errorsOf(user, { act: 'prolong', plan: 5, term: 0 })).toEqual([
          [code, 'plan'],
          [code, 'plan'],
        ]);
        expect(await submitForm(user, { tarifprolong: '5' })).toBe(`/panel?error=${code}#changePlanPanel`);
        expect(await billsOf(user)).toEqual([]);
      }
    });
    const user = await createUserOfKind('team');
    expect(await submitForm(user, { tarifprolong: '5' })).toMatch(/^\/bills\/\d+$/);
  });

  it('a team member cannot buy, because the plan belongs to the owner', async () => {
    const owner = await createUserOfKind('team');
    const member = await createUser(app, { kind: 'demo', owner });
    expect(await errorsOf(member, { act: 'prolong', plan: 5, term: 0 })).toEqual([
      ['OWNER_ONLY', undefined],
      ['OWNER_ONLY', undefined],
    ]);
    expect(await submitForm(member, { tarifprolong: '5' })).toBe('/panel?error=OWNER_ONLY#changePlanPanel');
    expect([await billsOf(member), await billsOf(owner)]).toEqual([[], []]);
  });
});

describe('the form of /panel', () => {
  it.each([
    [
      'extends the active plan',
      'basic',
      '3',
      '1',
      { act: 'prolong', plan: 3, term: 1, regular: 13_200, real: 13_200 },
    ],
    [
      'changes to a higher plan',
      'basic',
      '5',
      '0',
      { act: 'change', plan: 5, term: 0, regular: 19_900, real: 19_900 },
    ],
    [
      'buys without an active plan',
      'demo',
      '4',
      '3',
      { act: 'buy', plan: 4, term: 3, regular: 89_100, real: 89_100 },
    ],
    ['sells days', 'demo', '6', '1', { act: 'buy', plan: 6, term: 1, regular: 10_000, real: 10_000 }],
  ] as const)('%s and redirects to the bill', async (_name, kind, tarifprolong, srok, made) => {
    const user = await createUserOfKind(kind);
    const address = await submitForm(user, { tarifprolong, srok });
    const [bill] = (await billsOf(user)) as { id: number }[];
    expect(bill).toMatchObject(made);
    expect(address).toBe(`/bills/${bill?.id}`);
  });

  it('uses the shortest term by default and rejects a value that is not a number', async () => {
    const user = await createUserOfKind('demo');
    expect(await submitForm(user, { tarifprolong: '3' })).toMatch(/^\/bills\/\d+$/);
    expect(await billsOf(user)).toMatchObject([{ plan: 3, term: 0 }]);
    for (const tarifprolong of ['', 'Basic', '3.5', '-3', '3;5', '99999999999']) {
      expect(await submitForm(user, { tarifprolong })).toBe(
        '/panel?error=TARIFF_CALCULATION#changePlanPanel',
      );
    }
    for (const srok of ['x', '-1', '1.5', '9']) {
      expect(await submitForm(user, { tarifprolong: '3', srok })).toBe(
        '/panel?error=INVALID_FIELD#changePlanPanel',
      );
    }
    expect(await billsOf(user)).toHaveLength(1);
  });

  it('sends a guest to the login and back to the form', async () => {
    expect(await submitForm(null, { tarifprolong: '3' })).toBe('/login?redirect=%2Fpanel%23changePlanPanel');
  });

  it('is rejected without the CSRF token and from a foreign page, and makes no bill', async () => {
    const user = await createUserOfKind('demo');
    const body = new URLSearchParams({ act: 'prolong', tarifprolong: '3', srok: '0' });
    const elsewhere: Record<string, string>[] = [{}, { origin: 'https://evil.example' }];
    for (const headers of elsewhere) {
      const response = await fetch(`${app.url}/panel`, {
        method: 'POST',
        headers: { ...user.headers, ...headers },
        body,
        redirect: 'manual',
      });
      expect(response.status).toBe(403);
    }
    expect(await billsOf(user)).toEqual([]);
  });

  it('rejects unknown actions', async () => {
    const browser = openBrowser(app);
    browser.cookies.set('session', (await createUserOfKind('demo')).session);
    expect((await browser.form('/panel', { act: 'drop', tarifprolong: '3' })).status).toBe(400);
  });
});

describe('unused days', () => {
  it('paid days reduce the price of a higher plan, and granted days do not', async () => {
    app.clock.set('2026-11-01T00:00:00Z');
    try {
      const user = await createUserOfKind('basic');
      const calculated = async () => {
        const { data } = await app
          .as(user)
          .graphql(
            `query ${purchaseVariables} { tariffCalculation${passed} { act regularCents creditCents unusedCents realCents balanceDays givenDays paidUntil } }`,
            { act: 'change', plan: 5, term: 0 },
          );
        return data?.['tariffCalculation'];
      };
      const change = { act: 'change', regularCents: 19_900, balanceDays: 30, givenDays: 30 };
      expect(await calculated()).toMatchObject({
        ...change,
        creditCents: 0,
        unusedCents: 0,
        realCents: 19_900,
      });
      const path = await submitForm(user, { tarifprolong: '3', srok: '0' });
      // Marks the active plan as paid by the bill.
      await setPlan(app.stores.postgres, user.id, PlanId.Basic, new Date('2026-11-16T00:00:00Z'));
      await app.stores.postgres.query(
        `UPDATE plan_period SET source = 'bill', bill_id = $2, cents = 4900 WHERE account_id = $1`,
        [user.id, Number(path.split('/').at(-1))],
      );
      // Half of 30 days at $49.
      expect(await calculated()).toMatchObject({
        ...change,
        balanceDays: 15,
        givenDays: 0,
        creditCents: 2450,
        unusedCents: 2450,
        realCents: 17_450,
        paidUntil: '2026-12-01T00:00:00.000Z',
      });
    } finally {
      app.clock.release();
    }
  });
});

describe('plan settings of the administrator', () => {
  const save = (
    administrator: TestUser,
    version: number,
    values: { name: string; value: number | null }[],
    { individual, reason = 'a test' }: { individual?: object; reason?: string } = {},
  ) =>
    app.as(administrator).graphql(
      `mutation ($individual: IndividualPlanInput, $version: Int!, $values: [PlanSettingInput!]!, $reason: String!) {
        savePlanSettings(individual: $individual, version: $version, values: $values, reason: $reason) {
          version isIndividual values { name value }
        } }`,
      { individual, version, values, reason },
    );
  const versionOf = ({ data }: { data?: unknown }) =>
    (data as { savePlanSettings: { version: number } }).savePlanSettings.version;
  const pricesOf = async (user?: TestUser) => {
    const caller = user ? app.as(user) : openBrowser(app);
    const { data } = await caller.graphql('{ plans { id priceCents isIndividual limits { exportRows } } }');
    return (data as { plans: { id: number; priceCents: number; isIndividual: boolean }[] }).plans;
  };
  const price = (name: string, value: number) => [{ name, value }];

  it('change the price list, are validated, and reject a save of an outdated version', async () => {
    const administrator = await createUser(app, { kind: 'administrator' });
    const rejected = [
      save(administrator, 0, price('plans.3.priceCents', 4950)),
      save(administrator, 0, [], {}),
      save(administrator, 0, price('plans.3.priceCents', 5900), { reason: ' ' }),
      save(administrator, 0, [{ name: 'plans.4.limits.exportRows', value: 5 }]),
    ];
    for (const result of await Promise.all(rejected)) expect(getErrorCode(result)).toBe('INVALID_FIELD');
    const results = await Promise.all(
      [5900, 6900].map((cents) => save(administrator, 0, price('plans.3.priceCents', cents))),
    );
    expect(results.map(getErrorCode).toSorted()).toEqual(['SETTINGS_CHANGED', undefined]);
    const saved = versionOf(results.find((result) => !result.errors) ?? {});
    const { data: history } = await app
      .as(administrator)
      .graphql('{ planSettingsHistory { version author reason changes { name before after } } }');
    const guestPrice = (await pricesOf()).find(({ id }) => id === 3)?.priceCents;
    expect(history).toEqual({
      planSettingsHistory: [
        {
          version: saved,
          author: administrator.email,
          reason: 'a test',
          changes: [{ name: 'plans.3.priceCents', before: 4900, after: guestPrice }],
        },
      ],
    });
    expect([5900, 6900]).toContain(guestPrice);
    await save(administrator, saved, price('plans.3.priceCents', 4900));
    expect((await pricesOf()).find(({ id }) => id === 3)?.priceCents).toBe(4900);
  });

  it('show an individual plan to its customer only', async () => {
    const administrator = await createUser(app, { kind: 'administrator' });
    const customer = await createUser(app, { kind: 'demo' });
    const individual = { accountId: customer.id, plan: 5 };
    const result = await save(administrator, 0, price('priceCents', 9900), { individual });
    expect((await pricesOf(customer)).find(({ id }) => id === 5)).toMatchObject({
      priceCents: 9900,
      isIndividual: true,
    });
    for (const prices of [await pricesOf(), await pricesOf(await createUser(app, { kind: 'basic' }))]) {
      expect(prices.find(({ id }) => id === 5)).toMatchObject({ priceCents: 19_900, isIndividual: false });
    }
    const end = (version: number) =>
      app.as(administrator).graphql(
        `mutation ($individual: IndividualPlanInput!, $version: Int!) {
          endIndividualPlan(individual: $individual, version: $version, reason: "over") { isIndividual } }`,
        { individual, version },
      );
    expect(getErrorCode(await end(0))).toBe('SETTINGS_CHANGED');
    expect((await end(versionOf(result))).data).toEqual({ endIndividualPlan: { isIndividual: false } });
    expect((await pricesOf(customer)).find(({ id }) => id === 5)?.priceCents).toBe(19_900);
  });
});
