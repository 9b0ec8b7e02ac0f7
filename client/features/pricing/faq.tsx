import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import type { pricing } from '../../i18n/en/pricing.js';
import styles from './faq.module.css';

type Question = keyof typeof pricing.faq.items;

/** The questions in their order, each at the anchor `#category/question`. */
const questions = {
  plans: ['plans/free', 'plans/day', 'plans/team', 'plans/devices'],
  payment: ['payment/how', 'payment/time', 'payment/renewal', 'payment/promo'],
  changes: ['changes/higher', 'changes/lower', 'changes/early', 'changes/end'],
} as const satisfies Record<keyof typeof pricing.faq.categories, readonly Question[]>;

const categories = Object.keys(questions) as (keyof typeof questions)[];

interface FaqProps {
  /** Whether what stands above has its height. */
  isSettled: boolean;
}

/** What people ask before they buy. The one that the address names is open, so that an answer can be sent. */
export function Faq({ isSettled }: FaqProps) {
  const { t } = useTranslation('pricing');
  const { hash } = useLocation();
  const asked = hash.slice(1);
  useEffect(() => {
    if (!isSettled || !asked.includes('/')) return;
    document.getElementById(asked)?.scrollIntoView({ block: 'nearest' });
  }, [asked, isSettled]);
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{t('faq.title')}</h2>
      <div className={styles.categories}>
        {categories.map((category) => (
          <div key={category}>
            <h3>{t(`faq.categories.${category}`)}</h3>
            {questions[category].map((question) => (
              <Item key={question} question={question} isOpen={question === asked} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Item({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { t } = useTranslation('pricing');
  const { search } = useLocation();
  const navigate = useNavigate();
  const toggle = (event: MouseEvent) => {
    // The address says what is open.
    event.preventDefault();
    void navigate({ search, hash: isOpen ? '' : question }, { replace: true, preventScrollReset: true });
  };
  return (
    <details className={styles.item} id={question} open={isOpen}>
      <summary onClick={toggle}>{t(`faq.items.${question}.q`)}</summary>
      <p>
        {t(`faq.items.${question}.a`)}{' '}
        {question === 'payment/renewal' ? <Link to={paths.autopaydesc}>{t('faq.more')}</Link> : null}
      </p>
    </details>
  );
}
