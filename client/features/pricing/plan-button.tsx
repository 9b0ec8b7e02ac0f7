import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../addresses/paths.js';
import { obstacleTo } from '../../graphql/plan-obstacle.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import type { PricedPlan } from '../../graphql/entry-prices.js';
import styles from './plan-table.module.css';
import { WayToPlan } from './way-to-plan.js';

interface PlanButtonProps {
  plan: PricedPlan;
  isOwn: boolean;
  isNextUp: boolean;
}

/**
 * The way to a plan: registration for guests, a question of how for people; none, with the reason, for those whose plan is
 * another's, and to plans that are not higher than one that is paid.
 */
export function PlanButton({ plan, isOwn, isNextUp }: PlanButtonProps) {
  const { t } = useTranslation('pricing');
  const { momentDay } = useFormat();
  const { viewer, account } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const name = plan.label;
  const look = { fullWidth: true, variant: isNextUp ? 'filled' : 'default' };
  if (!account) {
    return (
      <Button
        {...look}
        component={Link}
        to={loginPath({ returnTo: paths.pricing, plan: plan.id })}
        aria-label={t('registerFor', { plan: name })}
      >
        {t('register')}
      </Button>
    );
  }
  if (account.ownerEmail) {
    return <ClosedWay plan={plan} reason={t('ownerHint', { owner: account.ownerEmail })} />;
  }
  if (viewer && obstacleTo(plan, { ...account, plan: viewer.plan }) === 'lower') {
    const date = account.paidUntil ? momentDay(account.paidUntil) : '';
    return <ClosedWay plan={plan} reason={t('lowerHint', { plan: viewer.plan.label, date })} />;
  }
  const has = viewer?.kind === 'PAID' || viewer?.kind === 'PROMO';
  const act = isOwn ? 'extend' : has ? 'change' : 'choose';
  const label = isOwn ? 'extendOf' : has ? 'changeTo' : 'chooseOf';
  return (
    <>
      <Button {...look} aria-label={t(label, { plan: name })} onClick={() => setAsking(true)}>
        {t(act)}
      </Button>
      {isAsking && <WayToPlan name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The button of a plan that cannot be chosen now, with the reason below. */
function ClosedWay({ plan, reason }: { plan: PricedPlan; reason: string }) {
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
