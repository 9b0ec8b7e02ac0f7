import { PlanId, planTerms, promoDays, type Plan } from '../../config/plans.js';

/** What a plan costs for one of its terms. */
interface TermPrice {
  /** The documents' `srok`. */
  term: number;
  /** 0 where the term is counted in days. */
  months: number;
  /** 0 where the term is counted in months. */
  days: number;
  /** The whole term, in cents of a dollar, rounded to whole dollars. */
  priceCents: number;
  /** One month of it; of a plan of days one day. */
  monthCents: number;
  /** Against as many single months. */
  discountPercent: number;
}

/** Prices of a plan by its terms, the shortest first; none for plans that are not sold. */
export function pricesOf({ id, priceCents }: Plan): TermPrice[] {
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
