import { PlanId, promoDays, termMonths, type Plan } from '../../config/plans.js';

/** Price of a plan for one term. */
interface TermPrice {
  /** Index of the term (`srok` in the public API). */
  term: number;
  /** 0 for terms in days. */
  months: number;
  /** 0 for terms in months. */
  days: number;
  /** Price of the full term in cents, rounded to whole dollars. */
  priceCents: number;
  /** Price per month; per day for plans sold by the day. */
  monthCents: number;
  /** Discount compared to the monthly price. */
  discountPercent: number;
}

/** Prices of a plan by term, shortest first; empty for plans that are not sold. */
export function getTermPrices({ id, priceCents, termDiscounts }: Plan): TermPrice[] {
  if (priceCents === 0) return [];
  if (id === PlanId.Promo) return promoDays.map((days, term) => priceOfDays(term, days, priceCents));
  return termMonths.map((months, term) => {
    const discountPercent = termDiscounts[term] ?? 0;
    const termCents = Math.round((priceCents * months * (100 - discountPercent)) / 10_000) * 100;
    return {
      term,
      months,
      days: 0,
      priceCents: termCents,
      monthCents: Math.round(termCents / months),
      discountPercent,
    };
  });
}

/** Length of a term, in either months or days. It does not depend on the settings. */
export function getTermLength(planId: PlanId, term: number): { months: number; days: number } {
  return planId === PlanId.Promo
    ? { months: 0, days: promoDays[term] ?? 0 }
    : { months: termMonths[term] ?? 0, days: 0 };
}

function priceOfDays(term: number, days: number, dayCents: number): TermPrice {
  return { term, months: 0, days, priceCents: dayCents * days, monthCents: dayCents, discountPercent: 0 };
}
