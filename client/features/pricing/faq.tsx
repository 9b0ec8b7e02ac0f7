import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { faqPath } from '../../../server/contract/help/help-pages.js';
import { QuestionList } from '../../widgets/questions/question-list.js';
import { usePlanQuestions } from '../../widgets/questions/use-plan-questions.js';
import styles from './faq.module.css';

interface FaqProps {
  /** Whether the content above has its final height. */
  isLayoutReady: boolean;
}

/** Frequently asked questions about plans. */
export function Faq({ isLayoutReady }: FaqProps) {
  const { t } = useTranslation('pricing');
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{t('faq.title')}</h2>
      <QuestionList categories={usePlanQuestions()} level={3} isLayoutStable={isLayoutReady} />
      <p className={styles.all}>
        <Link to={faqPath}>{t('faq.all')}</Link>
      </p>
    </section>
  );
}
