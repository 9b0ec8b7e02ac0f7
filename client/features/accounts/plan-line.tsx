import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';

interface PlanLineProps {
  viewer: ViewerData;
  account: AccountOfViewer;
}

/** Current plan, its expiry date and its owner. */
export function PlanLine({ viewer: { plan }, account }: PlanLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (account.ownerEmail) {
    return <span>{t('account.ofOwner', { plan: plan.label, owner: account.ownerEmail })}</span>;
  }
  return (
    <span>
      {account.isPaid && account.paidUntil
        ? t('account.paidUntil', { plan: plan.label, date: format.momentDay(account.paidUntil) })
        : t('account.plan', { plan: plan.label })}
    </span>
  );
}
