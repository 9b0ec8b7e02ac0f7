import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import type { PanelPlan } from '../panel-data.js';

/** What a plan holds, in short phrases. */
export function useLimitWords(): (limits: PanelPlan['limits']) => string[] {
  const { t } = useTranslation('panel');
  const format = useFormat();
  return ({ analyzePerDay, recordsPerReport, exportRows, apiRequestsPerDay, users }) => {
    const amount = (value: number) => ({ shown: format.integer(value) });
    const words: string[] = [
      analyzePerDay === null
        ? t('changePlan.limits.analyzeAll')
        : t('changePlan.limits.analyze', amount(analyzePerDay)),
      recordsPerReport === null
        ? t('changePlan.limits.rowsAll')
        : t('changePlan.limits.rows', amount(recordsPerReport)),
      exportRows === null ? t('changePlan.limits.csvAll') : t('changePlan.limits.csv', amount(exportRows)),
    ];
    if (apiRequestsPerDay === null) words.push(t('changePlan.limits.apiAll'));
    else if (apiRequestsPerDay > 0) words.push(t('changePlan.limits.api', amount(apiRequestsPerDay)));
    words.push(t('changePlan.limits.people', { count: users, ...amount(users) }));
    return words;
  };
}
