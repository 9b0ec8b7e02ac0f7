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

interface PlanOptions {
  id: PlanId;
  label: Localised;
  labelShort: Localised;
  rank: number;
  priceCents: number;
  limits: PlanLimits;
}

const plan = ({ id, label, labelShort, rank, priceCents, limits }: PlanOptions): Plan => ({
  id,
  label,
  labelShort,
  isActive: true,
  rank,
  priceCents,
  limits,
});

/** All plans by id. The public API fixes the order 6, 3, 4, 5. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  [PlanId.Guest]: plan({
    id: PlanId.Guest,
    label: { en: 'Guest', ru: 'Гость' },
    labelShort: { en: 'Guest', ru: 'Гость' },
    rank: 0,
    priceCents: 0,
    limits: limitsByPlan.guest,
  }),
  [PlanId.Free]: plan({
    id: PlanId.Free,
    label: { en: 'Free', ru: 'Бесплатный' },
    labelShort: { en: 'Free', ru: 'Бесплатный' },
    rank: 1,
    priceCents: 0,
    limits: limitsByPlan.freePlan,
  }),
  [PlanId.Promo]: plan({
    id: PlanId.Promo,
    label: { en: 'One day', ru: 'Один день' },
    labelShort: { en: 'Day', ru: 'День' },
    rank: 2,
    priceCents: 2000,
    limits: limitsByPlan.promo,
  }),
  [PlanId.Basic]: plan({
    id: PlanId.Basic,
    label: invariant('Basic'),
    labelShort: invariant('Basic'),
    rank: 3,
    priceCents: 4900,
    limits: limitsByPlan.basic,
  }),
  [PlanId.Professional]: plan({
    id: PlanId.Professional,
    label: invariant('Professional'),
    labelShort: invariant('Pro'),
    rank: 4,
    priceCents: 9900,
    limits: limitsByPlan.professional,
  }),
  [PlanId.Team]: plan({
    id: PlanId.Team,
    label: invariant('Team'),
    labelShort: invariant('Team'),
    rank: 5,
    priceCents: 19_900,
    limits: limitsByPlan.team,
  }),
  [PlanId.Unlimited]: plan({
    id: PlanId.Unlimited,
    label: { en: 'Unlimited', ru: 'Без ограничений' },
    labelShort: { en: 'Unlimited', ru: 'Без ограничений' },
    rank: 6,
    priceCents: 0,
    limits: limitsByPlan.unlimited,
  }),
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
