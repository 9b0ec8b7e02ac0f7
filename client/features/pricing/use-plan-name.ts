import { useTranslation } from 'react-i18next';

/** Names of plans are names in every language; those that are words are said in the reader's. */
export function usePlanName(): (plan: { id: number; label: string }) => string {
  const { t } = useTranslation('limits');
  return ({ id, label }) => {
    switch (id) {
      case 6:
        return t('planName.day');
      case 0:
        return t('planName.demo');
      case -1:
        return t('planName.guest');
      case 100:
        return t('planName.unlimited');
      default:
        return label;
    }
  };
}
