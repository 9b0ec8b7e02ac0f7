import type { DataSource } from 'typeorm';
import type { BillState } from '../../../entities/bill.entity.js';
import { getPageOffset, paginate } from '../../platform/paging.js';

const invoicesPerPage = 25;

/** An invoice in the administrators' list. */
export interface InvoiceListItem {
  number: number;
  accountId: number;
  email: string;
  companyName: string;
  inn: string;
  cents: number;
  currency: string;
  issuedAt: Date;
  dueAt: Date;
  billState: BillState;
  paidOn: string | null;
  paymentDocument: string | null;
  paysBill: boolean;
  /** Refunded amount of the transfer. Unit: cents. */
  refundedCents: number;
}

/** A page of invoices, newest first. */
interface InvoicePage {
  total: number;
  page: number;
  lastPage: number;
  items: InvoiceListItem[];
}

const invoiceSourceSql = `FROM invoice JOIN bill ON bill.id = invoice.bill_id JOIN account ON account.id = bill.account_id
  LEFT JOIN payment ON payment.provider = 'transfer' AND payment.transaction_id = 'bill-' || bill.id`;
const pendingConditionSql = `invoice.paid_on IS NULL AND bill.state = 'unpaid'`;

/** Invoice list for administrators. */
export class InvoiceListService {
  constructor(private readonly postgres: DataSource) {}

  /**
   * A page of all invoices.
   * @param pendingOnly excludes paid and cancelled invoices
   * @throws AppError InvalidField (page)
   */
  async findPage(page: number, pendingOnly: boolean): Promise<InvoicePage> {
    const skip = getPageOffset(page, invoicesPerPage);
    const condition = `WHERE ($1::boolean = false OR (${pendingConditionSql}))`;
    const [totalRow]: { total: number }[] = await this.postgres.query(
      `SELECT count(*)::int AS total ${invoiceSourceSql} ${condition}`,
      [pendingOnly],
    );
    const items = await this.queryItems(
      `${condition} ORDER BY invoice.issued_at DESC, bill.id DESC LIMIT ${invoicesPerPage} OFFSET $2`,
      [pendingOnly, skip],
    );
    return { ...paginate(totalRow?.total ?? 0, page, invoicesPerPage), items };
  }

  /** One invoice; undefined if it does not exist. */
  async findOne(billId: number): Promise<InvoiceListItem | undefined> {
    const [item] = await this.queryItems('WHERE invoice.bill_id = $1', [billId]);
    return item;
  }

  private queryItems(clauses: string, values: readonly unknown[]): Promise<InvoiceListItem[]> {
    return this.postgres.query(
      `SELECT bill.id AS number, account.id AS "accountId", account.email, invoice.buyer->>'name' AS "companyName",
         invoice.buyer->>'inn' AS inn, invoice.cents, bill.currency, invoice.issued_at AS "issuedAt", bill.due_at AS "dueAt",
         bill.state AS "billState", invoice.paid_on::text AS "paidOn", invoice.payment_document AS "paymentDocument",
         invoice.pays_bill AS "paysBill", coalesce(payment.refunded_cents, 0) AS "refundedCents"
       ${invoiceSourceSql} ${clauses}`,
      [...values],
    );
  }
}
