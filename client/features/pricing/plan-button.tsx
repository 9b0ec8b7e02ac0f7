import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/use-viewer.js';
import type { PricedPlan } from '../../graphql/entry-prices.js';
import { WayToPlan } from './way-to-plan.js';

interface PlanButtonProps {
  plan: PricedPlan;
  isOwn: boolean;
  isNextUp: boolean;
}

/** The way to a plan: registration for guests, a question of how for people, none for those whose plan is another's. */
export function PlanButton({ plan, isOwn, isNextUp }: PlanButtonProps) {
  const { t } = useTranslation('pricing');
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
    return (
      <Button
        {...look}
        variant="default"
        data-disabled
        aria-disabled="true"
        title={t('ownerHint', { owner: account.ownerEmail })}
        aria-label={`${t('changeTo', { plan: name })}. ${t('ownerHint', { owner: account.ownerEmail })}`}
      >
        {t('change')}
      </Button>
    );
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
