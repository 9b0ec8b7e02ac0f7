import type { Localised } from '../contract/language/localised.js';
import { limitsByPlan, type PlanLimits } from './plan-limits.js';

/** Plan ids. The public API fixes the ids 3 to 6. The other ids are access levels that are not sold. */
export enum PlanId {
  Guest = -1,
  Free = 0,
  Basic = 3,
  Professional = 4,
  Team = 5,
  Promo = 6,
  /** Access level of administrators. */
  Unlimited = 100,
}

/** A plan for sale or an access level. */
export interface Plan {
  id: PlanId;
  /** Name. Usually the same in all languages. */
  label: Localised;
  labelShort: Localised;
  /** Archived plans remain valid for their subscribers but are not sold. */
  isActive: boolean;
  /** Price per month, or per day for the one-day plan, in US cents. 0 if not sold. */
  priceCents: number;
  /** Order of plans. A higher rank means a larger plan. */
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

/** All plans by id. The public API fixes the order 6, 3, 4, 5. */
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
    limitsByPlan.freePlan,
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

/** Plans for sale by rank. */
export const plansOnSale: readonly Plan[] = [
  plans[PlanId.Promo],
  plans[PlanId.Basic],
  plans[PlanId.Professional],
  plans[PlanId.Team],
];

/** Terms of a plan: `srok` 0 to 3 of the public API, months and price multiplier. */
export const planTerms: readonly { term: number; months: number; multiplier: number }[] = [
  { term: 0, months: 1, multiplier: 1 },
  { term: 1, months: 3, multiplier: 2.7 },
  { term: 2, months: 6, multiplier: 5.1 },
  { term: 3, months: 12, multiplier: 9 },
];

/** Lengths of the one-day plan in days, by `srok`. */
export const promoDays: readonly number[] = [1, 5];

/** Length and plan of the free trial that new users can request. */
export const freeDays: { days: number; plan: PlanId } = { days: 2, plan: PlanId.Basic };

/** Plan by id, if it exists. */
export function findPlan(id: number): Plan | undefined {
  return (plans as Readonly<Record<number, Plan>>)[id];
}
