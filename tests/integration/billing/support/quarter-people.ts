import { expect } from 'vitest';
import { password, createUserWithPassword } from '../../accounts/support/password-user.js';
import { logIn, openBrowser, register, type TestBrowser } from '../../accounts/support/test-browser.js';
import { getErrorCode } from '../../support/caller.js';
import type { RunningApp } from '../../support/running-app.js';
import { createEmail } from '../../support/test-users.js';
import { payerDetails } from './bank-transfer-calls.js';
import { follow } from './link-visitors.js';

/** A person with a browser, who logs in again whenever the clock has moved. */
export interface Person {
  id: number;
  email: string;
  browser: TestBrowser;
  loggedInAt: number;
}

/** A purchase: plan and options of the bill and the payment. */
interface Purchase {
  plan: number;
  term?: number;
  act?: 'buy' | 'prolong' | 'change';
  promo?: string;
  subscribes?: boolean;
}

/** Operations of customers and of the operator through the public GraphQL API. */
export class QuarterPeople {
  private constructor(
    private readonly app: RunningApp,
    private readonly operator: Person,
  ) {}

  static async create(app: RunningApp): Promise<QuarterPeople> {
    const { id, email } = await createUserWithPassword(app, 'administrator');
    return new QuarterPeople(app, { id, email, browser: openBrowser(app), loggedInAt: 0 });
  }

  /** Day of the clock, ISO 8601. */
  get day(): string {
    return this.app.clock.now().toISOString().slice(0, 10);
  }

  moveTo(day: string): void {
    this.app.clock.set(`${day}T12:00:00Z`);
  }

  /** Registers a person, who followed a partner link before if given. */
  async register(linkCode?: string): Promise<Person> {
    const browser = openBrowser(this.app);
    if (linkCode !== undefined) await follow(browser, `/?ref=${linkCode}`);
    const email = createEmail();
    const result = await register(browser, { email, password });
    expect(getErrorCode(result)).toBeUndefined();
    const { id } = (result.data as { register: { account: { id: number } } }).register.account;
    return { id, email, browser, loggedInAt: this.app.clock.now().getTime() };
  }

  /** Runs an operation as a person and returns its only field. */
  async run<Result>(person: Person, operation: string, variables: object = {}): Promise<Result> {
    const result = await this.attempt(person, operation, variables);
    if (result.errors) throw new Error(JSON.stringify(result.errors));
    return Object.values(result.data ?? {})[0] as Result;
  }

  /** Runs an operation as a person and returns the response. */
  async attempt(person: Person, operation: string, variables: object = {}) {
    const now = this.app.clock.now().getTime();
    if (person.loggedInAt !== now) {
      expect(getErrorCode(await logIn(person.browser, person.email, password))).toBeUndefined();
      person.loggedInAt = now;
    }
    return person.browser.graphql(operation, { ...variables });
  }

  /** Runs an operation as the operator and returns its only field. */
  operate<Result>(operation: string, variables: object = {}): Promise<Result> {
    return this.run(this.operator, operation, variables);
  }

  /** Creates a bill and returns its number. */
  async bill(person: Person, { plan, term = 0, act = 'buy', promo }: Purchase): Promise<number> {
    const { id } = await this.run<{ id: number }>(
      person,
      'mutation ($act: PurchaseKind!, $plan: Int!, $term: Int!) { createBill(act: $act, plan: $plan, term: $term) { id } }',
      { act, plan, term },
    );
    if (promo !== undefined) {
      await this.run(
        person,
        'mutation ($id: Int!, $code: String!) { applyPromo(bill: $id, code: $code) { id } }',
        { id, code: promo },
      );
    }
    return id;
  }

  /** Pays a bill by card and returns the amount in cents. */
  async payByCard(person: Person, bill: number, subscribes = false): Promise<number> {
    await this.run(
      person,
      'mutation ($bill: Int!, $subscribes: Boolean!) { initPayment(bill: $bill, method: card, subscription: $subscribes, agreed: true) { address } }',
      { bill, subscribes },
    );
    await this.run(person, 'mutation ($bill: Int!) { resolveTestPayment(bill: $bill, answer: pay) }', {
      bill,
    });
    const readBill = () =>
      this.run<{ state: string; realCents: number }>(
        person,
        'query ($id: Int!) { bill(id: $id) { state realCents } }',
        { id: bill },
      );
    await expect.poll(async () => (await readBill()).state).toBe('paid');
    return (await readBill()).realCents;
  }

  /** Buys a plan by card and returns the amount in cents. */
  async buy(person: Person, purchase: Purchase): Promise<number> {
    return this.payByCard(person, await this.bill(person, purchase), purchase.subscribes);
  }

  /** Plan in force and the end of the paid time. */
  async planOf(person: Person): Promise<{ id: number; until: string | undefined }> {
    const { plan, account } = await this.run<{
      plan: { id: number };
      account: { paidUntil: string | null };
    }>(person, '{ viewer { plan { id } account { paidUntil } } }');
    return { id: plan.id, until: account.paidUntil?.slice(0, 10) };
  }

  /** Simulates an automatic payment. Returns the date of the next one, or null after their end. */
  async renew({ id }: Person, outcome: 'pay' | 'decline' | 'reject' | 'cancel'): Promise<string | null> {
    const subscription = await this.operate<{ nextAt: string } | null>(
      'mutation ($id: Int!, $outcome: TestRenewalOutcome!) { simulateTestRenewal(id: $id, outcome: $outcome) { nextAt } }',
      { id, outcome },
    );
    return subscription && subscription.nextAt.slice(0, 10);
  }

  /** Creates a bill with an invoice and returns its number. */
  async invoice(person: Person, plan: number): Promise<number> {
    const bill = await this.bill(person, { plan });
    await this.run(
      person,
      'mutation ($bill: Int!, $company: CompanyInput!) { issueInvoice(bill: $bill, company: $company) { id } }',
      { bill, company: payerDetails },
    );
    return bill;
  }

  /** Records a bank transfer. Returns whether it paid the bill. */
  async recordTransfer(bill: number, amountCents: number, unassigned = false): Promise<boolean> {
    const { paysBill } = await this.operate<{ paysBill: boolean }>(
      `mutation ($bill: Int!, $amountCents: Int!, $paidOn: String!, $document: String!, $unassigned: Boolean!) {
         settleInvoice(bill: $bill, amountCents: $amountCents, paidOn: $paidOn, document: $document, unassigned: $unassigned) { paysBill } }`,
      { bill, amountCents, paidOn: this.day, document: `d${bill}`, unassigned },
    );
    return paysBill;
  }

  /** Turns the only unassigned payment of a person into a plan for a month. */
  async convertPayment({ id: accountId, email }: Person, plan: number): Promise<void> {
    const { items } = await this.operate<{ items: { id: number }[] }>(
      'query ($accountId: Int!) { allPayments(accountId: $accountId, filter: unassigned) { items { id } } }',
      { accountId },
    );
    expect(items).toHaveLength(1);
    await this.operate(
      'mutation ($id: Int!, $account: String!, $plan: Int!) { convertPayment(id: $id, account: $account, plan: $plan, term: 0) { id } }',
      { id: items[0]?.id, account: email, plan },
    );
  }

  /** Refunds the payment of a person with this amount. */
  async refund({ id: accountId }: Person, paidCents: number, amountCents: number): Promise<void> {
    const { items } = await this.operate<{ items: { id: number; cents: number }[] }>(
      'query ($accountId: Int!) { allPayments(accountId: $accountId, filter: bill) { items { id cents } } }',
      { accountId },
    );
    await this.operate(
      'mutation ($id: Int!, $amountCents: Int!) { refundPayment(id: $id, amountCents: $amountCents) { id } }',
      { id: items.find(({ cents }) => cents === paidCents)?.id, amountCents },
    );
  }

  grant({ id }: Person, plan: number, days: number): Promise<unknown> {
    return this.operate(
      'mutation ($id: Int!, $plan: Int!, $days: Int!) { grantPlan(id: $id, plan: $plan, days: $days, reason: "support") { id } }',
      { id, plan, days },
    );
  }

  /** Changes the monthly price of Basic, for one customer if given. Unit: cents. */
  async setBasicPrice(value: number, customer?: Person): Promise<void> {
    const individual = customer ? { accountId: customer.id, plan: 3 } : null;
    const { version } = await this.operate<{ version: number }>(
      'query ($individual: IndividualPlanInput) { planSettings(individual: $individual) { version } }',
      { individual },
    );
    const values = [{ name: customer ? 'priceCents' : 'plans.3.priceCents', value }];
    await this.operate(
      `mutation ($individual: IndividualPlanInput, $version: Int!, $values: [PlanSettingInput!]!) {
         savePlanSettings(individual: $individual, version: $version, values: $values, reason: "new price") { version } }`,
      { individual, version, values },
    );
  }
}
