import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';

/** Formatters for bill names, plans and due dates. */
export function useBillLabels() {
  const { t } = useTranslation('bills');
  const format = useFormat();
  return {
    name: (id: number) => t('name', { number: String(id) }),
    plan: (bill: BillData) => t('planFor', { plan: bill.planLabel, term: format.term(bill) }),
    moment: (iso: string) => t('moment', { date: format.momentDay(iso), time: format.momentTime(iso) }),
  };
}
