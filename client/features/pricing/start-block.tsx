import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths, promoPath } from '../../addresses/paths.js';
import { FreeDaysButton } from '../../widgets/limits/free-days-button.js';
import { isDaily, type PricedPlan } from '../../graphql/plans/entry-prices.js';
import { useDefaultLimits } from '../../graphql/plans/use-default-limits.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './start-block.module.css';

/** Inexpensive ways to start, for guests and users of the free plan. */
export function StartBlock({ plans }: { plans: readonly PricedPlan[] }) {
  const { viewer, account } = useViewer();
  const isVisible = viewer?.kind === 'GUEST' || (viewer?.kind === 'DEMO' && !account?.ownerEmail);
  if (!isVisible || plans.length === 0) return null;
  const freeDaysPlan = plans.find(({ freeDays }) => freeDays > 0);
  const dailyPlan = plans.find(isDaily);
  return (
    <div className={styles.ways}>
      {account ? null : <FreePlanOption />}
      {account?.hasFreeDays && freeDaysPlan ? <FreeDaysOption plan={freeDaysPlan} /> : null}
      {dailyPlan ? <DailyPlanOption plan={dailyPlan} /> : null}
    </div>
  );
}

function StartOption({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <section className={styles.way}>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </section>
  );
}

function FreePlanOption() {
  const { t } = useTranslation('pricing');
  const { integer } = useFormat();
  const limits = useDefaultLimits();
  return (
    <StartOption
      title={t('start.title')}
      text={
        limits
          ? t('start.text', {
              reports: integer(limits.reportsPerDay),
              rows: integer(limits.recordsPerReport),
              depth: limits.deepestPosition,
            })
          : '\u00a0'
      }
      action={
        <Button component={Link} to={loginPath({ returnTo: paths.pricing, register: true })}>
          {t('start.register')}
        </Button>
      }
    />
  );
}

function FreeDaysOption({ plan }: { plan: PricedPlan }) {
  const { t } = useTranslation('pricing');
  return (
    <StartOption
      title={t('start.freeTitle')}
      text={t('start.freeText', { plan: plan.label })}
      action={<FreeDaysButton label={t('start.ask')} />}
    />
  );
}

function DailyPlanOption({ plan }: { plan: PricedPlan }) {
  const { t } = useTranslation('pricing');
  const { money } = useFormat();
  return (
    <StartOption
      title={t('start.dayTitle')}
      text={t('start.dayText', { plan: plan.label, price: money(plan.priceCents) })}
      action={
        <Button component={Link} to={promoPath(plan.id)}>
          {t('start.day')}
        </Button>
      }
    />
  );
}
