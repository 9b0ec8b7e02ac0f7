import type { Language, Localised } from '../contract/language/localised.js';
import { minPayers, minWithdrawalCents } from '../contract/billing/partner-terms.js';
import type { PlanLimits } from './plan-limits.js';
import { findPlan, freeTrial, plans, soldPlanIds, type Plan, type PlanId } from './plans.js';

/** Minimums of partner withdrawals. */
export interface WithdrawalMinimums {
  cents: number;
  /** Referred users with rewarded payments. */
  payers: number;
}

/** The plans with one version of their settings, as one customer can buy them. */
export interface PlanSet {
  /** Latest version of the settings of all customers. */
  version: number;
  byId: Readonly<Record<PlanId, Plan>>;
  freeTrial: { days: number; plan: PlanId };
  withdrawalMinimums: WithdrawalMinimums;
}

/** The plans as the program defines them. */
export const defaultPlanSet: PlanSet = {
  version: 0,
  byId: plans,
  freeTrial,
  withdrawalMinimums: { cents: minWithdrawalCents, payers: minPayers },
};

/** Plans that can be bought, by rank. */
export function listPlansOnSale({ byId }: PlanSet): Plan[] {
  return soldPlanIds.map((id) => byId[id]).filter(({ isActive }) => isActive);
}

/** Plan of a set by id, if it exists. */
export function findPlanIn({ byId }: PlanSet, id: number): Plan | undefined {
  const plan = findPlan(id);
  return plan && byId[plan.id];
}

/** Names of the plans on sale with a feature, for example `the Professional and Team plans`. */
export function formatPlansIncluding(set: PlanSet, includes: (limits: PlanLimits) => boolean): Localised {
  const matching = listPlansOnSale(set).filter(({ limits }) => includes(limits));
  if (matching.length === 0) return { en: 'no plan on sale', ru: 'тарифах, которых сейчас нет в продаже' };
  const formatNames = (language: Language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      matching.map(({ label }) => label[language]),
    );
  const isSingle = matching.length === 1;
  return {
    en: `the ${formatNames('en')} ${isSingle ? 'plan' : 'plans'}`,
    ru: `${isSingle ? 'тарифе' : 'тарифах'} ${formatNames('ru')}`,
  };
}
