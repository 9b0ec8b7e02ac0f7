import type { DataSource } from 'typeorm';
import { Account } from '../../../../server/entities/account.entity.js';
import { BillRecord } from '../../../../server/entities/bill.entity.js';
import { JobQueue } from '../../../../server/jobs/job-queue.js';
import { AuditService } from '../../../../server/modules/admin/audit.service.js';
import { BillService } from '../../../../server/modules/billing/bill.service.js';
import { BillDiscountService } from '../../../../server/modules/billing/bill-discount.service.js';
import { PartnerAlerts } from '../../../../server/modules/billing/partner-alerts.js';
import { PartnerRewards } from '../../../../server/modules/billing/partner-rewards.js';
import { PartnerService } from '../../../../server/modules/billing/partner.service.js';
import { PromoCodeService } from '../../../../server/modules/billing/promo-code.service.js';
import { PaymentAlerts } from '../../../../server/modules/billing/payment-alerts.js';
import { PaymentEventService } from '../../../../server/modules/billing/payment-event.service.js';
import { Subscriptions } from '../../../../server/modules/billing/subscriptions.js';
import type {
  CheckResult,
  PaymentEvent,
} from '../../../../server/modules/billing/providers/payment-provider.js';
import type { PurchaseRequest } from '../../../../server/modules/billing/purchase.js';
import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import { openTestStores } from '../../../support/stores.js';
import { makePerson, type PersonKind } from '../../support/people.js';
import { TestClock } from '../../support/test-clock.js';

/** The services of money over a real database, without a server. */
export interface MoneyWorld {
  postgres: DataSource;
  clock: TestClock;
  bills: BillService;
  desk: PaymentEventService;
  discounts: BillDiscountService;
  codes: PromoCodeService;
  partners: PartnerService;
  /** Somebody new; without a paid plan where nothing else is said. */
  somebody(kind?: PersonKind): Promise<AuthenticatedUser>;
  /** The person as the database has it now. */
  again(person: AuthenticatedUser): Promise<AuthenticatedUser>;
  /** A bill that is made now. */
  billFor(person: AuthenticatedUser, wish?: Partial<PurchaseRequest>): Promise<BillRecord>;
  bill(id: number): Promise<BillRecord>;
  /** Tells the desk that a bill was paid. */
  pay(bill: BillRecord, transaction: string, differences?: object): Promise<unknown>;
  refund(transaction: string, refund: string, cents?: number): Promise<unknown>;
  /** Tells the desk anything else, as the provider whose payments `pay` tells of. */
  tell(news: PaymentEvent): Promise<CheckResult>;
  /** What stands in each book: by the entries themselves, added up by hand. */
  books(): Promise<Record<string, number>>;
}

export async function openMoneyWorld(): Promise<MoneyWorld> {
  const { postgres, log } = await openTestStores();
  const clock = new TestClock();
  clock.set('2026-11-01T00:00:00Z');
  const now = () => clock.now();
  const alerts = new PaymentAlerts(now, new AuditService(postgres, now, log));
  const desk = new PaymentEventService(
    postgres,
    now,
    alerts,
    new Subscriptions(now, new JobQueue(postgres)),
    new PartnerRewards(now, new PartnerAlerts(now)),
  );
  const bills = new BillService(postgres, now);
  const personOf = async (id: number) => {
    const account = await postgres.manager.findOneByOrFail(Account, { id });
    return { account, owner: account, isLocal: true } as AuthenticatedUser;
  };
  return {
    postgres,
    clock,
    bills,
    desk,
    discounts: new BillDiscountService(bills, now),
    codes: new PromoCodeService(postgres, now),
    partners: new PartnerService(postgres, now, new AuditService(postgres, now, log), new PartnerAlerts(now)),
    somebody: async (kind = 'demo') => personOf((await makePerson(postgres, { kind, now: now() })).id),
    again: ({ account }) => personOf(account.id),
    billFor: async (person, wish) =>
      bills.create(await personOf(person.account.id), { kind: 'buy', plan: 3, term: 0, ...wish }, null),
    bill: (id) => postgres.manager.findOneByOrFail(BillRecord, { id }),
    pay: (bill, transaction, differences = {}) =>
      desk.handleEvent('cloudpayments', {
        kind: 'paid',
        transaction,
        subscription: undefined,
        invoice: String(bill.id),
        account: String(bill.accountId),
        cents: bill.realCents,
        currency: 'USD',
        ...differences,
      }),
    refund: (transaction, refund, cents) =>
      desk.handleEvent('cloudpayments', { kind: 'refunded', refund, transaction, cents }),
    tell: (news) => desk.handleEvent('cloudpayments', news),
    books: async () => {
      const entries: { book: string; cents: number }[] = await postgres.query(
        'SELECT book, cents FROM ledger_entry',
      );
      const sums: Record<string, number> = {};
      for (const { book, cents } of entries) sums[book] = (sums[book] ?? 0) + cents;
      return sums;
    },
  };
}
