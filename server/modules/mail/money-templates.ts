import type { Language } from '../../contract/language/localised.js';
import type { EmailContent } from './email-message.js';

/** Parameters of the e-mails about money. Unused ones are empty. */
export interface MoneyEmailValues {
  /** Formatted amount. */
  amount: string;
  /** Name of the plan. */
  plan: string;
  /** Formatted time; empty if a plan has ended. */
  until: string;
  /** Number of the bill. */
  bill: string;
  /** Text of an administrator, or the notice to administrators. */
  text: string;
  link: string;
}

type MoneyTemplate = Readonly<Record<Language, (values: MoneyEmailValues) => EmailContent>>;

/** E-mails about payments, plans and withdrawals. */
export const moneyTemplates = {
  'payment-received': {
    en: ({ amount, plan, until, bill, link }) => ({
      subject: `Receipt for bill ${bill}`,
      lines: [`We received ${amount} for bill ${bill}.`, `The ${plan} plan is active until ${until}.`],
      action: { label: 'Open the bill', link },
    }),
    ru: ({ amount, plan, until, bill, link }) => ({
      subject: `Оплата счёта ${bill}`,
      lines: [`Мы получили ${amount} по счёту ${bill}.`, `Тариф ${plan} действует до ${until}.`],
      action: { label: 'Открыть счёт', link },
    }),
  },
  'payment-renewed': {
    en: ({ amount, plan, until, bill, link }) => ({
      subject: `Automatic payment of ${amount}`,
      lines: [
        `Your card was charged ${amount} for bill ${bill}.`,
        `The ${plan} plan is active until ${until}.`,
      ],
      action: { label: 'Open the bill', link },
      notes: ['You can turn automatic payments off on the page of your plan.'],
    }),
    ru: ({ amount, plan, until, bill, link }) => ({
      subject: `Автоплатёж ${amount}`,
      lines: [`С вашей карты списано ${amount} по счёту ${bill}.`, `Тариф ${plan} действует до ${until}.`],
      action: { label: 'Открыть счёт', link },
      notes: ['Автоплатежи можно отключить на странице тарифа.'],
    }),
  },
  'payment-failed': {
    en: ({ link }) => ({
      subject: 'An automatic payment failed',
      lines: [
        'The bank rejected an automatic payment for your plan. The payment will be tried again.',
        'Check the card, or pay a bill yourself to keep the plan.',
      ],
      action: { label: 'Open your plan', link },
    }),
    ru: ({ link }) => ({
      subject: 'Автоплатёж не прошёл',
      lines: [
        'Банк отклонил автоплатёж за ваш тариф. Попытка повторится.',
        'Проверьте карту или оплатите счёт сами, чтобы тариф не закончился.',
      ],
      action: { label: 'Открыть тариф', link },
    }),
  },
  'payments-ended': {
    en: ({ link }) => ({
      subject: 'Automatic payments have ended',
      lines: ['Automatic payments for your plan have ended. The plan stays until the end of its term.'],
      action: { label: 'Open your plan', link },
    }),
    ru: ({ link }) => ({
      subject: 'Автоплатежи прекращены',
      lines: ['Автоплатежи за ваш тариф прекращены. Тариф действует до конца срока.'],
      action: { label: 'Открыть тариф', link },
    }),
  },
  'payment-refunded': {
    en: ({ amount, until, link }) => ({
      subject: `Refund of ${amount}`,
      lines: [
        `We refunded ${amount}. The bank usually credits it within a few days.`,
        ...(until ? [`Your plan is active until ${until}.`] : []),
      ],
      action: { label: 'Open your bills', link },
    }),
    ru: ({ amount, until, link }) => ({
      subject: `Возврат ${amount}`,
      lines: [
        `Мы вернули ${amount}. Банк обычно зачисляет возврат за несколько дней.`,
        ...(until ? [`Ваш тариф действует до ${until}.`] : []),
      ],
      action: { label: 'Открыть счета', link },
    }),
  },
  'payment-unassigned': {
    en: ({ amount, link }) => ({
      subject: `Your payment of ${amount} needs our attention`,
      lines: [
        `Your payment of ${amount} matches no open bill. The money is safe: we will assign or refund it.`,
      ],
      action: { label: 'Open your bills', link },
    }),
    ru: ({ amount, link }) => ({
      subject: `Платёж ${amount} разбираем вручную`,
      lines: [`Ваш платёж ${amount} не подошёл ни к одному открытому счёту. Мы зачислим его или вернём.`],
      action: { label: 'Открыть счета', link },
    }),
  },
  'plan-ending': {
    en: ({ plan, until, link }) => ({
      subject: `Your ${plan} plan ends soon`,
      lines: [`The ${plan} plan is active until ${until}. After that, the account returns to the free plan.`],
      action: { label: 'Extend the plan', link },
    }),
    ru: ({ plan, until, link }) => ({
      subject: `Тариф ${plan} скоро закончится`,
      lines: [`Тариф ${plan} действует до ${until}. Потом аккаунт вернётся на бесплатный тариф.`],
      action: { label: 'Продлить тариф', link },
    }),
  },
  'bill-expiring': {
    en: ({ amount, bill, until, link }) => ({
      subject: `Bill ${bill} will be cancelled soon`,
      lines: [`Bill ${bill} for ${amount} is not paid yet. It will be cancelled at ${until}.`],
      action: { label: 'Pay the bill', link },
      notes: ['If you no longer need it, do nothing.'],
    }),
    ru: ({ amount, bill, until, link }) => ({
      subject: `Счёт ${bill} скоро будет отменён`,
      lines: [`Счёт ${bill} на ${amount} ещё не оплачен. Он будет отменён ${until}.`],
      action: { label: 'Оплатить счёт', link },
      notes: ['Если он больше не нужен, ничего не делайте.'],
    }),
  },
  'withdrawal-paid': {
    en: ({ amount, link }) => ({
      subject: `Your withdrawal of ${amount} was paid out`,
      lines: [`We transferred ${amount} to your wallet.`],
      action: { label: 'Open the affiliate programme', link },
    }),
    ru: ({ amount, link }) => ({
      subject: `Вывод ${amount} выплачен`,
      lines: [`Мы перевели ${amount} на ваш кошелёк.`],
      action: { label: 'Открыть партнёрскую программу', link },
    }),
  },
  'withdrawal-rejected': {
    en: ({ amount, text, link }) => ({
      subject: `Your withdrawal of ${amount} was rejected`,
      lines: [`The amount of ${amount} is on your partner balance again.`, ...(text ? [text] : [])],
      action: { label: 'Open the affiliate programme', link },
    }),
    ru: ({ amount, text, link }) => ({
      subject: `В выводе ${amount} отказано`,
      lines: [`Сумма ${amount} снова на вашем партнёрском балансе.`, ...(text ? [text] : [])],
      action: { label: 'Открыть партнёрскую программу', link },
    }),
  },
  'operator-notice': {
    en: ({ text, link }) => ({
      subject: 'Rivalscope needs an administrator',
      lines: [text],
      action: { label: 'Open the administration', link },
    }),
    ru: ({ text, link }) => ({
      subject: 'Rivalscope: нужен администратор',
      lines: [text],
      action: { label: 'Открыть администрирование', link },
    }),
  },
} as const satisfies Readonly<Record<string, MoneyTemplate>>;

export type MoneyMailKind = keyof typeof moneyTemplates;
