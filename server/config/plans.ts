import type { Localised } from '../contract/localised.js';
import { limitsByPlan, type PlanLimits } from './plan-limits.js';

/** Ids of the plans. The documents number 3 to 6; the others are states of access that nobody buys. */
export enum PlanId {
  Guest = -1,
  Free = 0,
  Basic = 3,
  Professional = 4,
  Team = 5,
  Promo = 6,
  /** Of administrators: no limits. */
  Unlimited = 100,
}

/** A plan of the price list, or a state of access without one. */
export interface Plan {
  id: PlanId;
  /** Name. Most are names in every language. */
  label: Localised;
  labelShort: Localised;
  /** Archived plans are kept by those who have them and sold to nobody. */
  isActive: boolean;
  /** Price of a month, of a day on the one-day plan; in cents of a dollar. 0 where it is not sold. */
  priceCents: number;
  /** Place in the order of plans, from the least; a plan is higher than those of a smaller rank. */
  rank: number;
  limits: PlanLimits;
}

const invariant = (name: string): Localised => ({ en: name, ru: name });

const plan = (
  id: PlanId,
  label: Localised,
  labelShort: Localised,
  rank: number,
  priceCents: number,
  limits: PlanLimits,
): Plan => ({ id, label, labelShort, isActive: true, rank, priceCents, limits });

/** Every plan. The order of comparison is the documents': 6, 3, 4, 5. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  [PlanId.Guest]: plan(
    PlanId.Guest,
    { en: 'Guest', ru: 'Гость' },
    { en: 'Guest', ru: 'Гость' },
    0,
    0,
    limitsByPlan.guest,
  ),
  [PlanId.Free]: plan(
    PlanId.Free,
    { en: 'Free', ru: 'Бесплатный' },
    { en: 'Free', ru: 'Бесплатный' },
    1,
    0,
    limitsByPlan.demo,
  ),
  [PlanId.Promo]: plan(
    PlanId.Promo,
    { en: 'One day', ru: 'Один день' },
    { en: 'Day', ru: 'День' },
    2,
    2000,
    limitsByPlan.promo,
  ),
  [PlanId.Basic]: plan(PlanId.Basic, invariant('Basic'), invariant('Basic'), 3, 4900, limitsByPlan.basic),
  [PlanId.Professional]: plan(
    PlanId.Professional,
    invariant('Professional'),
    invariant('Pro'),
    4,
    9900,
    limitsByPlan.professional,
  ),
  [PlanId.Team]: plan(PlanId.Team, invariant('Team'), invariant('Team'), 5, 19_900, limitsByPlan.team),
  [PlanId.Unlimited]: plan(
    PlanId.Unlimited,
    { en: 'Unlimited', ru: 'Без ограничений' },
    { en: 'Unlimited', ru: 'Без ограничений' },
    6,
    0,
    limitsByPlan.unlimited,
  ),
};

/** Plans of the price list, in the order of comparison. */
export const plansOnSale: readonly Plan[] = [
  plans[PlanId.Promo],
  plans[PlanId.Basic],
  plans[PlanId.Professional],
  plans[PlanId.Team],
];

/** Terms that a plan is sold for: the documents' `srok` 0 to 3, months, and the multiplier of the month's price. */
export const planTerms: readonly { term: number; months: number; multiplier: number }[] = [
  { term: 0, months: 1, multiplier: 1 },
  { term: 1, months: 3, multiplier: 2.7 },
  { term: 2, months: 6, multiplier: 5.1 },
  { term: 3, months: 12, multiplier: 9 },
];

/** Days that the one-day plan is sold for, by `srok`. */
export const promoDays: readonly number[] = [1, 5];

/** The free days of a demo request, and the plan that they open. */
export const freeDays: { days: number; plan: PlanId } = { days: 2, plan: PlanId.Basic };

/** The plan of an id; undefined for an unknown one. */
export function findPlan(id: number): Plan | undefined {
  return (plans as Readonly<Record<number, Plan>>)[id];
}
