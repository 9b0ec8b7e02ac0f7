import type { DataSource } from 'typeorm';
import type { PaymentActionKind, PaymentFilter } from '../../../contract/billing/payment-actions.js';
import type { PlanId } from '../../../config/plans.js';
import type { PurchaseKind } from '../../../contract/billing/purchase-kinds.js';
import type { BillState } from '../../../entities/bill.entity.js';
import type { PaymentUse } from '../../../entities/payment.entity.js';
import { getPageOffset, paginate } from '../../platform/paging.js';
import { parseMoneySearch, type DayPeriod } from './money-search.js';

const rowsPerPage = 25;

/** A bill in the administrators' list. */
export interface BillListItem {
  id: number;
  accountId: number;
  email: string;
  kind: PurchaseKind;
  planId: PlanId;
  term: number;
  currency: string;
  regularCents: number;
  cents: number;
  refundedCents: number;
  state: BillState;
  createdAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  companyName: string | null;
  hasInvoice: boolean;
}

/** A payment in the administrators' list. */
export interface PaymentListItem {
  id: number;
  provider: string;
  transactionId: string;
  billId: number | null;
  accountId: number | null;
  email: string | null;
  currency: string;
  cents: number;
  refundedCents: number;
  use: PaymentUse;
  at: Date;
  settledAt: Date | null;
}

/** An operation on a payment in the log. */
interface PaymentActionItem {
  id: number;
  paymentId: number;
  transactionId: string;
  at: Date;
  actorEmail: string | null;
  kind: PaymentActionKind;
  cents: number;
  currency: string;
  billId: number | null;
  note: string;
}

interface ListPage<Item> {
  total: number;
  page: number;
  lastPage: number;
  items: Item[];
}

interface ListFilter extends DayPeriod {
  search: string;
  accountId: number | null;
}

/** Filter of the bill list. */
interface BillListFilter extends ListFilter {
  state: BillState | null;
}

/** Filter of the payment list. */
interface PaymentListFilter extends ListFilter {
  filter: PaymentFilter;
}

/** Condition for payments that settle no bill and are neither refunded nor closed. */
const unassignedSql = `(payment.use <> 'bill' AND payment.refunded_cents < payment.cents AND payment.settled_at IS NULL)`;

const paymentFilterSql: Readonly<Record<PaymentFilter, string>> = {
  all: 'true',
  bill: `payment.use = 'bill'`,
  unassigned: unassignedSql,
  closed: `(payment.use <> 'bill' AND NOT ${unassignedSql})`,
};

/** Bills and payments of all customers, for administrators. */
export class MoneyDirectoryService {
  constructor(private readonly postgres: DataSource) {}

  /**
   * A page of bills, newest first.
   * @throws AppError InvalidField (page)
   */
  findBills(filter: BillListFilter, page: number): Promise<ListPage<BillListItem>> {
    const condition = `WHERE ($1::int IS NULL OR bill.account_id = $1)
      AND ($2::text IS NULL OR bill.created_at >= ($2 || 'T00:00:00Z')::timestamptz)
      AND ($3::text IS NULL OR bill.created_at < ($3 || 'T00:00:00Z')::timestamptz + interval '1 day')
      AND ($8::text IS NULL OR bill.state = $8)
      AND (num_nulls($4::int, $5::int, $6::text, $7::text) = 4 OR bill.id = $4 OR bill.real_cents = $5
        OR (bill.created_at AT TIME ZONE 'UTC')::date = $6::date OR (bill.closed_at AT TIME ZONE 'UTC')::date = $6::date
        OR account.email LIKE $7 OR lower(invoice.buyer->>'name') LIKE $7 OR invoice.buyer->>'inn' LIKE $7
        OR EXISTS (SELECT 1 FROM payment WHERE payment.bill_id = bill.id AND lower(payment.transaction_id) LIKE $7))`;
    const source = `FROM bill JOIN account ON account.id = bill.account_id LEFT JOIN invoice ON invoice.bill_id = bill.id`;
    return this.findPage(page, {
      source: `${source} ${condition}`,
      values: [...filterValues(filter), filter.state],
      order: 'bill.id DESC',
      columns: `bill.id, bill.account_id AS "accountId", account.email, bill.act AS kind, bill.plan_id AS "planId", bill.term,
        bill.currency, bill.regular_cents AS "regularCents", bill.real_cents AS cents, bill.state,
        bill.created_at AS "createdAt", bill.due_at AS "dueAt", bill.closed_at AS "closedAt",
        invoice.buyer->>'name' AS "companyName", invoice.bill_id IS NOT NULL AS "hasInvoice",
        coalesce((SELECT sum(refunded_cents) FROM payment WHERE payment.bill_id = bill.id AND payment.use = 'bill'), 0)::int
          AS "refundedCents"`,
    });
  }

  /**
   * A page of payments, newest first.
   * @throws AppError InvalidField (page)
   */
  findPayments(filter: PaymentListFilter, page: number): Promise<ListPage<PaymentListItem>> {
    const condition = `WHERE ($1::int IS NULL OR payment.account_id = $1)
      AND ($2::text IS NULL OR payment.at >= ($2 || 'T00:00:00Z')::timestamptz)
      AND ($3::text IS NULL OR payment.at < ($3 || 'T00:00:00Z')::timestamptz + interval '1 day')
      AND ${paymentFilterSql[filter.filter]}
      AND (num_nulls($4::int, $5::int, $6::text, $7::text) = 4 OR payment.bill_id = $4 OR payment.cents = $5
        OR (payment.at AT TIME ZONE 'UTC')::date = $6::date OR account.email LIKE $7
        OR lower(payment.transaction_id) LIKE $7 OR lower(invoice.buyer->>'name') LIKE $7)`;
    return this.findPage(page, {
      source: `${paymentSourceSql} LEFT JOIN invoice ON invoice.bill_id = payment.bill_id ${condition}`,
      values: filterValues(filter),
      order: 'payment.id DESC',
      columns: paymentColumnsSql,
    });
  }

  /** One payment; undefined if it does not exist. */
  async findPayment(id: number): Promise<PaymentListItem | undefined> {
    const [item]: PaymentListItem[] = await this.postgres.query(
      `SELECT ${paymentColumnsSql} ${paymentSourceSql} WHERE payment.id = $1`,
      [id],
    );
    return item;
  }

  /** Number and total of unassigned payments. Unit of the total: cents of US dollars. */
  async countUnassigned(): Promise<number> {
    const [row]: { total: number }[] = await this.postgres.query(
      `SELECT count(*)::int AS total FROM payment WHERE ${unassignedSql}`,
    );
    return row?.total ?? 0;
  }

  /**
   * A page of the operations on payments, newest first.
   * @throws AppError InvalidField (page)
   */
  findActions(page: number, paymentId: number | null): Promise<ListPage<PaymentActionItem>> {
    return this.findPage(page, {
      source: `FROM payment_action AS action JOIN payment ON payment.id = action.payment_id
        LEFT JOIN account AS actor ON actor.id = action.actor_id WHERE ($1::int IS NULL OR action.payment_id = $1)`,
      values: [paymentId],
      order: 'action.id DESC',
      columns: `action.id, action.payment_id AS "paymentId", payment.transaction_id AS "transactionId", action.at,
        actor.email AS "actorEmail", action.kind, action.cents, payment.currency, action.bill_id AS "billId", action.note`,
    });
  }

  private async findPage<Item>(
    page: number,
    { source, values, order, columns }: { source: string; values: unknown[]; order: string; columns: string },
  ): Promise<ListPage<Item>> {
    const offset = getPageOffset(page, rowsPerPage);
    const [totals]: { total: number }[] = await this.postgres.query(
      `SELECT count(*)::int AS total ${source}`,
      values,
    );
    const items: Item[] = await this.postgres.query(
      `SELECT ${columns} ${source} ORDER BY ${order} LIMIT ${rowsPerPage} OFFSET ${offset}`,
      values,
    );
    return { ...paginate(totals?.total ?? 0, page, rowsPerPage), items };
  }
}

const paymentSourceSql = 'FROM payment LEFT JOIN account ON account.id = payment.account_id';

const paymentColumnsSql = `payment.id, payment.provider, payment.transaction_id AS "transactionId", payment.bill_id AS "billId",
  payment.account_id AS "accountId", account.email, payment.currency, payment.cents,
  payment.refunded_cents AS "refundedCents", payment.use, payment.at, payment.settled_at AS "settledAt"`;

function filterValues({ accountId, from, to, search }: ListFilter): unknown[] {
  const { number, cents, day, pattern } = parseMoneySearch(search);
  return [accountId, from, to, number, cents, day, pattern];
}
