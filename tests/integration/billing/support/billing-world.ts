import type { DataSource } from 'typeorm';
import { Account } from '../../../../server/entities/account.entity.js';
import { BillRecord } from '../../../../server/entities/bill.entity.js';
import { JobQueue } from '../../../../server/jobs/job-queue.js';
import { AuditService } from '../../../../server/modules/platform/audit.service.js';
import { BillService } from '../../../../server/modules/billing/bill.service.js';
import { BillDiscountService } from '../../../../server/modules/billing/bill-discount.service.js';
import { PartnerAlerts } from '../../../../server/modules/billing/partner-alerts.js';
import { PartnerRewards } from '../../../../server/modules/billing/partner-rewards.js';
import { PartnerService } from '../../../../server/modules/billing/partner.service.js';
import { PromoCodeService } from '../../../../server/modules/billing/promo-code.service.js';
import {
  PlanSettingsService,
  type SettingsScope,
} from '../../../../server/modules/admin/plan-settings.service.js';
import { PlanCatalog } from '../../../../server/modules/plans/plan-catalog.js';
import { PlanGrants } from '../../../../server/modules/plans/plan-grants.js';
import type { Config } from '../../../../server/config/config.js';
import { PaymentSubscription } from '../../../../server/entities/payment-subscription.entity.js';
import { LocalPaymentService } from '../../../../server/modules/billing/local-payment.service.js';
import { PartnerDirectoryService } from '../../../../server/modules/billing/operator/partner-directory.service.js';
import { PaymentOperationsService } from '../../../../server/modules/billing/operator/payment-operations.service.js';
import { PaymentService } from '../../../../server/modules/billing/payment.service.js';
import { PaymentProviders } from '../../../../server/modules/billing/providers/payment-providers.js';
import { PaymentAlerts } from '../../../../server/modules/billing/payment-alerts.js';
import { PaymentEventService } from '../../../../server/modules/billing/payment-event.service.js';
import { ReminderService } from '../../../../server/modules/billing/reminder.service.js';
import { createMail } from '../../../../server/modules/mail/create-mail.js';
import { RecurringPayments } from '../../../../server/modules/billing/recurring-payments.js';
import type {
  CheckResult,
  PaymentCheckRequest,
  PaymentEvent,
} from '../../../../server/modules/billing/providers/payment-provider.js';
import type { PurchaseRequest } from '../../../../server/modules/billing/purchase.js';
import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import { openTestStores } from '../../../support/stores.js';
import { insertUser, readPlan, type UserKind } from '../../support/test-users.js';
import { TestClock } from '../../support/test-clock.js';

/** Billing services over a real database without an HTTP server. */
export interface BillingWorld {
  postgres: DataSource;
  clock: TestClock;
  planCatalog: PlanCatalog;
  /** Saves settings of all plans, or of one plan for one customer, as an administrator. */
  saveSettings(values: Record<string, number | boolean | null>, scope?: SettingsScope): Promise<void>;
  bills: BillService;
  reminders: ReminderService;
  paymentEvents: PaymentEventService;
  discounts: BillDiscountService;
  codes: PromoCodeService;
  partners: PartnerService;
  grants: PlanGrants;
  localPayments: LocalPaymentService;
  paymentOperations: PaymentOperationsService;
  partnerDirectory: PartnerDirectoryService;
  /** The recurring payments of a user that were created last. */
  subscriptionOf(user: AuthenticatedUser): Promise<PaymentSubscription>;
  /** Creates a user, by default on the free plan. */
  createUser(kind?: UserKind): Promise<AuthenticatedUser>;
  /** Loads the current state of a user. */
  reload(user: AuthenticatedUser): Promise<AuthenticatedUser>;
  /** The plan in force, otherwise the last one. */
  planOf(user: AuthenticatedUser): Promise<{ planId: number | null; until: Date | null }>;
  /** Creates a bill at the current time. */
  billFor(user: AuthenticatedUser, request?: Partial<PurchaseRequest>): Promise<BillRecord>;
  bill(id: number): Promise<BillRecord>;
  /** Processes a check request of the provider that `pay` uses. */
  check(claim: Omit<PaymentCheckRequest, 'subscription'> & { subscription?: string }): Promise<CheckResult>;
  /** Processes a paid event for a bill. */
  pay(bill: BillRecord, transaction: string, differences?: object): Promise<unknown>;
  refund(transaction: string, refund: string, cents?: number): Promise<unknown>;
  /** Processes another event of the provider that `pay` uses. */
  handleEvent(event: PaymentEvent): Promise<CheckResult>;
  /** Kinds of the queued e-mails of a user, oldest first. */
  emailsOf(user: AuthenticatedUser): Promise<string[]>;
  /** Balance of each ledger account, summed up from the entries. */
  ledgerBalances(): Promise<Record<string, number>>;
}

export async function openBillingWorld(): Promise<BillingWorld> {
  const { postgres, log, config } = await openTestStores();
  const clock = new TestClock();
  clock.set('2026-11-01T00:00:00Z');
  const now = () => clock.now();
  const jobs = new JobQueue(postgres);
  const noLink = () => Promise.reject(new Error('E-mails about money contain no secret links.'));
  const links = {
    issuePasswordReset: noLink,
    issueInvitation: noLink,
    issueFreeDaysConfirmation: noLink,
    issueEmailConfirmation: noLink,
    issueEmailReversal: noLink,
  };
  const planCatalog = new PlanCatalog(postgres);
  const { mail } = createMail({
    postgres,
    now,
    config,
    log,
    jobs,
    links,
    loadPlanSet: () => planCatalog.load(),
  });
  const partnerAlerts = new PartnerAlerts(now, mail);
  const audit = new AuditService(postgres, now, log);
  const alerts = new PaymentAlerts(now, audit, mail);
  const rewards = new PartnerRewards(now, partnerAlerts);
  const grants = new PlanGrants(now, jobs, planCatalog);
  const paymentEvents = new PaymentEventService({
    postgres,
    now,
    alerts,
    subscriptions: new RecurringPayments(now, jobs),
    rewards,
  });
  const bills = new BillService(postgres, now, planCatalog);
  const providers = new PaymentProviders({ nodeEnv: 'test', publicUrl: 'http://localhost' } as Config, now);
  const payments = new PaymentService({ postgres, bills, paymentEvents, providers, now });
  const loadUser = async (id: number) => {
    const account = await postgres.manager.findOneByOrFail(Account, { id });
    return { account, owner: account, isLocal: true, sessionId: null } as AuthenticatedUser;
  };
  const planSettings = new PlanSettingsService({ postgres, now, audit, planCatalog });
  const administratorId = (await insertUser(postgres, { kind: 'administrator', now: now() })).id;
  return {
    postgres,
    clock,
    planCatalog,
    saveSettings: async (values, scope = null) => {
      const { version } = await planSettings.read(scope, null);
      const actor = { ...(await loadUser(administratorId)), address: '' };
      const update = { version, values: new Map(Object.entries(values)), reason: 'test' };
      await planSettings.save(actor, scope, update);
    },
    bills,
    reminders: new ReminderService(postgres, now, mail),
    paymentEvents,
    discounts: new BillDiscountService(bills, now),
    localPayments: new LocalPaymentService({
      postgres,
      now,
      log,
      bills,
      payments,
      paymentEvents,
      providers,
      jobs,
    }),
    paymentOperations: new PaymentOperationsService({
      postgres,
      now,
      paymentEvents,
      providers,
      audit,
      planCatalog,
    }),
    partnerDirectory: new PartnerDirectoryService({ postgres, audit, rewards }),
    subscriptionOf: ({ account }) =>
      postgres.manager.findOneOrFail(PaymentSubscription, {
        where: { accountId: account.id },
        order: { id: 'DESC' },
      }),
    codes: new PromoCodeService(postgres, now),
    partners: new PartnerService(postgres, now, audit, partnerAlerts, planCatalog),
    grants,
    createUser: async (kind = 'demo') => loadUser((await insertUser(postgres, { kind, now: now() })).id),
    reload: ({ account }) => loadUser(account.id),
    planOf: ({ account }) => readPlan(postgres, account.id, now()),
    billFor: async (user, request) =>
      bills.create(await loadUser(user.account.id), { kind: 'buy', plan: 3, term: 0, ...request }, null),
    bill: (id) => postgres.manager.findOneByOrFail(BillRecord, { id }),
    pay: (bill, transaction, differences = {}) =>
      paymentEvents.handleEvent('cloudpayments', {
        kind: 'paid',
        transaction,
        subscription: undefined,
        invoice: String(bill.id),
        account: String(bill.accountId),
        cents: bill.realCents,
        currency: 'USD',
        ...differences,
      }),
    check: (claim) => paymentEvents.check('cloudpayments', { subscription: undefined, ...claim }),
    refund: (transaction, refund, cents) =>
      paymentEvents.handleEvent('cloudpayments', { kind: 'refunded', refund, transaction, cents }),
    handleEvent: (event) => paymentEvents.handleEvent('cloudpayments', event),
    emailsOf: async ({ account }) => {
      const rows: { kind: string }[] = await postgres.query(
        `SELECT letter->>'kind' AS kind FROM mail WHERE letter->>'accountId' = $1::text ORDER BY queued_at, ctid`,
        [String(account.id)],
      );
      return rows.map(({ kind }) => kind);
    },
    ledgerBalances: async () => {
      const totals: { book: string; cents: number }[] = await postgres.query(
        'SELECT book, sum(cents)::int AS cents FROM ledger_entry GROUP BY book',
      );
      return Object.fromEntries(totals.map(({ book, cents }) => [book, cents]));
    },
  };
}
