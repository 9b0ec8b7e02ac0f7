import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/ui/section-card.js';
import { Tag } from '../../../components/ui/tag.js';
import { useFormat } from '../../../i18n/use-format.js';
import { paths } from '../../../addresses/paths.js';
import { type PanelPlan, usePanel } from '../panel-data.js';
import styles from './change-plan-section.module.css';
import { type Obstacle, obstacleTo } from '../../../graphql/plan-obstacle.js';

const ownerHintId = 'plan-owner-hint';

/** The plans on sale, with the way to what they hold and cost; those that cannot be chosen now say why. */
export function ChangePlanSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { account, plans } = usePanel();
  return (
    <SectionCard
      id={id}
      title={t('changePlan.title')}
      subtitle={account.isPaid && account.ownerEmail === null ? t('changePlan.subtitle') : undefined}
      aside={<Link to={paths.pricing}>{t('changePlan.prices')}</Link>}
      padded={false}
    >
      {account.ownerEmail ? (
        <p className={styles.owner} id={ownerHintId}>
          {t('changePlan.subUser', { owner: account.ownerEmail })}
        </p>
      ) : null}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} obstacle={obstacleTo(plan, account)} />
        ))}
      </ul>
    </SectionCard>
  );
}

function PlanLine({ plan, obstacle }: { plan: PanelPlan; obstacle: Obstacle }) {
  const { t } = useTranslation('panel');
  const hint = useHint(obstacle);
  const hintId = obstacle === 'subUser' ? ownerHintId : `plan-${plan.id}-hint`;
  return (
    <li className={`${styles.plan} ${obstacle === 'yours' ? styles.yours : ''}`}>
      <div>
        <h3 className={styles.name}>
          {plan.label} {obstacle === 'yours' ? <Tag>{t('plan.yours')}</Tag> : null}
        </h3>
        {hint ? (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        ) : null}
      </div>
      <div className={styles.choose}>
        {obstacle === null ? (
          <Button
            component={Link}
            to={paths.pricing}
            aria-label={t('changePlan.chooseName', { plan: plan.label })}
          >
            {t('changePlan.choose')}
          </Button>
        ) : obstacle === 'yours' ? null : (
          <Button
            data-disabled
            aria-disabled
            aria-describedby={hintId}
            aria-label={t('changePlan.chooseName', { plan: plan.label })}
            onClick={(event) => event.preventDefault()}
          >
            {t('changePlan.choose')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Why this plan is no choice now, where the whole section does not say it already. */
function useHint(obstacle: Obstacle): string | null {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { plan, paidUntil } = usePanel().account;
  if (obstacle !== 'lower') return null;
  return t('changePlan.lower', { plan: plan.label, date: paidUntil ? format.momentDay(paidUntil) : '' });
}
