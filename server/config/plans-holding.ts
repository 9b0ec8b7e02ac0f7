import type { Language, Localised } from '../contract/localised.js';
import type { PlanLimits } from './plan-limits.js';
import { plansOnSale } from './plans.js';

/** The plans on sale that hold something, as texts name them: `the Team plan`, `the Professional and Team plans`. */
export function plansHolding(holds: (limits: PlanLimits) => boolean): Localised {
  const holding = plansOnSale.filter(({ limits }) => holds(limits));
  const listed = (language: Language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      holding.map(({ label }) => label[language]),
    );
  const isOne = holding.length === 1;
  return {
    en: `the ${listed('en')} ${isOne ? 'plan' : 'plans'}`,
    ru: `${isOne ? 'тарифе' : 'тарифах'} ${listed('ru')}`,
  };
}
