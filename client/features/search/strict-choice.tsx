import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './home-search.module.css';

interface StrictChoiceProps {
  isStrict: boolean;
  onChange: (isStrict: boolean) => void;
}

/** Whether words are looked for exactly as typed. */
export function StrictChoice({ isStrict, onChange }: StrictChoiceProps) {
  const { t } = useTranslation('home');
  return (
    <Checkbox
      className={styles.strict}
      label={t('searchStrict')}
      checked={isStrict}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
