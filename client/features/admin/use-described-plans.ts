import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';

interface DescribedSpan {
  plan: { label: string };
  endsAt: string;
}

/** Describes consecutive plans: `Professional until 3 Dec 2026, 10:00, then Basic until 9 Dec 2026, 10:00`. */
export function useDescribedPlans(): (spans: readonly DescribedSpan[]) => string {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  return (spans) =>
    spans.length === 0
      ? t('money.noPlan')
      : spans
          .map(({ plan, endsAt }) => t('money.planUntil', { plan: plan.label, until: moment(endsAt) }))
          .join(t('money.planThen'));
}
