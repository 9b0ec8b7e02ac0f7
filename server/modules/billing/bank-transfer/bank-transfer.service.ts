import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { Account } from '../../../entities/account.entity.js';
import { BillRecord } from '../../../entities/bill.entity.js';
import { InvoiceRecord } from '../../../entities/invoice.entity.js';
import { PaymentRecord } from '../../../entities/payment.entity.js';
import { Notification } from '../../../entities/system-notification.entity.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import { lockAndLoadAccount } from '../../platform/lock-account.js';
import { findLatestPlan } from '../../plans/effective-plan.js';
import type { AuditService } from '../../platform/audit.service.js';
import { getPurchasablePlan } from '../purchase.js';
import { formatAmount } from '../format-amount.js';
import { formatLongDate } from '../format-long-date.js';
import {
  assertRefundable,
  isEventRecorded,
  lockTransaction,
  type PaymentEventService,
} from '../payment-event.service.js';
import { validateDocumentNumber, validateTransfer, type TransferDetails } from './transfer-details.js';

const provider = 'transfer';

/** Records bank transfers that administrators enter. They are processed like payments of other providers. */
export class BankTransferService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly paymentEvents: PaymentEventService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Records the payment of an invoice. Idempotent: the first of several concurrent records counts. A payment of a
   * closed bill is credited to the payer.
   * @throws AppError NotFound, InvalidField (paidOn, document), TransferSum if the amount differs from the invoice
   */
  async recordPayment(actor: AuthenticatedUser, billId: number, input: TransferDetails): Promise<void> {
    const { manager } = this.postgres;
    const { bill, invoice } = await this.findInvoice(billId);
    const transfer = validateTransfer(input, bill, this.now());
    if (invoice.paidOn !== null) return;
    if (transfer.cents !== invoice.cents) throw amountMismatchError(invoice.cents);
    await this.applyInvoicedAmount(invoice, bill);
    const transactionId = transactionIdOf(billId);
    await this.paymentEvents.handleEvent(provider, {
      kind: 'paid',
      transaction: transactionId,
      subscription: undefined,
      invoice: String(billId),
      account: String(bill.accountId),
      cents: invoice.cents,
      currency: bill.currency,
    });
    const { use } = await manager.findOneByOrFail(PaymentRecord, { provider, transactionId });
    await this.recordSettlement(actor, bill, transfer, use === 'bill');
  }

  /**
   * Records a full or partial refund of a transfer. Idempotent per bank document.
   * @throws AppError NotFound without a recorded transfer, InvalidField (document), RefundSum if the amount is not
   *   positive or exceeds the remaining payment
   */
  async recordRefund(
    actor: AuthenticatedUser,
    billId: number,
    input: Omit<TransferDetails, 'paidOn'>,
  ): Promise<void> {
    const transactionId = transactionIdOf(billId);
    await this.postgres.transaction(async (tx) => {
      await lockTransaction(tx, provider, transactionId);
      const payment = await tx.findOneBy(PaymentRecord, { provider, transactionId });
      if (!payment) throw new AppError(ErrorCode.NotFound);
      const { cents } = input;
      const document = validateDocumentNumber(input.document);
      const refund = `${transactionId}-${document}`;
      if (await isEventRecorded(tx, { provider, kind: 'refunded', externalId: refund })) return;
      assertRefundable(payment, cents);
      await this.paymentEvents.applyEvent(tx, provider, {
        kind: 'refunded',
        refund,
        transaction: transactionId,
        cents,
      });
      const { account, address } = actor;
      const details = { bill: billId, cents, document };
      await this.audit.record(
        { action: 'transfer-refunded', actorId: account.id, accountId: payment.accountId, details, address },
        tx,
      );
    });
  }

  /**
   * Records a transfer as an unassigned payment of the invoiced account, for example one of another amount or the second
   * one for an invoice. The invoice does not change. Idempotent per bank document.
   * @throws AppError NotFound, InvalidField (paidOn, document), TransferSum if the amount is not positive
   */
  async recordUnassigned(actor: AuthenticatedUser, billId: number, input: TransferDetails): Promise<void> {
    const { bill, invoice } = await this.findInvoice(billId);
    const { cents, paidOn, document } = validateTransfer(input, bill, this.now());
    if (cents <= 0) throw amountMismatchError(invoice.cents);
    const { accountId, currency } = bill;
    const transaction = `${transactionIdOf(billId)}-${document}`;
    await this.postgres.transaction(async (tx) => {
      await lockTransaction(tx, provider, transaction);
      if (await isEventRecorded(tx, { provider, kind: 'paid', externalId: transaction })) return;
      await this.paymentEvents.applyEvent(tx, provider, {
        kind: 'paid',
        transaction,
        subscription: undefined,
        invoice: '',
        account: String(accountId),
        cents,
        currency,
      });
      const details = { bill: billId, cents, document, paidOn, kept: true };
      const { account, address } = actor;
      const event = { action: 'transfer-noted', actorId: account.id, accountId, details, address } as const;
      await this.audit.record(event, tx);
    });
  }

  private async findInvoice(billId: number): Promise<{ bill: BillRecord; invoice: InvoiceRecord }> {
    const { manager } = this.postgres;
    const bill = await manager.findOneBy(BillRecord, { id: billId });
    const invoice = await manager.findOneBy(InvoiceRecord, { billId });
    if (!bill || !invoice) throw new AppError(ErrorCode.NotFound);
    return { bill, invoice };
  }

  /** Sets the bill to the invoiced amount. Unused days and discounts that changed since then do not affect it. */
  private applyInvoicedAmount({ cents }: InvoiceRecord, { id, accountId }: BillRecord): Promise<void> {
    return this.postgres.transaction(async (tx) => {
      await lockAndLoadAccount(tx, accountId);
      const bill = await tx.findOneOrFail(BillRecord, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (bill.state !== 'unpaid' || bill.realCents === cents) return;
      const creditCents = bill.regularCents - bill.promoCents - bill.payoutCents - cents;
      if (creditCents < 0) throw amountMismatchError(bill.realCents);
      const unusedCents = Math.max(bill.unusedCents, creditCents);
      await tx.update(BillRecord, id, { creditCents, unusedCents, realCents: cents });
    });
  }

  private async recordSettlement(
    actor: AuthenticatedUser,
    bill: BillRecord,
    { paidOn, document, cents }: TransferDetails,
    paysBill: boolean,
  ): Promise<void> {
    const { id: billId, accountId } = bill;
    await this.postgres.transaction(async (tx) => {
      const account = await lockAndLoadAccount(tx, accountId);
      const settlement = { settledBy: actor.account.id, settledAt: this.now() };
      const { affected } = await tx.update(
        InvoiceRecord,
        { billId, paidOn: IsNull() },
        { paidOn, paymentDocument: document, paysBill, ...settlement },
      );
      if (affected === 0) return;
      const details = { bill: billId, cents, document, paidOn, kept: !paysBill };
      const { address } = actor;
      await this.audit.record(
        { action: 'transfer-noted', actorId: actor.account.id, accountId, details, address },
        tx,
      );
      if (paysBill) await this.notifyPayer(tx, bill, account);
    });
  }

  /** Notifies the payer of the activated plan. */
  private async notifyPayer(tx: EntityManager, { id, planId }: BillRecord, account: Account): Promise<void> {
    const { id: accountId } = account;
    const paidUntil = findLatestPlan(account, this.now())?.until;
    const { label } = getPurchasablePlan(planId);
    const until = (language: Language) => (paidUntil ? formatLongDate(paidUntil, language) : '');
    await tx.insert(Notification, {
      titleEn: `Bill ${id} is paid: the ${label.en} plan is active until ${until('en')}.`,
      titleRu: `Счёт ${id} оплачен: тариф «${label.ru}» действует до ${until('ru')}.`,
      link: `/bills/${id}`,
      accountId,
      startedAt: this.now(),
      createdBy: null,
    });
  }
}

/** Transaction id of the transfer that pays the invoice of a bill. A bill has at most one. */
function transactionIdOf(billId: number): string {
  return `bill-${billId}`;
}

function amountMismatchError(cents: number): AppError {
  return new AppError(ErrorCode.TransferSum, { field: 'amountCents', sum: formatAmount(cents) });
}
