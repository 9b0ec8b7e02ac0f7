import type { EntityManager } from 'typeorm';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { Localised } from '../../contract/language/localised.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import type { PaymentRecord } from '../../entities/payment.entity.js';
import type { AuditService } from '../platform/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { getPurchasablePlan } from './purchase.js';
import { formatAmount } from './format-amount.js';
import { formatLongDate } from './format-long-date.js';
import { escapeUnprintable } from '../../stores/postgres/escape-unprintable.js';
import { notifyAccount, notifyAdministrators } from '../notifications/notify-account.js';

const recurringMessages: Readonly<Record<'past-due' | 'ended', Localised>> = {
  'past-due': {
    en: 'An automatic payment failed and will be tried again. Please check your card.',
    ru: 'Автоплатёж не прошёл, мы повторим попытку. Проверьте карту.',
  },
  ended: {
    en: 'Automatic payments have ended. The plan stays until the end of its term.',
    ru: 'Автоплатежи прекращены. Тариф действует до конца срока.',
  },
};

/** Why a payment settles no bill: the bill is closed or unknown, the amount differs, or the recurring payments had ended. */
type UnmatchedReason = 'bill' | 'no-bill' | 'amount' | 'subscription';

const unmatchedMessages: Readonly<Record<UnmatchedReason, Localised>> = {
  bill: { en: 'arrived for a closed bill', ru: 'пришёл по закрытому счёту' },
  'no-bill': { en: 'could not be assigned to a bill', ru: 'не удалось отнести на счёт' },
  amount: {
    en: 'differs from the amount of the bill, which is still unpaid',
    ru: 'не совпадает с суммой счёта, счёт остаётся неоплаченным',
  },
  subscription: {
    en: 'was charged after automatic payments had ended',
    ru: 'списан после отключения автоплатежей',
  },
};

/** A notification that cannot be read. */
interface RejectedNotification {
  provider: string;
  topic: string;
  /** The invalid field; null if the notification as a whole is malformed. */
  field: string | null;
  /** Identifies repetitions. */
  digest: string;
}

/** Notifies administrators and payers of payments that need attention. */
export class PaymentAlerts {
  constructor(
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly mail: MailService,
  ) {}

  /** Reports a payment that settles no bill and has to be refunded. */
  async reportUnmatchedPayment(
    tx: EntityManager,
    payment: PaymentRecord,
    reason: UnmatchedReason,
  ): Promise<void> {
    const { provider, transactionId, accountId, billId, cents, currency } = payment;
    const amount = formatAmount(cents, currency);
    const message = {
      en: `Payment ${transactionId} (${provider}, ${amount.en}) matches no open bill and was not allocated. Please refund it.`,
      ru: `Платёж ${transactionId} (${provider}, ${amount.ru}) не оплатил ни одного открытого счёта. Деньги сохранены: верните их.`,
    };
    const path = findPaymentPath(transactionId);
    await notifyAdministrators(tx, message, path, this.now());
    await this.mail.queueOperatorNotice(tx, { text: message, path, role: 'accountant' });
    if (accountId !== null) {
      await this.mail.queue({ kind: 'payment-unassigned', accountId, amount, path: accountRoutes.bills }, tx);
      const cause = unmatchedMessages[reason];
      await this.notify(tx, accountId, {
        en: `Your payment of ${amount.en} ${cause.en}. The money is safe and will be refunded.`,
        ru: `Ваш платёж на ${amount.ru} ${cause.ru}. Деньги не потеряны, мы их вернём.`,
      });
    }
    const details = { provider, transaction: transactionId, bill: billId, cents, currency, reason };
    await this.audit.record({ action: 'payment-kept', actorId: null, accountId, details }, tx);
  }

  /** Reports a refund that exceeds the payment. */
  async reportOverRefund(tx: EntityManager, payment: PaymentRecord, cents: number): Promise<void> {
    const { provider, transactionId, currency } = payment;
    const amount = formatAmount(cents, currency);
    const message = {
      en: `Payment ${transactionId} (${provider}) was refunded by ${amount.en} more than its amount.`,
      ru: `Платёж ${transactionId} (${provider}) возвращён на ${amount.ru} больше, чем было оплачено.`,
    };
    await notifyAdministrators(tx, message, findPaymentPath(transactionId), this.now());
  }

  /** Reports a verified notification that cannot be read; its money, if any, is not booked. */
  async reportRejectedNotification(tx: EntityManager, notification: RejectedNotification): Promise<void> {
    const { provider, topic, field, digest } = notification;
    const kind = escapeUnprintable(topic).slice(0, 32);
    const name = kind === '' ? provider : `${provider}, ${kind}`;
    const message = {
      en: `A payment notification (${name}) was rejected${field === null ? '' : ` because of its field ${field}`}. Please check the payment at the provider.`,
      ru: `Платёжное уведомление (${name}) отклонено${field === null ? '' : ` из-за поля ${field}`}. Проверьте платёж в платёжной системе.`,
    };
    const path = `${accountRoutes.admin}?section=payments&view=payments`;
    await notifyAdministrators(tx, message, path, this.now());
    await this.mail.queueOperatorNotice(tx, { text: message, path, role: 'accountant' });
    const details = { provider, topic: kind, field, digest };
    await this.audit.record(
      { action: 'payment-notification-rejected', actorId: null, accountId: null, details },
      tx,
    );
  }

  /** Sends the payer a receipt. */
  async sendReceipt(
    tx: EntityManager,
    { cents, currency }: PaymentRecord,
    { id, accountId, planId }: BillRecord,
    until: Date,
  ): Promise<void> {
    await this.mail.queue(
      {
        kind: 'payment-received',
        accountId,
        bill: id,
        amount: formatAmount(cents, currency),
        planId,
        until: until.toISOString(),
        path: billPath(id),
      },
      tx,
    );
  }

  /** Notifies the payer of an automatic payment. */
  async notifyRenewal(
    tx: EntityManager,
    { cents, currency }: PaymentRecord,
    bill: BillRecord,
    until: Date,
  ): Promise<void> {
    const amount = formatAmount(cents, currency);
    const { label } = getPurchasablePlan(bill.planId);
    const message = {
      en: `Automatic payment of ${amount.en}: the ${label.en} plan is active until ${formatLongDate(until, 'en')}.`,
      ru: `Автоплатёж ${amount.ru}: тариф ${label.ru} действует до ${formatLongDate(until, 'ru')}.`,
    };
    const { accountId, planId, id } = bill;
    await notifyAccount(tx, accountId, { title: message, link: billPath(id), at: this.now() });
    await this.mail.queue(
      {
        kind: 'payment-renewed',
        accountId,
        bill: id,
        amount,
        planId,
        until: until.toISOString(),
        path: billPath(id),
      },
      tx,
    );
  }

  /**
   * Notifies the payer of a refund.
   * @param until end of the plan after the refund; null if it ended or the payment settled no bill
   */
  async notifyRefund(
    tx: EntityManager,
    payment: PaymentRecord,
    cents: number,
    until: Date | null,
  ): Promise<void> {
    const { accountId, billId, currency, use } = payment;
    if (accountId === null) return;
    const amount = formatAmount(cents, currency);
    const link = billId === null ? '' : billPath(billId);
    await this.mail.queue(
      {
        kind: 'payment-refunded',
        accountId,
        amount,
        until: until?.toISOString(),
        path: accountRoutes.bills,
      },
      tx,
    );
    if (use !== 'bill' || billId === null) {
      const message = {
        en: `Refunded: ${amount.en}, paid for a closed bill.`,
        ru: `Возвращено: ${amount.ru}, платёж пришёл по закрытому счёту.`,
      };
      return notifyAccount(tx, accountId, { title: message, link, at: this.now() });
    }
    const planStatus = until
      ? {
          en: `the plan is active until ${formatLongDate(until, 'en')}`,
          ru: `тариф действует до ${formatLongDate(until, 'ru')}`,
        }
      : { en: 'the plan has ended', ru: 'тариф закончился' };
    const message = {
      en: `Refunded: ${amount.en} of bill ${billId}; ${planStatus.en}.`,
      ru: `Возвращено: ${amount.ru} по счёту ${billId}; ${planStatus.ru}.`,
    };
    await notifyAccount(tx, accountId, { title: message, link, at: this.now() });
  }

  /** Notifies the payer that recurring payments ended, or that a charge failed. */
  async notifyRecurringState(
    tx: EntityManager,
    accountId: number,
    state: 'active' | 'past-due' | 'ended',
  ): Promise<void> {
    if (state === 'active') return;
    await this.notify(tx, accountId, recurringMessages[state]);
    const kind = state === 'ended' ? 'payments-ended' : 'payment-failed';
    await this.mail.queue({ kind, accountId, path: accountRoutes.panel }, tx);
  }

  private notify(tx: EntityManager, accountId: number, message: Localised): Promise<void> {
    return notifyAccount(tx, accountId, { title: message, link: '', at: this.now() });
  }
}

/** Administration page with the payment of a transaction. */
function findPaymentPath(transactionId: string): string {
  return `${accountRoutes.admin}?section=payments&view=payments&search=${encodeURIComponent(transactionId)}`;
}

function billPath(id: number): string {
  return accountRoutes.bill.replace(':id', String(id));
}
