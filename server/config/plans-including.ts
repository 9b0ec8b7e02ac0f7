import type { Language, Localised } from '../contract/localised.js';
import type { PlanLimits } from './plan-limits.js';
import { plansOnSale } from './plans.js';

/** Names of the plans with a feature, as `the Professional and Team plans`. */
export function plansIncluding(includes: (limits: PlanLimits) => boolean): Localised {
  const matching = plansOnSale.filter(({ limits }) => includes(limits));
  const formatNames = (language: Language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      matching.map(({ label }) => label[language]),
    );
  const isOne = matching.length === 1;
  return {
    en: `the ${formatNames('en')} ${isOne ? 'plan' : 'plans'}`,
    ru: `${isOne ? 'тарифе' : 'тарифах'} ${formatNames('ru')}`,
  };
}
