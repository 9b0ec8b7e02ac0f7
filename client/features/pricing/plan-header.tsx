import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { isDaily, type PricedPlan } from '../../graphql/entry-prices.js';
import { MonthNote } from './month-note.js';
import { PlanButton } from './plan-button.js';
import styles from './plan-table.module.css';
import { multiDayPrices, priceFor, type Term } from './plan-terms.js';

interface PlanHeaderProps {
  plan: PricedPlan;
  term: Term;
  /** Whether its button is the primary one of the page. */
  isHighlighted: boolean;
}

/** Name, price and button of a plan. */
export function PlanHeader({ plan, term, isHighlighted }: PlanHeaderProps) {
  const { t } = useTranslation('pricing');
  const { money } = useFormat();
  const { viewer } = useViewer();
  const price = priceFor(plan, term);
  const isCurrent = viewer?.plan.id === plan.id;
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        {plan.label}
        {isCurrent && <Tag>{t('yourPlan')}</Tag>}
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
      <PlanButton plan={plan} term={price?.term ?? 0} isCurrent={isCurrent} isHighlighted={isHighlighted} />
    </div>
  );
}

function DayNote({ plan }: { plan: PricedPlan }) {
  const { t } = useTranslation('pricing');
  const { money, term: formatTerm } = useFormat();
  return multiDayPrices(plan)
    .map(({ days, priceCents }) =>
      t('whole', { price: money(priceCents), term: formatTerm({ months: 0, days }) }),
    )
    .join(', ');
}
