import { use, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faqTitle } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/localised.js';
import { pageOf } from '../../addresses/catalogue.js';
import {
  type Question,
  type QuestionCategory,
  QuestionList,
} from '../../components/questions/question-list.js';
import { usePlanQuestions } from '../../components/questions/use-plan-questions.js';
import { FindField } from '../../components/ui/find-field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import { matchesWordPrefixes } from '../../lib/matches-word-prefixes.js';
import { faqOf } from './faq-of-language.js';
import styles from './help.module.css';
import { useOpenWithin } from './use-open-within.js';

/** Categories that tell of plans, for servers that have any. */
const ofPlans = 'limits';

interface SearchedCategory extends QuestionCategory {
  /** Each with its answer's words. */
  questions: readonly (Question & { text: string })[];
}

/** What people ask of the whole service, by category, with a field that finds answers by their words. */
export function FaqPage({ language }: { language: Language }) {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState('');
  const categories = useCategories(language);
  const words = useDeferredValue(typed);
  const found = categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ title, text }) =>
        matchesWordPrefixes(`${title} ${text}`, words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const help = pageOf('help');
  const openWithin = useOpenWithin();
  return (
    <div className={styles.page} lang={language} onClick={openWithin}>
      <PageHeader
        ancestors={[{ label: help.title[language], to: help.route }]}
        title={faqTitle[language]}
        actions={
          <FindField
            value={typed}
            onChange={setTyped}
            label={t('faq.find')}
            resultText={t('faq.found', { count })}
          />
        }
      />
      {count === 0 ? (
        <div className="framed">
          <StateMessage title={t('faq.none')}>{t('faq.noneText')}</StateMessage>
        </div>
      ) : (
        <div className={styles.questions}>
          <QuestionList categories={found} level={2} isLayoutStable />
        </div>
      )}
    </div>
  );
}

/** All categories in the language: those of the page's own texts, those on plans after what they limit. */
function useCategories(language: Language): SearchedCategory[] {
  const plans = usePlanQuestions(language);
  const own = use(faqOf(language)).map(({ questions, ...category }) => ({
    ...category,
    questions: questions.map(({ html, ...question }) => ({
      ...question,
      // Compiled from the project's own Markdown with the build, without HTML in it.
      answer: <div dangerouslySetInnerHTML={{ __html: html }} />,
    })),
  }));
  if (isOpenAccess()) return own.filter(({ id }) => id !== ofPlans);
  return own.flatMap((category) => (category.id === ofPlans ? [category, ...plans] : [category]));
}
