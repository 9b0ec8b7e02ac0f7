import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { formatInteger, unknownValue } from '../../../server/contract/formatting/format-number.js';
import type { Language } from '../../../server/contract/language/localised.js';
import styles from './change.module.css';

/** Change as a triangle and a number, announced as “up 3”; a dash for no or unknown change. */
export function Change({ value }: { value: number | null | undefined }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return <ChangeValue value={value} language={language} t={t} noChangeLabel={t('change.none')} />;
}

interface ChangeValueProps {
  value: number | null | undefined;
  language: Language;
  t: TFunction;
  /** Accessible text for no or unknown change. */
  noChangeLabel: string;
}

/** Variant of `Change` for table cells, which pass the translated labels. */
export function ChangeValue({ value, language, t, noChangeLabel }: ChangeValueProps) {
  if (!value) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">{unknownValue}</span>
        <span className="for-ears">{noChangeLabel}</span>
      </span>
    );
  }
  const formatted = formatInteger(Math.abs(value), language);
  const isUp = value > 0;
  return (
    <span className={`${styles.change} ${isUp ? styles.up : styles.down}`}>
      <svg viewBox="0 0 8 7" aria-hidden="true">
        <path d={isUp ? 'M4 .5 7.6 6.5H.4z' : 'M4 6.5 .4 .5h7.2z'} />
      </svg>
      <span aria-hidden="true">{formatted}</span>
      <span className="for-ears">{t(isUp ? 'change.up' : 'change.down', { formatted })}</span>
    </span>
  );
}
