import { useTranslation } from 'react-i18next';
import { useTariffCalculationQuery } from '../../components/purchase/purchase.generated.js';
import type { PricedPlan } from '../../graphql/entry-prices.js';
import { purchaseBlocker } from '../../graphql/purchase-blocker.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';

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
