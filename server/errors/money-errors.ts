import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about purchases, bills, promo codes and partners. */
export const moneyErrors = {
  [ErrorCode.SettingsChanged]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Another administrator has changed these settings. Reload them and repeat your changes.',
      ru: 'Другой администратор уже изменил эти настройки. Загрузите их заново и повторите правки.',
    },
  },
  [ErrorCode.TariffCalculation]: {
    status: 422,
    isInternal: false,
    text: { en: 'The plan {plan} does not exist.', ru: 'Тарифа {plan} не существует.' },
  },
  [ErrorCode.DiscountOverdue]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Your plan has ended, so there are no unused days to credit. Buy a new plan.',
      ru: 'Ваш тариф закончился, неиспользованных дней нет. Купите новый тариф.',
    },
  },
  [ErrorCode.SameTariff]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You already have this plan. Extend it to use it longer.',
      ru: 'Этот тариф у вас уже есть. Чтобы пользоваться им дольше, продлите его.',
    },
  },
  [ErrorCode.TariffArchived]: {
    status: 409,
    isInternal: false,
    text: { en: 'This plan is no longer sold.', ru: 'Этот тариф больше не продаётся.' },
  },
  [ErrorCode.TariffDowngrade]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You can buy a lower plan after yours ends on {date}.',
      ru: 'Тариф ниже можно купить, когда закончится ваш, {date}.',
    },
  },
  [ErrorCode.ProlongArchived]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Your plan is no longer sold, so it cannot be extended. Choose another one.',
      ru: 'Ваш тариф больше не продаётся, продлить его нельзя. Выберите другой.',
    },
  },
  [ErrorCode.ChangeInsteadOfBuy]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You already have a plan. Change or extend it: the unused days are credited.',
      ru: 'У вас уже есть тариф. Смените или продлите его: неиспользованные дни зачтутся.',
    },
  },
  [ErrorCode.PromoLater]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You can buy the one-day plan after yours ends on {date}.',
      ru: 'Тариф на один день можно купить, когда закончится ваш, {date}.',
    },
  },
  [ErrorCode.DiscountRange]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'The discount is a whole number from 0 to {most}.',
      ru: 'Скидка – целое число от 0 до {most}.',
    },
  },
  [ErrorCode.PromoUsed]: {
    status: 409,
    isInternal: false,
    text: { en: 'A promo code has been applied already.', ru: 'Промокод уже применён.' },
  },
  [ErrorCode.PromoInactive]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'There is no such promo code, or it is inactive.',
      ru: 'Такого промокода нет, или он неактивен.',
    },
  },
  [ErrorCode.PromoCannotApply]: {
    status: 422,
    isInternal: false,
    text: { en: 'Your own promo code cannot be applied.', ru: 'Собственный промокод применить нельзя.' },
  },
  [ErrorCode.PromoNewUsers]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'Only new users can apply a promo code.',
      ru: 'Промокод могут применить только новые пользователи.',
    },
  },
  [ErrorCode.PromoExists]: {
    status: 409,
    isInternal: false,
    text: { en: 'This promo code already exists.', ru: 'Такой промокод уже есть.' },
  },
  [ErrorCode.PayoutInvalid]: {
    status: 422,
    isInternal: false,
    text: { en: 'Enter an amount above zero.', ru: 'Введите сумму больше нуля.' },
  },
  [ErrorCode.PayoutExceeds]: {
    status: 422,
    isInternal: false,
    text: { en: 'The amount exceeds the price.', ru: 'Сумма больше цены.' },
  },
  [ErrorCode.WithdrawalSettled]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Another administrator has already processed this withdrawal. Reload the page to see the result.',
      ru: 'Этот вывод уже обработал другой администратор. Обновите страницу, чтобы увидеть результат.',
    },
  },
  [ErrorCode.PayoutBalance]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'The partner balance is too low.',
      ru: 'На партнёрском балансе недостаточно средств.',
    },
  },
  [ErrorCode.WithdrawalMinimum]: {
    status: 422,
    isInternal: false,
    text: { en: 'The minimum withdrawal is ${least}.', ru: 'Вывести можно не меньше ${least}.' },
  },
  [ErrorCode.WithdrawalPayers]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'A withdrawal needs rewards from at least {least} users; you have {payers}.',
      ru: 'Для вывода нужны вознаграждения не менее чем от {least} пользователей, у вас их {payers}.',
    },
  },
  [ErrorCode.WithdrawalDebt]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'The partner owes {debt}. Reject the withdrawal: the amount then repays the debt first.',
      ru: 'Партнёр должен {debt}. Откажите в выводе: сумма сначала погасит долг.',
    },
  },
  [ErrorCode.RewardsBlocked]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'The administrator has blocked your rewards.',
      ru: 'Администратор заблокировал ваши вознаграждения.',
    },
  },
  [ErrorCode.BillLimit]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You have {limit} unpaid bills. Pay or remove one first.',
      ru: 'Неоплаченных счетов уже {limit}. Сначала оплатите или удалите один из них.',
    },
  },
  [ErrorCode.BillClosed]: {
    status: 409,
    isInternal: false,
    text: { en: 'This bill is paid or cancelled.', ru: 'Этот счёт уже оплачен или отменён.' },
  },
  [ErrorCode.KeyReused]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This idempotency key belongs to another request. Send a new one.',
      ru: 'Этот ключ идемпотентности уже использован в другом запросе. Пришлите новый.',
    },
  },
  [ErrorCode.PaymentUnavailable]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Payments are not set up on this server. Ask its administrator.',
      ru: 'Оплата на этом сервере не настроена. Обратитесь к администратору.',
    },
  },
  [ErrorCode.PaymentAgreement]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'Accept the user agreement and the privacy policy to pay.',
      ru: 'Чтобы оплатить, примите пользовательское соглашение и политику конфиденциальности.',
    },
  },
  [ErrorCode.PaymentFailed]: {
    status: 503,
    isInternal: true,
    text: {
      en: 'The payment system does not respond. Nothing was charged, try again later.',
      ru: 'Платёжная система не отвечает. Деньги не списаны, повторите позже.',
    },
  },
  [ErrorCode.TransferMinimum]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'Bills from {least} can be paid by bank transfer. Pay this one by card.',
      ru: 'Банковским переводом оплачиваются счета от {least}. Этот оплатите картой.',
    },
  },
  [ErrorCode.TransferSum]: {
    status: 422,
    isInternal: false,
    text: { en: 'The invoice is for {sum}.', ru: 'Сумма счёта на оплату – {sum}.' },
  },
  [ErrorCode.RefundSum]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'Enter an amount above zero, up to the {left} remaining from the payment.',
      ru: 'Введите сумму больше нуля и не больше {left}: столько осталось от платежа.',
    },
  },
  [ErrorCode.RefundFailed]: {
    status: 503,
    isInternal: true,
    text: {
      en: 'The payment system did not confirm the refund. Check the payment there, then try again.',
      ru: 'Платёжная система не подтвердила возврат. Проверьте платёж в ней и повторите.',
    },
  },
  [ErrorCode.PaymentAllocated]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This payment was already assigned, refunded or closed. Reload the page to see its state.',
      ru: 'Этот платёж уже распределён, возвращён или закрыт. Обновите страницу, чтобы увидеть его состояние.',
    },
  },
  [ErrorCode.BillSum]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'The bill is for {sum}, which differs from the payment. Turn the payment into a plan instead.',
      ru: 'Сумма счёта – {sum}, она отличается от платежа. Откройте на платёж тариф.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
