import { useTranslation } from 'react-i18next';
import type { SoldTerm } from './purchase-wish.js';

/** Names the length of a term: `3 months`, `1 day`. */
export function useTermName(): (term: Pick<SoldTerm, 'months' | 'days'>) => string {
  const { t } = useTranslation('purchase');
  return ({ months, days }) => (months > 0 ? t('months', { count: months }) : t('days', { count: days }));
}
