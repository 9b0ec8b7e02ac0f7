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

/** What a plan of months costs for the whole term, and after the unused days of a lower plan that is paid. */
export function MonthNote({ plan, price: { term, months, priceCents } }: MonthNoteProps) {
  const { t } = useTranslation('pricing');
  const { money, term: lengthOf } = useFormat();
  const isChange = useIsChange(plan);
  const { data } = useTariffCalculationQuery({
    variables: { act: 'change', plan: plan.id, term },
    fetchPolicy: 'no-cache',
    errorPolicy: 'ignore',
    skip: !isChange,
  });
  const totalText =
    months > 1 ? t('whole', { price: money(priceCents), term: lengthOf({ months, days: 0 }) }) : undefined;
  const totals = isChange ? data?.tariffCalculation : undefined;
  const rest =
    totals && totals.creditCents > 0 ? t('afterUnused', { price: money(totals.realCents) }) : undefined;
  return [totalText, rest].filter(Boolean).join(', ');
}

/** Whether choosing the plan changes one that is paid, on which unused days may count. */
function useIsChange(plan: PricedPlan): boolean {
  const { viewer, account } = useViewer();
  if (!viewer || !account?.isPaid || account.isAdministrator || account.ownerEmail !== null) return false;
  return purchaseBlocker(plan, { ...account, plan: viewer.plan }) === null;
}
