import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../contract/accounts/audit-actions.js';
import type { PaymentActionKind } from '../../../contract/billing/payment-actions.js';
import type { Localised } from '../../../contract/language/localised.js';
import { Account } from '../../../entities/account.entity.js';
import { BillRecord } from '../../../entities/bill.entity.js';
import { PaymentActionRecord } from '../../../entities/payment-action.entity.js';
import { PaymentRecord } from '../../../entities/payment.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import type { AuditService } from '../../platform/audit.service.js';
import { findPlanIn } from '../../../config/plan-set.js';
import type { PlanCatalog } from '../../plans/plan-catalog.js';
import { normaliseEmail } from '../../platform/email-address.js';
import { lockAndLoadAccount } from '../../platform/lock-account.js';
import { validateDocumentNumber } from '../bank-transfer/transfer-details.js';
import { isPayable } from '../bill.service.js';
import { formatAmount } from '../format-amount.js';
import { transfer } from '../ledger.js';
import {
  assertRefundable,
  isEventRecorded,
  lockTransaction,
  type PaymentEventService,
} from '../payment-event.service.js';
import type { ProviderId } from '../providers/payment-provider.js';
import type { PaymentProviders } from '../providers/payment-providers.js';
import { getPurchasablePlan, getTerm } from '../purchase.js';
import { saveUndiscountedBill } from '../undiscounted-bill.js';
import { runWithoutCommit, watchEffect, type MoneyEffect } from './money-effect.js';
import { findUnassigned, lockAssignable, lockUnassigned } from './unassigned-payments.js';

const maxNoteLength = 500;

interface PaymentOperationsDependencies {
  postgres: DataSource;
  now: () => Date;
  paymentEvents: PaymentEventService;
  providers: PaymentProviders;
  audit: AuditService;
  planCatalog: PlanCatalog;
}

/** A refund: the amount, and the bank document if the provider cannot refund the payment. */
interface RefundInput {
  cents: number;
  document: string;
}

/** The plan that an unassigned payment buys. */
interface ConversionInput {
  /** E-mail of the account. */
  email: string;
  planId: number;
  term: number;
}

/** How an unassigned payment is closed without a bill. */
interface SettlementInput {
  /** Whether the money was returned to the payer outside the provider; otherwise it becomes revenue. */
  isReturned: boolean;
  note: string;
}

interface RecordedAction {
  kind: PaymentActionKind;
  audit: AuditAction;
  cents: number;
  billId?: number | null;
  note: string;
}

/** Operations of administrators on payments. Each one can be previewed with the code that carries it out. */
export class PaymentOperationsService {
  constructor(private readonly deps: PaymentOperationsDependencies) {}

  /**
   * Effect of a refund, without carrying it out.
   * @throws AppError NotFound, RefundSum
   */
  async previewRefund(id: number, cents: number): Promise<MoneyEffect> {
    const payment = await this.findRefundable(id, cents);
    return this.preview(payment, (tx) => this.bookRefund(tx, payment, `preview-${randomUUID()}`, cents));
  }

  /**
   * Refunds a payment through its provider. For a bank transfer, records a refund made through the bank.
   * @throws AppError NotFound, RefundSum, InvalidField (document), RefundFailed
   */
  async refund(actor: AuthenticatedUser, id: number, { cents, document }: RefundInput): Promise<void> {
    const payment = await this.findRefundable(id, cents);
    const provider = this.deps.providers.findForRefund(payment.provider);
    const note = provider ? '' : validateDocumentNumber(document);
    const refundId = provider
      ? await this.requestRefund(provider.refund.bind(provider), payment, cents)
      : `${payment.transactionId}-${note}`;
    await this.deps.postgres.transaction(async (tx) => {
      await lockTransaction(tx, payment.provider, payment.transactionId);
      // The provider has already refunded its payment. A return through the bank competes with other returns.
      const notice = { provider: payment.provider, kind: 'refunded', externalId: refundId };
      if (!provider && !(await isEventRecorded(tx, notice))) {
        assertRefundable(await tx.findOneByOrFail(PaymentRecord, { id }), cents);
      }
      await this.bookRefund(tx, payment, refundId, cents);
      await this.record(tx, actor, payment, {
        kind: provider ? 'refunded' : 'returned',
        audit: 'payment-refunded',
        cents,
        note: note || refundId,
      });
    });
  }

  /**
   * Effect of applying an unassigned payment to a bill, without carrying it out.
   * @throws AppError like `apply`
   */
  async previewApply(id: number, billId: number): Promise<MoneyEffect> {
    const payment = await findUnassigned(this.deps.postgres.manager, id);
    return this.preview(
      payment,
      (tx) => this.applyToBill(tx, payment, billId),
      await findAccountOfBill(this.deps.postgres.manager, billId),
    );
  }

  /**
   * Settles an open bill with an unassigned payment of the same amount.
   * @throws AppError NotFound, PaymentAllocated, BillClosed, BillSum, InvalidField (bill)
   */
  async apply(actor: AuthenticatedUser, id: number, billId: number): Promise<void> {
    const payment = await findUnassigned(this.deps.postgres.manager, id);
    await this.deps.postgres.transaction(async (tx) => {
      await this.applyToBill(tx, payment, billId);
      await this.record(tx, actor, payment, {
        kind: 'applied',
        audit: 'payment-applied',
        cents: payment.cents,
        billId,
        note: '',
      });
    });
  }

  /**
   * Effect of turning an unassigned payment into a plan, without carrying it out.
   * @throws AppError like `convert`
   */
  async previewConversion(id: number, input: ConversionInput): Promise<MoneyEffect> {
    const payment = await findUnassigned(this.deps.postgres.manager, id);
    const accountId = await findAccountId(this.deps.postgres.manager, input.email);
    return this.preview(payment, (tx) => this.convertToPlan(tx, payment, input), accountId);
  }

  /**
   * Creates a bill for an unassigned payment and settles it. The plan's time is prorated to the amount.
   * @returns the number of the bill
   * @throws AppError NotFound, PaymentAllocated, UserNotFound, TariffDowngrade, InvalidField (account, plan, term)
   */
  async convert(actor: AuthenticatedUser, id: number, input: ConversionInput): Promise<number> {
    const payment = await findUnassigned(this.deps.postgres.manager, id);
    return this.deps.postgres.transaction(async (tx) => {
      const billId = await this.convertToPlan(tx, payment, input);
      await this.record(tx, actor, payment, {
        kind: 'converted',
        audit: 'payment-converted',
        cents: payment.cents,
        billId,
        note: '',
      });
      return billId;
    });
  }

  /**
   * Closes an unassigned payment: records a refund made outside the provider, or books the remaining amount as revenue.
   * @throws AppError NotFound, PaymentAllocated, InvalidField (note)
   */
  async settle(
    actor: AuthenticatedUser,
    id: number,
    { isReturned, note: input }: SettlementInput,
  ): Promise<void> {
    const note = validateNote(input);
    const candidate = await findUnassigned(this.deps.postgres.manager, id);
    await this.deps.postgres.transaction(async (tx) => {
      const payment = await lockUnassigned(tx, candidate);
      const cents = payment.cents - payment.refundedCents;
      if (isReturned) await this.bookRefund(tx, payment, `returned-${id}-${randomUUID()}`, cents);
      else await this.bookAsRevenue(tx, payment, cents);
      await this.record(tx, actor, payment, {
        kind: isReturned ? 'returned' : 'settled',
        audit: 'payment-settled',
        cents,
        note,
      });
    });
  }

  private async requestRefund(
    refund: (request: { transaction: string; cents: number; key: string }) => Promise<string>,
    { id, transactionId: transaction, refundedCents }: PaymentRecord,
    cents: number,
  ): Promise<string> {
    try {
      // The key contains the previous refunds, so a repeated click requests one refund.
      return await refund({ transaction, cents, key: `refund-${id}-${refundedCents}-${cents}` });
    } catch (error) {
      throw new AppError(ErrorCode.RefundFailed, {}, { cause: error });
    }
  }

  private bookRefund(
    tx: EntityManager,
    { provider, transactionId: transaction }: PaymentRecord,
    refund: string,
    cents: number,
  ): Promise<void> {
    return this.deps.paymentEvents.applyEvent(tx, provider as ProviderId, {
      kind: 'refunded',
      refund,
      transaction,
      cents,
    });
  }

  private async bookAsRevenue(tx: EntityManager, payment: PaymentRecord, cents: number): Promise<void> {
    const { id: paymentId, billId, accountId, currency } = payment;
    const at = this.deps.now();
    const from = accountId === null ? 'lost' : (['credit', accountId] as const);
    await transfer(tx, {
      kind: 'payment-settled',
      from,
      to: 'sales',
      cents,
      currency,
      at,
      billId,
      paymentId,
    });
    await tx.update(PaymentRecord, paymentId, { settledAt: at });
  }

  private async applyToBill(tx: EntityManager, candidate: PaymentRecord, billId: number): Promise<void> {
    const accountId = await findAccountOfBill(tx, billId);
    const payment = await lockAssignable(tx, candidate);
    const account = await lockAndLoadAccount(tx, accountId);
    const bill = await tx.findOneOrFail(BillRecord, {
      where: { id: billId },
      lock: { mode: 'for_no_key_update' },
    });
    if (payment.accountId !== null && payment.accountId !== accountId) throw invalidField('bill', otherPayer);
    if (!isPayable(bill, account, this.deps.now())) {
      throw new AppError(ErrorCode.BillClosed, { field: 'bill' });
    }
    if (payment.cents !== bill.realCents || payment.currency !== bill.currency) {
      throw new AppError(ErrorCode.BillSum, {
        field: 'bill',
        sum: formatAmount(bill.realCents, bill.currency),
      });
    }
    await this.deps.paymentEvents.allocate(tx, payment, bill, account);
  }

  private async convertToPlan(
    tx: EntityManager,
    candidate: PaymentRecord,
    { email, planId, term }: ConversionInput,
  ): Promise<number> {
    const payment = await lockAssignable(tx, candidate);
    const accountId = await findAccountId(tx, email);
    const planSet = this.deps.planCatalog.getPlanSet(accountId);
    const plan = getPurchasablePlan(planId, (id) => findPlanIn(planSet, id));
    const { priceCents } = getTerm(plan, term);
    if (payment.accountId !== null && payment.accountId !== accountId) {
      throw invalidField('account', otherPayer);
    }
    const account = await lockAndLoadAccount(tx, accountId);
    if (account.ownerId !== null) throw invalidField('account', teamMember);
    const now = this.deps.now();
    const { cents, currency } = payment;
    const fields = {
      accountId,
      kind: 'buy',
      planId: plan.id,
      settingsVersion: plan.settingsVersion,
      term,
      currency,
      cents,
      termCents: priceCents,
    } as const;
    const bill = await saveUndiscountedBill(tx, fields, now);
    if (!isPayable(bill, account, now)) {
      const date = account.planEndsAt?.toISOString().slice(0, 10) ?? '';
      throw new AppError(ErrorCode.TariffDowngrade, { field: 'plan', date });
    }
    await this.deps.paymentEvents.allocate(tx, payment, bill, account);
    return bill.id;
  }

  /** Effect of an operation that is rolled back. */
  private preview(
    { id: paymentId, accountId }: PaymentRecord,
    operation: (tx: EntityManager) => Promise<unknown>,
    affectedAccountId: number | null = accountId,
  ): Promise<MoneyEffect> {
    return runWithoutCommit(this.deps.postgres, (tx) =>
      watchEffect(tx, { paymentId, accountId: affectedAccountId, now: this.deps.now() }, operation),
    );
  }

  private async findRefundable(id: number, cents: number): Promise<PaymentRecord> {
    const payment = await this.deps.postgres.manager.findOneBy(PaymentRecord, { id });
    if (!payment) throw new AppError(ErrorCode.NotFound);
    assertRefundable(payment, cents);
    return payment;
  }

  /** Records an operation in its log and in the audit log. A repeated refund is recorded once. */
  private async record(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    { id: paymentId, transactionId, provider, accountId, currency }: PaymentRecord,
    { kind, audit, cents, billId = null, note }: RecordedAction,
  ): Promise<void> {
    const isRefund = audit === 'payment-refunded';
    if (isRefund && (await tx.existsBy(PaymentActionRecord, { paymentId, kind, note }))) return;
    const actorId = account.id;
    await tx.insert(PaymentActionRecord, {
      paymentId,
      at: this.deps.now(),
      actorId,
      kind,
      cents,
      billId,
      note,
    });
    const details = { provider, transaction: transactionId, cents, currency, bill: billId, kind, note };
    await this.deps.audit.record({ action: audit, actorId, accountId, details, address }, tx);
  }
}

async function findAccountId(tx: EntityManager, email: string): Promise<number> {
  const account = await tx.findOneBy(Account, { email: normaliseEmail(email) ?? '' });
  if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'account' });
  return account.id;
}

async function findAccountOfBill(tx: EntityManager, billId: number): Promise<number> {
  const bill = await tx.findOneBy(BillRecord, { id: billId });
  if (!bill) throw invalidField('bill', unknownBill);
  return bill.accountId;
}

function validateNote(input: string): string {
  const note = input.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (note !== '' && note.length <= maxNoteLength) return note;
  throw invalidField('note', invalidNote);
}

function invalidField(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const unknownBill: Localised = { en: 'There is no bill with this number.', ru: 'Счёта с таким номером нет.' };

const otherPayer: Localised = {
  en: 'The payment belongs to another account.',
  ru: 'Платёж принадлежит другому аккаунту.',
};

const teamMember: Localised = {
  en: 'A team member uses the owner’s plan.',
  ru: 'Участник работает на тарифе владельца.',
};

const invalidNote: Localised = {
  en: `Enter the reason, at most ${maxNoteLength} characters.`,
  ru: `Введите причину, не больше ${maxNoteLength} знаков.`,
};
