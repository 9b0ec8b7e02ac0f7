import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { SoldTerm } from './purchase-request.js';
import styles from './term-choice.module.css';
import look from './terms.module.css';

interface TermChoiceProps {
  terms: readonly SoldTerm[];
  selected: SoldTerm;
  onSelect: (term: number) => void;
}

/** Term selection with the savings of longer terms. */
export function TermChoice({ terms, selected, onSelect }: TermChoiceProps) {
  const { t } = useTranslation('purchase');
  const { percent, term: formatTerm } = useFormat();
  return (
    <fieldset className={styles.place}>
      <legend className={styles.label}>{t('term')}</legend>
      <div className={look.terms}>
        {terms.map((term) => (
          <label key={term.term} className={look.term}>
            <input
              type="radio"
              name="srok"
              value={term.term}
              checked={term === selected}
              onChange={() => onSelect(term.term)}
            />
            <span>{formatTerm(term)}</span>
            {term.discountPercent > 0 && (
              <>
                {' '}
                <b>−{percent(term.discountPercent)}</b>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
