import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../components/purchase/terms.module.css';
import { useFormat } from '../../i18n/use-format.js';
import { useInView } from '../../lib/use-in-view.js';
import type { Term } from './plan-terms.js';

interface TermTabsProps {
  terms: readonly Term[];
  chosen: Term;
  onChoose: (term: Term) => void;
}

/** The terms with what each saves; choosing one changes the prices below. */
export function TermTabs({ terms, chosen, onChoose }: TermTabsProps) {
  const { t } = useTranslation('pricing');
  const { percent, term: lengthOf } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const visible = useRef<HTMLButtonElement>(null);
  useInView(row, visible, String(chosen.months));
  const nameOf = ({ months }: Term) => lengthOf({ months, days: 1 });
  const labelOf = (term: Term) =>
    term.discountPercent > 0
      ? `${nameOf(term)}, ${t('discount', { percent: percent(term.discountPercent) })}`
      : nameOf(term);
  return (
    <div ref={row} className={styles.terms} role="group" aria-label={t('terms')}>
      {terms.map((term) => (
        <button
          key={term.months}
          type="button"
          ref={term.months === chosen.months ? visible : undefined}
          className={styles.term}
          aria-label={labelOf(term)}
          aria-pressed={term.months === chosen.months}
          onClick={() => onChoose(term)}
        >
          {nameOf(term)}
          {term.discountPercent > 0 && <b aria-hidden="true">−{percent(term.discountPercent)}</b>}
        </button>
      ))}
    </div>
  );
}
