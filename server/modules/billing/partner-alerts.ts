import type { EntityManager } from 'typeorm';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import { formatMoney } from '../../contract/formatting/format-money.js';
import type { WithdrawalMethod } from '../../contract/billing/withdrawals.js';
import type { MailService } from '../mail/mail.service.js';
import { formatAmount } from './format-amount.js';
import { notifyAccount, notifyAdministrators } from '../notifications/notify-account.js';

/** Admin page for pending withdrawals. */
const withdrawalsPath = `${accountRoutes.admin}?section=withdrawals`;

const walletNames: Readonly<Record<WithdrawalMethod, string>> = {
  webmoney: 'WebMoney',
  yoomoney: 'YooMoney',
};

/** A paid or rejected withdrawal. */
interface ResolvedWithdrawal {
  accountId: number;
  cents: number;
  method: WithdrawalMethod;
  reason: string;
}

/** Notifies partners of rewards and withdrawals, and administrators of pending withdrawals. */
export class PartnerAlerts {
  constructor(
    private readonly now: () => Date,
    private readonly mail: MailService,
  ) {}

  /** Notifies a partner of a reward. */
  async notifyReward(tx: EntityManager, partnerId: number, cents: number, paidCents: number): Promise<void> {
    const message = {
      en: `Reward of ${formatMoney(cents, 'en')}: a user you brought paid ${formatMoney(paidCents, 'en')}.`,
      ru: `Вознаграждение ${formatMoney(cents, 'ru')}: приведённый вами пользователь оплатил ${formatMoney(paidCents, 'ru')}.`,
    };
    await notifyAccount(tx, partnerId, { title: message, link: accountRoutes.partner, at: this.now() });
  }

  /** Notifies administrators of a withdrawal request. */
  async notifyWithdrawalRequested(tx: EntityManager, email: string, cents: number): Promise<void> {
    const message = {
      en: `${email} requests a withdrawal of ${formatMoney(cents, 'en')}.`,
      ru: `${email} просит вывести ${formatMoney(cents, 'ru')}.`,
    };
    await notifyAdministrators(tx, message, withdrawalsPath, this.now());
    await this.mail.queueOperatorNotice(tx, { text: message, path: withdrawalsPath, role: 'accountant' });
  }

  /** Notifies a partner of a payout. */
  async notifyWithdrawalPaid(
    tx: EntityManager,
    { accountId, cents, method }: ResolvedWithdrawal,
  ): Promise<void> {
    const message = {
      en: `Your withdrawal of ${formatMoney(cents, 'en')} was paid out to ${walletNames[method]}.`,
      ru: `Вывод ${formatMoney(cents, 'ru')} на ${walletNames[method]} выплачен.`,
    };
    await notifyAccount(tx, accountId, { title: message, link: accountRoutes.partner, at: this.now() });
    const amount = formatAmount(cents);
    await this.mail.queue({ kind: 'withdrawal-paid', accountId, amount, path: accountRoutes.partner }, tx);
  }

  /** Notifies a partner of a rejected withdrawal and the returned amount. */
  async notifyWithdrawalRejected(
    tx: EntityManager,
    { accountId, cents, reason }: ResolvedWithdrawal,
  ): Promise<void> {
    const suffix = reason === '' ? '' : ` ${reason}`;
    const message = {
      en: `Your withdrawal of ${formatMoney(cents, 'en')} was rejected. The amount was returned to your partner balance.${suffix}`,
      ru: `В выводе ${formatMoney(cents, 'ru')} отказано, сумма снова на партнёрском балансе.${suffix}`,
    };
    await notifyAccount(tx, accountId, { title: message, link: accountRoutes.partner, at: this.now() });
    const text = { en: reason, ru: reason };
    await this.mail.queue(
      {
        kind: 'withdrawal-rejected',
        accountId,
        amount: formatAmount(cents),
        text,
        path: accountRoutes.partner,
      },
      tx,
    );
  }
}
