import type { DataSource, EntityManager } from 'typeorm';
import type { Seller } from '../../../config/seller.js';
import {
  validateCompanyField,
  companyFields,
  companyMessages,
  normaliseCompany,
  type CompanyDetails,
} from '../../../contract/company-details.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { BillRecord } from '../../../entities/bill.entity.js';
import { CompanyRecord } from '../../../entities/company.entity.js';
import { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import type { BillService } from '../bill.service.js';
import { formatAmount } from '../format-amount.js';
import { minTransferCents } from './bank-transfer-limits.js';

/** Bills that companies pay by bank transfer, from the payer's side. */
export class InvoiceService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bills: BillService,
    private readonly seller: Seller | undefined,
  ) {}

  /** Whether companies can pay by bank transfer on this server. */
  isOffered(): boolean {
    return this.seller !== undefined;
  }

  /** The company that the account entered last; null where it never did. */
  findCompany({ owner }: AuthenticatedUser): Promise<CompanyDetails | null> {
    return this.postgres.manager.findOneBy(CompanyRecord, { accountId: owner.id });
  }

  /** The invoice of a bill, whoever asks; null where none was made. */
  findByBill(billId: number): Promise<InvoiceRecord | null> {
    return this.postgres.manager.findOneBy(InvoiceRecord, { billId });
  }

  /** An own bill with its invoice. Throws NotFound where either is missing. */
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
   * Makes the invoice of an unpaid bill at its sum as it is now, or makes it anew for other details; these are kept for the
   * next one.
   * @returns the bill; paid where nothing was left to pay
   * @throws AppError PaymentUnavailable, InvalidField of the company, TransferMinimum, BillClosed, and as `BillService.prepare`
   */
  async issue(user: AuthenticatedUser, billId: number, typed: CompanyDetails): Promise<BillRecord> {
    const { seller } = this;
    if (!seller) throw new AppError(ErrorCode.PaymentUnavailable);
    const buyer = validateCompany(typed);
    assertMinimumAmount(await this.bills.findOne(user, billId));
    const prepared = await this.bills.prepare(user, billId, false);
    if (prepared.state === 'paid') return prepared;
    return this.bills.withLockedBill(user.owner.id, billId, async (tx, bill) => {
      this.bills.assertOpen(bill);
      assertMinimumAmount(bill);
      // What an administrator has noted stays as it is.
      const existing = await tx.findOneBy(InvoiceRecord, { billId });
      if (existing && existing.paidOn !== null) throw new AppError(ErrorCode.BillClosed);
      await this.saveCompany(tx, user.owner.id, buyer);
      const issued = { cents: bill.realCents, buyer, seller, issuedAt: this.now() };
      await tx.upsert(InvoiceRecord, { billId, ...issued }, ['billId']);
      return bill;
    });
  }

  private async saveCompany(
    tx: EntityManager,
    accountId: number,
    findCompany: CompanyDetails,
  ): Promise<void> {
    await tx.upsert(CompanyRecord, { accountId, ...findCompany, updatedAt: this.now() }, ['accountId']);
  }
}

/** Small sums are paid by card: a transfer costs the bank's fee and an accountant's time. */
function assertMinimumAmount({ realCents, state }: BillRecord): void {
  if (state !== 'unpaid') throw new AppError(ErrorCode.BillClosed);
  if (realCents >= minTransferCents) return;
  throw new AppError(ErrorCode.TransferMinimum, { least: formatAmount(minTransferCents) });
}

/** The details as they are kept. Throws InvalidField for the first one that is wrong. */
function validateCompany(typed: CompanyDetails): CompanyDetails {
  const company = normaliseCompany(typed);
  for (const field of companyFields) {
    const problem = validateCompanyField(field, company);
    if (problem) throw new AppError(ErrorCode.InvalidField, { field, what: companyMessages[problem] });
  }
  return company;
}
