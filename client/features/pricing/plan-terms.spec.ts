import { expect, it } from 'vitest';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';
import { plansForTerm, multiDayPrices, offeredTerms, priceFor } from './plan-terms.js';

const price = (months: number, days: number, priceCents: number, discountPercent = 0) => ({
  term: 0,
  months,
  days,
  priceCents,
  monthCents: months > 0 ? Math.round(priceCents / months) : 2000,
  discountPercent,
});

const plan = (id: number, terms: PricedPlan['terms']) => ({ id, terms }) as PricedPlan;

const day = plan(6, [price(0, 1, 2000), price(0, 5, 10_000)]);
const basic = plan(3, [price(12, 0, 44_100, 25), price(1, 0, 4900), price(3, 0, 13_200, 10)]);
const team = plan(5, [price(1, 0, 19_900), price(12, 0, 179_100, 25)]);

it('lists days first, then months in ascending order with their discount', () => {
  expect(offeredTerms([day, basic, team])).toEqual([
    { months: 0, discountPercent: 0 },
    { months: 1, discountPercent: 0 },
    { months: 3, discountPercent: 10 },
    { months: 12, discountPercent: 25 },
  ]);
  expect(offeredTerms([basic]).map(({ months }) => months)).toEqual([1, 3, 12]);
  expect(offeredTerms([])).toEqual([]);
});

it('compares monthly plans for a month, and all plans for the daily term', () => {
  const [days, month] = offeredTerms([day, basic, team]);
  expect(plansForTerm([day, basic, team], month!).map(({ id }) => id)).toEqual([3, 5]);
  expect(plansForTerm([day, basic, team], days!).map(({ id }) => id)).toEqual([6, 3, 5]);
  expect(priceFor(basic, { months: 3, discountPercent: 10 })?.priceCents).toBe(13_200);
  expect(priceFor(day, days!)?.priceCents).toBe(2000);
  expect(multiDayPrices(day).map(({ days: count, priceCents }) => [count, priceCents])).toEqual([
    [5, 10_000],
  ]);
});
