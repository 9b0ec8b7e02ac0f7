import type { Language, Localised } from '../contract/localised.js';
import { type PlanLimits, plansOnSale } from './plans.js';

/** The plans on sale that hold something, as texts name them: `the plan Team`, `the plans Professional and Team`. */
export function plansHolding(holds: (limits: PlanLimits) => boolean): Localised {
  const holding = plansOnSale.filter(({ limits }) => holds(limits));
  const listed = (language: Language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      holding.map(({ label }) => label[language]),
    );
  const isOne = holding.length === 1;
  return {
    en: `the ${isOne ? 'plan' : 'plans'} ${listed('en')}`,
    ru: `${isOne ? 'тарифе' : 'тарифах'} ${listed('ru')}`,
  };
}
