import { useTranslation } from 'react-i18next';
import { Segmented } from '../ui/segmented.js';
import styles from './match-type.module.css';

interface MatchTypeProps {
  /** Whether keywords must contain the words exactly as typed. */
  isStrict: boolean;
  onChange: (isStrict: boolean) => void;
}

/** Match type of the keyword search. */
export function MatchType({ isStrict, onChange }: MatchTypeProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.match}>
      <span className={styles.title}>{t('matchTitle')}</span>
      <Segmented
        label={t('matchTitle')}
        value={isStrict ? 'exact' : 'anyForm'}
        options={[
          { value: 'exact', label: t('matchExact') },
          { value: 'anyForm', label: t('matchAnyForm') },
        ]}
        onChange={(next) => onChange(next === 'exact')}
      />
      <span className={styles.hint} role="status">
        {t(isStrict ? 'matchExactHint' : 'matchAnyFormHint')}
      </span>
    </div>
  );
}
