import type { EntityManager } from 'typeorm';
import type { Localised } from '../../contract/localised.js';
import type { PaymentRecord } from '../../entities/payment.entity.js';
import type { AuditService } from '../admin/audit.service.js';
import { dollars } from './dollars.js';
import { tellAccount, tellAdministrators } from './tell-account.js';

const recurringTexts: Readonly<Record<'past-due' | 'ended', Localised>> = {
  'past-due': {
    en: 'An automatic payment failed and will be tried again. Please check your card.',
    ru: 'Автоплатёж не прошёл, мы повторим попытку. Проверьте карту.',
  },
  ended: {
    en: 'Automatic payments have ended. The plan stays until the end of its term.',
    ru: 'Автоплатежи прекращены. Тариф действует до конца срока.',
  },
};

/** Tells administrators, and the payer where one is known, of money that a person has to look after. */
export class PaymentAlerts {
  constructor(
    private readonly now: () => Date,
    private readonly audit: AuditService,
  ) {}

  /** A payment came that pays no bill: it is kept, and somebody has to give it back. */
  async kept(tx: EntityManager, payment: PaymentRecord): Promise<void> {
    const { provider, transactionId, accountId, billId, cents, currency } = payment;
    const sum = dollars(cents, currency);
    await this.tellAdministrators(tx, {
      en: `Payment ${transactionId} (${provider}, ${sum}) pays no open bill. It is kept: refund it.`,
      ru: `Платёж ${transactionId} (${provider}, ${sum}) не оплатил ни одного открытого счёта. Деньги сохранены: верните их.`,
    });
    if (accountId !== null) {
      await this.tell(tx, accountId, {
        en: `Your payment of ${sum} came for a bill that is closed. The money is safe and will be refunded.`,
        ru: `Ваш платёж на ${sum} пришёл по закрытому счёту. Деньги не потеряны, мы их вернём.`,
      });
    }
    const details = { provider, transaction: transactionId, bill: billId, cents, currency };
    await this.audit.record({ action: 'payment-kept', actorId: null, accountId, details }, tx);
  }

  /** More was refunded than was there. */
  async overRefunded(tx: EntityManager, payment: PaymentRecord, cents: number): Promise<void> {
    const { provider, transactionId, currency } = payment;
    const sum = dollars(cents, currency);
    await this.tellAdministrators(tx, {
      en: `Payment ${transactionId} (${provider}) was refunded by ${sum} more than it came to.`,
      ru: `Платёж ${transactionId} (${provider}) возвращён на ${sum} больше, чем было оплачено.`,
    });
  }

  /** Payments that recur are no more, or one of them failed and is tried again. */
  async recurring(
    tx: EntityManager,
    accountId: number,
    state: 'active' | 'past-due' | 'ended',
  ): Promise<void> {
    if (state === 'active') return;
    await this.tell(tx, accountId, recurringTexts[state]);
  }

  private tellAdministrators(tx: EntityManager, texts: Localised): Promise<void> {
    return tellAdministrators(tx, texts, '', this.now());
  }

  private tell(tx: EntityManager, accountId: number, texts: Localised): Promise<void> {
    return tellAccount(tx, accountId, texts, '', this.now());
  }
}
