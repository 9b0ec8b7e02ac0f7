import { useTranslation } from 'react-i18next';
import type { ReportTab } from '../../pages/frame/report-tabs.js';

/** Names a report where no heading says which part it belongs to: organic and paid keywords are both keywords. */
export function useTabName(): (tab: ReportTab) => string {
  const { t } = useTranslation();
  return ({ label, group }) => {
    const name = t(`navigation.${label}`);
    return group === 'ppc' ? `${t('navigation.ppc')} · ${name}` : name;
  };
}
