import type { Language, Localised } from '../contract/language/localised.js';
import type { PlanLimits } from './plan-limits.js';
import { plansOnSale } from './plans.js';

/** Names of the plans with a feature, for example `the Professional and Team plans`. */
export function formatPlansIncluding(includes: (limits: PlanLimits) => boolean): Localised {
  const matching = plansOnSale.filter(({ limits }) => includes(limits));
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
