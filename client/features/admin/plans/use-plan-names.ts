import { useTranslation } from 'react-i18next';

/** Names of the plans by number. Archived plans are not on the price list, so the names are fixed texts. */
export function usePlanNames(): Readonly<Record<number, string>> {
  const { t } = useTranslation('admin');
  return {
    [-1]: t('plans.guest'),
    0: t('plans.free'),
    6: t('plans.oneDay'),
    3: 'Basic',
    4: 'Professional',
    5: 'Team',
  };
}
