import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { SoldTerm } from './purchase-wish.js';
import styles from './term-choice.module.css';
import { useTermName } from './use-term-name.js';

interface TermChoiceProps {
  terms: readonly SoldTerm[];
  chosen: SoldTerm;
  onChoose: (term: number) => void;
}

/** For how long a plan is bought, with what longer terms save. */
export function TermChoice({ terms, chosen, onChoose }: TermChoiceProps) {
  const { t } = useTranslation('purchase');
  const { percent } = useFormat();
  const termName = useTermName();
  return (
    <fieldset className={styles.place}>
      <legend className={styles.label}>{t('term')}</legend>
      <div className={styles.terms}>
        {terms.map((term) => (
          <label key={term.term} className={styles.term}>
            <input
              type="radio"
              name="srok"
              value={term.term}
              checked={term === chosen}
              onChange={() => onChoose(term.term)}
            />
            <span>{termName(term)}</span>
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
