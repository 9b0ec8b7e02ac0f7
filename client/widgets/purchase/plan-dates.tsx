import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';

/** A plan and the time in which it is in force. */
interface PlanSpan {
  plan: { label: string };
  startsAt: string | null;
  endsAt: string;
}

/** Plans in the order in which they are in force, with their dates. */
export function PlanDates({ spans }: { spans: readonly PlanSpan[] }) {
  const { t } = useTranslation('purchase');
  const { momentDay } = useFormat();
  return (
    <ul>
      {spans.map(({ plan, startsAt, endsAt }) => (
        <li key={endsAt}>
          {startsAt === null
            ? t('dates.current', { plan: plan.label, until: momentDay(endsAt) })
            : t('dates.following', { plan: plan.label, from: momentDay(startsAt), until: momentDay(endsAt) })}
        </li>
      ))}
    </ul>
  );
}
