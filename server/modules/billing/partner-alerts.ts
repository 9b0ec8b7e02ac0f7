import type { EntityManager } from 'typeorm';
import { accountRoutes } from '../../contract/account-routes.js';
import { formatMoney } from '../../contract/format-money.js';
import type { WithdrawalMethod } from '../../contract/withdrawals.js';
import { tellAccount, tellAdministrators } from './tell-account.js';

/** Where administrators settle withdrawals. */
const settling = `${accountRoutes.admin}?section=withdrawals`;

const purseNames: Readonly<Record<WithdrawalMethod, string>> = { webmoney: 'WebMoney', yoomoney: 'YooMoney' };

/** A withdrawal as it is told of. */
interface ToldWithdrawal {
  accountId: number;
  cents: number;
  method: WithdrawalMethod;
  reason: string;
}

/** Tells partners what comes to their balance and what becomes of their withdrawals, and administrators what waits for them. */
export class PartnerAlerts {
  constructor(private readonly now: () => Date) {}

  /** A reward was credited. Sums in cents. */
  async rewarded(tx: EntityManager, partnerId: number, cents: number, paidCents: number): Promise<void> {
    const texts = {
      en: `Reward of ${formatMoney(cents, 'en')}: a user you brought paid ${formatMoney(paidCents, 'en')}.`,
      ru: `Вознаграждение ${formatMoney(cents, 'ru')}: приведённый вами пользователь оплатил ${formatMoney(paidCents, 'ru')}.`,
    };
    await tellAccount(tx, partnerId, texts, accountRoutes.partner, this.now());
  }

  /** Somebody has to pay a partner. */
  async asked(tx: EntityManager, email: string, cents: number): Promise<void> {
    const texts = {
      en: `${email} asks to withdraw ${formatMoney(cents, 'en')}.`,
      ru: `${email} просит вывести ${formatMoney(cents, 'ru')}.`,
    };
    await tellAdministrators(tx, texts, settling, this.now());
  }

  /** A withdrawal was paid out. */
  async paidOut(tx: EntityManager, { accountId, cents, method }: ToldWithdrawal): Promise<void> {
    const texts = {
      en: `Your withdrawal of ${formatMoney(cents, 'en')} was paid out to ${purseNames[method]}.`,
      ru: `Вывод ${formatMoney(cents, 'ru')} на ${purseNames[method]} выплачен.`,
    };
    await tellAccount(tx, accountId, texts, accountRoutes.partner, this.now());
  }

  /** A withdrawal was refused, and the sum is back. */
  async refused(tx: EntityManager, { accountId, cents, reason }: ToldWithdrawal): Promise<void> {
    const why = reason === '' ? '' : ` ${reason}`;
    const texts = {
      en: `Your withdrawal of ${formatMoney(cents, 'en')} was refused, the sum is back on your partner balance.${why}`,
      ru: `В выводе ${formatMoney(cents, 'ru')} отказано, сумма снова на партнёрском балансе.${why}`,
    };
    await tellAccount(tx, accountId, texts, accountRoutes.partner, this.now());
  }
}
