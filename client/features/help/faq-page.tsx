import { use, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faqTitle } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { getPage } from '../../addresses/catalogue.js';
import { type Question, type QuestionCategory, QuestionList } from '../../widgets/questions/question-list.js';
import { usePlanQuestions } from '../../widgets/questions/use-plan-questions.js';
import { FindField } from '../../components/ui/find-field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';
import styles from './help.module.css';
import { useClientSideLinks } from './use-client-side-links.js';
import type { FaqCategory } from '../../faq-plugin.js';

const loaders = {
  en: () => import('./faq-en.js'),
  ru: () => import('./faq-ru.js'),
};

const faqByLanguage = new Map<Language, Promise<readonly FaqCategory[]>>();

/** Loads the FAQ of a language once. */
function loadFaq(language: Language): Promise<readonly FaqCategory[]> {
  const faqPromise = faqByLanguage.get(language) ?? loaders[language]().then(({ faq }) => faq);
  faqByLanguage.set(language, faqPromise);
  return faqPromise;
}

/** FAQ category with questions about plans; hidden in open access mode. */
const planCategoryId = 'limits';

interface SearchedCategory extends QuestionCategory {
  /** Questions with the searchable text of their answers. */
  questions: readonly (Question & { text: string })[];
}

/** FAQ with a full-text search. */
export function FaqPage({ language }: { language: Language }) {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState('');
  const categories = useCategories(language);
  const searchText = useDeferredValue(typed);
  const matches = categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ title, text }) =>
        matchesWordPrefixes(`${title} ${text}`, searchText),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = matches.reduce((sum, { questions }) => sum + questions.length, 0);
  const helpLink = getPage('help');
  const openLinkClientSide = useClientSideLinks();
  return (
    <div className={styles.page} lang={language} onClick={openLinkClientSide}>
      <PageHeader
        ancestors={[{ label: helpLink.title[language], to: helpLink.route }]}
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
          <QuestionList categories={matches} level={2} isLayoutStable />
        </div>
      )}
    </div>
  );
}

/** FAQ categories of a language. Questions about plans follow those about limits. */
function useCategories(language: Language): SearchedCategory[] {
  const plans = usePlanQuestions(language);
  const articleCategories = use(loadFaq(language)).map(({ questions, ...category }) => ({
    ...category,
    questions: questions.map(({ html, ...question }) => ({
      ...question,
      // Compiled at build time from the project's own Markdown, without raw HTML.
      answer: <div dangerouslySetInnerHTML={{ __html: html }} />,
    })),
  }));
  if (isOpenAccess()) return articleCategories.filter(({ id }) => id !== planCategoryId);
  return articleCategories.flatMap((category) =>
    category.id === planCategoryId ? [category, ...plans] : [category],
  );
}
