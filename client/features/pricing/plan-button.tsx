import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { registrationFor, subscriptionPath } from '../../addresses/paths.js';
import { purchaseBlocker } from '../../graphql/plans/purchase-blocker.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';
import styles from './plan-table.module.css';

interface PlanButtonProps {
  plan: PricedPlan;
  /** Index of the selected term. */
  term: number;
  isCurrent: boolean;
  isHighlighted: boolean;
}

/**
 * Registration button for guests, purchase button for users. Disabled with a reason for team members and for plans
 * that are not higher than the paid one.
 */
export function PlanButton({ plan, term, isCurrent, isHighlighted }: PlanButtonProps) {
  const { t } = useTranslation('pricing');
  const { momentDay } = useFormat();
  const { viewer, account } = useViewer();
  const name = plan.label;
  const buttonProps = { fullWidth: true, variant: isHighlighted ? 'filled' : 'default' };
  if (!account) {
    return (
      <Button
        {...buttonProps}
        component={Link}
        to={registrationFor(plan.id, term)}
        aria-label={t('registerFor', { plan: name })}
      >
        {t('register')}
      </Button>
    );
  }
  if (account.ownerEmail) {
    return <DisabledPlanButton plan={plan} reason={t('ownerHint', { owner: account.ownerEmail })} />;
  }
  if (viewer && purchaseBlocker(plan, { ...account, plan: viewer.plan }) === 'lower') {
    const date = account.paidUntil ? momentDay(account.paidUntil) : '';
    return <DisabledPlanButton plan={plan} reason={t('lowerHint', { plan: viewer.plan.label, date })} />;
  }
  const hasPaidPlan = viewer?.kind === 'PAID' || viewer?.kind === 'PROMO';
  const action = isCurrent ? 'extend' : hasPaidPlan ? 'change' : 'choose';
  const label = isCurrent ? 'extendOf' : hasPaidPlan ? 'changeTo' : 'chooseOf';
  return (
    <Button
      {...buttonProps}
      component={Link}
      to={subscriptionPath(plan.id, term)}
      aria-label={t(label, { plan: name })}
    >
      {t(action)}
    </Button>
  );
}

/** Disabled button of an unavailable plan, with the reason below. */
function DisabledPlanButton({ plan, reason }: { plan: PricedPlan; reason: string }) {
  const { t } = useTranslation('pricing');
  const id = useId();
  return (
    <>
      <Button
        fullWidth
        variant="default"
        data-disabled
        aria-disabled="true"
        aria-describedby={id}
        aria-label={t('changeTo', { plan: plan.label })}
        onClick={(event) => event.preventDefault()}
      >
        {t('change')}
      </Button>
      <p id={id} className={styles.reason}>
        {reason}
      </p>
    </>
  );
}
