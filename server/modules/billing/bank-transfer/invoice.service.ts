import type { DataSource, EntityManager } from 'typeorm';
import type { Seller } from '../../../config/seller.js';
import {
  validatePayerField,
  payerFields,
  payerMessages,
  normalisePayer,
  type PayerDetails,
} from '../../../contract/billing/company-details.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { BillRecord } from '../../../entities/bill.entity.js';
import { PayerRecord } from '../../../entities/company.entity.js';
import { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import type { BillService } from '../bill.service.js';
import { formatAmount } from '../format-amount.js';
import { minTransferCents } from './bank-transfer-limits.js';

/** Invoices for bank transfers, from the payer's side. */
export class InvoiceService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bills: BillService,
    private readonly seller: Seller | undefined,
  ) {}

  /** Whether bank transfers are configured on this server. */
  isOffered(): boolean {
    return this.seller !== undefined;
  }

  /** The company details entered most recently; null if there are none. */
  findPayer({ owner }: AuthenticatedUser): Promise<PayerDetails | null> {
    return this.postgres.manager.findOneBy(PayerRecord, { accountId: owner.id });
  }

  /** The invoice of a bill, without an access check; null if there is none. */
  findByBill(billId: number): Promise<InvoiceRecord | null> {
    return this.postgres.manager.findOneBy(InvoiceRecord, { billId });
  }

  /**
   * The user's own bill with its invoice.
   * @throws AppError NotFound
   */
  async findOwned(
    user: AuthenticatedUser,
    billId: number,
  ): Promise<{ bill: BillRecord; invoice: InvoiceRecord }> {
    const bill = await this.bills.findOne(user, billId);
    const invoice = await this.findByBill(billId);
    if (!invoice) throw new AppError(ErrorCode.NotFound);
    return { bill, invoice };
  }

  /**
   * Issues or replaces the invoice of an unpaid bill at its current amount, and saves the company details.
   * @returns the bill; already paid if nothing is due
   * @throws AppError PaymentUnavailable, InvalidField of the company, TransferMinimum, BillClosed, and those of
   *   `BillService.prepareForPayment`
   */
  async issue(user: AuthenticatedUser, billId: number, payerInput: PayerDetails): Promise<BillRecord> {
    const { seller } = this;
    if (!seller) throw new AppError(ErrorCode.PaymentUnavailable);
    const buyer = validatePayer(payerInput);
    assertMinimumAmount(await this.bills.findOne(user, billId));
    const preparedBill = await this.bills.prepareForPayment(user, billId, false);
    if (preparedBill.state === 'paid') return preparedBill;
    return this.bills.withLockedBill(user.owner.id, billId, async (tx, bill) => {
      this.bills.assertOpen(bill);
      assertMinimumAmount(bill);
      // A recorded payment must not be overwritten.
      const existing = await tx.findOneBy(InvoiceRecord, { billId });
      if (existing && existing.paidOn !== null) throw new AppError(ErrorCode.BillClosed);
      await this.savePayer(tx, user.owner.id, buyer);
      const invoiceData = { cents: bill.realCents, buyer, seller, issuedAt: this.now() };
      await tx.upsert(InvoiceRecord, { billId, ...invoiceData }, ['billId']);
      return bill;
    });
  }

  private async savePayer(tx: EntityManager, accountId: number, payer: PayerDetails): Promise<void> {
    await tx.upsert(PayerRecord, { accountId, ...payer, updatedAt: this.now() }, ['accountId']);
  }
}

/** Small amounts are paid by card because transfers cost bank fees and manual work. */
function assertMinimumAmount({ realCents, state }: BillRecord): void {
  if (state !== 'unpaid') throw new AppError(ErrorCode.BillClosed);
  if (realCents >= minTransferCents) return;
  throw new AppError(ErrorCode.TransferMinimum, { least: formatAmount(minTransferCents) });
}

/**
 * Normalizes company details.
 * @throws AppError InvalidField for the first invalid field
 */
function validatePayer(payerInput: PayerDetails): PayerDetails {
  const company = normalisePayer(payerInput);
  for (const field of payerFields) {
    const problem = validatePayerField(field, company);
    if (problem) throw new AppError(ErrorCode.InvalidField, { field, what: payerMessages[problem] });
  }
  return company;
}
