import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../widgets/purchase/terms.module.css';
import { useFormat } from '../../i18n/use-format.js';
import { useInView } from '../../lib/page/use-in-view.js';
import type { Term } from './plan-terms.js';

interface TermTabsProps {
  terms: readonly Term[];
  selectedTerm: Term;
  onChoose: (term: Term) => void;
}

/** Term selector with the discount of each term. It changes the prices below. */
export function TermTabs({ terms, selectedTerm, onChoose }: TermTabsProps) {
  const { t } = useTranslation('pricing');
  const { percent, term: formatTerm } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const selectedButton = useRef<HTMLButtonElement>(null);
  useInView(row, selectedButton, String(selectedTerm.months));
  const termName = ({ months }: Term) => formatTerm({ months, days: 1 });
  const termLabel = (term: Term) =>
    term.discountPercent > 0
      ? `${termName(term)}, ${t('discount', { percent: percent(term.discountPercent) })}`
      : termName(term);
  return (
    <div ref={row} className={styles.terms} role="group" aria-label={t('terms')}>
      {terms.map((term) => (
        <button
          key={term.months}
          type="button"
          ref={term.months === selectedTerm.months ? selectedButton : undefined}
          className={styles.term}
          aria-label={termLabel(term)}
          aria-pressed={term.months === selectedTerm.months}
          onClick={() => onChoose(term)}
        >
          {termName(term)}
          {term.discountPercent > 0 && <b aria-hidden="true">−{percent(term.discountPercent)}</b>}
        </button>
      ))}
    </div>
  );
}
