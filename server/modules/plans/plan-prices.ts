import { PlanId, planTerms, promoDays, type Plan } from '../../config/plans.js';

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
export function getTermPrices({ id, priceCents }: Plan): TermPrice[] {
  if (priceCents === 0) return [];
  if (id === PlanId.Promo) return promoDays.map((days, term) => priceOfDays(term, days, priceCents));
  return planTerms.map(({ term, months, multiplier }) => {
    const termCents = roundToDollars(priceCents * multiplier);
    return {
      term,
      months,
      days: 0,
      priceCents: termCents,
      monthCents: Math.round(termCents / months),
      discountPercent: Math.round((1 - multiplier / months) * 100),
    };
  });
}

function priceOfDays(term: number, days: number, dayCents: number): TermPrice {
  return { term, months: 0, days, priceCents: dayCents * days, monthCents: dayCents, discountPercent: 0 };
}

function roundToDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}
