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
  /** Discounts by term in percent. Empty for plans that are not sold by the month. */
  termDiscounts: readonly number[];
  /** Order of plans. A higher rank means a larger plan. */
  rank: number;
  limits: PlanLimits;
  /** Free trial days that new users can request. */
  freeDays: number;
  /** Version of the settings that contains the price and the limits. Version 0 is the table in this file. */
  settingsVersion: number;
  /** Whether the settings apply to one customer only. */
  isIndividual: boolean;
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

/** Length and plan of the free trial that new users can request. */
export const freeTrial: { days: number; plan: PlanId } = { days: 2, plan: PlanId.Basic };

const plan = ({ id, label, labelShort, rank, priceCents, limits }: PlanOptions): Plan => ({
  id,
  label,
  labelShort,
  isActive: true,
  rank,
  priceCents,
  termDiscounts: priceCents > 0 && id !== PlanId.Promo ? [0, 10, 15, 25] : [],
  limits,
  freeDays: id === freeTrial.plan ? freeTrial.days : 0,
  settingsVersion: 0,
  isIndividual: false,
});

/**
 * Default plans by id, version 0 of the settings. Names and ranks are fixed. `PlanCatalog` supplies the prices and limits
 * that the operator has set. The public API fixes the order 6, 3, 4, 5.
 */
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

/** Ids of the plans for sale by rank. */
export const soldPlanIds = [PlanId.Promo, PlanId.Basic, PlanId.Professional, PlanId.Team] as const;

/** Months of each term of a plan, by `srok` of the public API. */
export const termMonths: readonly number[] = [1, 3, 6, 12];

/** Lengths of the one-day plan in days, by `srok`. */
export const promoDays: readonly number[] = [1, 5];

/** Plan by id with its default settings, if it exists. */
export function findPlan(id: number): Plan | undefined {
  return (plans as Readonly<Record<number, Plan>>)[id];
}
