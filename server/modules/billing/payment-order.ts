import { findPlan } from '../../config/plans.js';
import type { Language } from '../../contract/language/localised.js';
import type { PaymentOrder } from '../../contract/billing/payment-order.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { getPurchasablePlan } from './compare-plans.js';
import { calculatePaidTime } from './subscription-time.js';
import { getTerm } from './purchase.js';
import { getRenewalCents } from './recurring-payments.js';

/** Builds the payment order for a bill at its current amount. */
export function buildPaymentOrder(
  { account, owner }: AuthenticatedUser,
  bill: BillRecord,
  language: Language,
  now: Date,
): PaymentOrder {
  const { id, realCents, currency, planId, term, subscribes, unusedCents } = bill;
  const { months } = getTerm(getPurchasablePlan(planId, findPlan), term);
  const label = getPurchasablePlan(planId).label[language];
  return {
    billId: id,
    accountId: bill.accountId,
    cents: realCents,
    currency,
    description: { en: `Bill ${id}, ${label} plan`, ru: `Счёт ${id}, тариф ${label}` }[language],
    email: account.email,
    phone: account.phone,
    language,
    // Plans sold by the day do not recur.
    recurs:
      subscribes && months > 0
        ? {
            cents: getRenewalCents(bill),
            months,
            from: calculatePaidTime(bill, owner, unusedCents, now).until,
          }
        : null,
  };
}
