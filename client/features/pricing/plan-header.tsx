import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { isDaily, type PricedPlan } from '../../graphql/plans/entry-prices.js';
import { PlanButton } from './plan-button.js';
import styles from './plan-table.module.css';
import { multiDayPrices, priceFor, type Term } from './plan-terms.js';
import { useTariffCalculationQuery } from '../../widgets/purchase/purchase.generated.js';
import { purchaseBlocker } from '../../graphql/plans/purchase-blocker.js';

interface PlanHeaderProps {
  plan: PricedPlan;
  term: Term;
  /** Whether the button of the plan is the primary one of the page. */
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

interface MonthNoteProps {
  plan: PricedPlan;
  price: PricedPlan['terms'][number];
}

/** Total price of a monthly plan, and the price after credit for unused days of a lower paid plan. */
export function MonthNote({ plan, price: { term, months, priceCents } }: MonthNoteProps) {
  const { t } = useTranslation('pricing');
  const { money, term: formatTerm } = useFormat();
  const isPlanChange = useIsPlanChange(plan);
  const { data } = useTariffCalculationQuery({
    variables: { act: 'change', plan: plan.id, term },
    fetchPolicy: 'no-cache',
    errorPolicy: 'ignore',
    skip: !isPlanChange,
  });
  const totalText =
    months > 1 ? t('whole', { price: money(priceCents), term: formatTerm({ months, days: 0 }) }) : undefined;
  const calculation = isPlanChange ? data?.tariffCalculation : undefined;
  const discountedText =
    calculation && calculation.creditCents > 0
      ? t('afterUnused', { price: money(calculation.realCents) })
      : undefined;
  return [totalText, discountedText].filter(Boolean).join(', ');
}

/** Whether the purchase replaces a paid plan, whose unused days may be credited. */
function useIsPlanChange(plan: PricedPlan): boolean {
  const { viewer, account } = useViewer();
  if (!viewer || !account?.isPaid || account.isAdministrator || account.ownerEmail !== null) return false;
  return purchaseBlocker(plan, { ...account, plan: viewer.plan }) === null;
}
