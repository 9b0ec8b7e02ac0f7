import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { isDaily, type PricedPlan } from '../../graphql/entry-prices.js';
import { MonthNote } from './month-note.js';
import { PlanButton } from './plan-button.js';
import styles from './plan-table.module.css';
import { longerDays, priceFor, type Term } from './plan-terms.js';

interface PlanHeadProps {
  plan: PricedPlan;
  term: Term;
  /** Whether its button is the page's filled one. */
  isNextUp: boolean;
}

/** Name, price and button of a plan. */
export function PlanHead({ plan, term, isNextUp }: PlanHeadProps) {
  const { t } = useTranslation('pricing');
  const { money } = useFormat();
  const { viewer } = useViewer();
  const price = priceFor(plan, term);
  const isOwn = viewer?.plan.id === plan.id;
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        {plan.label}
        {isOwn && <Tag>{t('yourPlan')}</Tag>}
      </div>
      {price && (
        <>
          <div className={styles.price}>
            {money(price.monthCents)} <small>{t(price.days > 0 ? 'aDay' : 'aMonth')}</small>
          </div>
          <div className={styles.note}>
            {isDaily(plan) ? <DayNote plan={plan} /> : <MonthNote plan={plan} price={price} />}
          </div>
        </>
      )}
      <PlanButton plan={plan} term={price?.term ?? 0} isOwn={isOwn} isNextUp={isNextUp} />
    </div>
  );
}

function DayNote({ plan }: { plan: PricedPlan }) {
  const { t } = useTranslation('pricing');
  const { money, term: lengthOf } = useFormat();
  return longerDays(plan)
    .map(({ days, priceCents }) =>
      t('whole', { price: money(priceCents), term: lengthOf({ months: 0, days }) }),
    )
    .join(', ');
}
