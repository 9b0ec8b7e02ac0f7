import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../server/contract/language/localised.js';
import { paths } from '../../addresses/paths.js';
import type { pricing } from '../../i18n/en/pricing.js';
import type { QuestionCategory } from './question-list.js';

type PlanQuestion = keyof typeof pricing.faq.items;

/** Questions about plans by category, in display order. */
const questions = {
  plans: ['plans/free', 'plans/day', 'plans/team', 'plans/devices'],
  payment: ['payment/how', 'payment/time', 'payment/renewal', 'payment/promo'],
  changes: ['changes/higher', 'changes/lower', 'changes/early', 'changes/end'],
} as const satisfies Record<keyof typeof pricing.faq.categories, readonly PlanQuestion[]>;

const categories = Object.keys(questions) as (keyof typeof questions)[];

/** Questions about plans and payments in a language; `text` is the searchable answer. */
export function usePlanQuestions(language?: Language) {
  const { t } = useTranslation('pricing', { lng: language });
  return categories.map((category) => ({
    id: category,
    title: t(`faq.categories.${category}`),
    questions: questions[category].map((id) => ({
      id,
      title: t(`faq.items.${id}.q`),
      text: t(`faq.items.${id}.a`),
      answer: (
        <p>
          {t(`faq.items.${id}.a`)}{' '}
          {id === 'payment/renewal' ? <Link to={paths.autopaydesc}>{t('faq.more')}</Link> : null}
        </p>
      ),
    })),
  })) satisfies QuestionCategory[];
}
