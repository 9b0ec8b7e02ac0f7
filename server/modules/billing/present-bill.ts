import type { Language } from '../../contract/language/localised.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { getTermLength } from '../plans/plan-prices.js';
import type { Bill, PurchaseQuote } from './bill.type.js';
import { getPurchasablePlan, type Purchase } from './purchase.js';

/** Maps a bill to its GraphQL type. */
export function presentBill(bill: BillRecord, language: Language): Bill {
  const plan = getPurchasablePlan(bill.planId);
  const { months, days } = getTermLength(plan.id, bill.term);
  return {
    id: bill.id,
    act: bill.kind,
    planId: bill.planId,
    planLabel: plan.label[language],
    term: bill.term,
    months,
    days,
    currency: bill.currency,
    regularCents: bill.regularCents,
    promoCodeId: bill.promoCodeId ?? 0,
    promoPercent: bill.promoPercent,
    promoCents: bill.promoCents,
    creditCents: bill.creditCents,
    unusedCents: bill.unusedCents,
    payoutCents: bill.payoutCents,
    realCents: bill.realCents,
    state: bill.state,
    createdAt: bill.createdAt.toISOString(),
    dueAt: bill.dueAt.toISOString(),
    closedAt: bill.closedAt?.toISOString() ?? null,
  };
}

/** Maps a calculated purchase to its GraphQL type. */
export function presentPurchase({ kind, plan, unpaidDays, ...purchase }: Purchase): PurchaseQuote {
  return {
    ...purchase,
    act: kind,
    planId: plan.id,
    givenDays: unpaidDays,
    currency: 'USD',
    startsAt: purchase.startsAt.toISOString(),
    paidUntil: purchase.paidUntil.toISOString(),
  };
}
