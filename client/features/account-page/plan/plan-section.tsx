import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/ui/section-card.js';
import { Tag } from '../../../components/ui/tag.js';
import { useFormat } from '../../../i18n/use-format.js';
import { subscriptionPath } from '../../../addresses/paths.js';
import { Fact, Facts } from '../../../components/ui/facts.js';
import { useAccountPage } from '../account-page-data.js';
import { AccessCodeForm } from './access-code-form.js';
import { FreePlanState } from './free-plan-state.js';
import styles from './plan-section.module.css';
import { useAutopayQuery } from '../../../widgets/purchase/autopay.generated.js';
import { AutopayState, AutopayStateSkeleton } from '../../../widgets/purchase/autopay-state.js';
import { PlanDates } from '../../../widgets/purchase/plan-dates.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';

/** Current plan, its expiry date and renewal. Users of the free plan see its limits. */
export function PlanSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  return (
    <SectionCard id={id} title={t('plan.title')}>
      <div className={styles.body}>
        {account.isAdministrator ? (
          <p>{t('plan.unlimitedText')}</p>
        ) : account.isPaid ? (
          <PaidPlanState />
        ) : (
          <FreePlanState />
        )}
        {account.ownerEmail === null && !account.isAdministrator ? <AccessCodeForm /> : null}
      </div>
    </SectionCard>
  );
}

function PaidPlanState() {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  const { plan, paidUntil, daysLeft, ownerEmail } = account;
  const isOwner = ownerEmail === null;
  return (
    <>
      <Facts>
        <Fact
          label={t('plan.name')}
          action={
            isOwner && plan.isActive ? (
              <Button component={Link} to={subscriptionPath(plan.id)}>
                {t('plan.extend')}
              </Button>
            ) : null
          }
        >
          <b className={styles.plan}>{plan.label}</b>
        </Fact>
        {ownerEmail ? <Fact label={t('plan.owner')}>{ownerEmail}</Fact> : null}
        {paidUntil ? (
          <Fact label={t('plan.paidUntil')}>
            {format.momentDay(paidUntil)}{' '}
            <Tag tone={daysLeft <= 3 ? 'warning' : 'quiet'}>
              {t('plan.daysLeft', { count: daysLeft, formatted: format.integer(daysLeft) })}
            </Tag>
          </Fact>
        ) : null}
        {account.planSchedule.length > 1 ? (
          <Fact label={t('plan.following')}>
            <PlanDates spans={account.planSchedule.slice(1)} />
          </Fact>
        ) : null}
        {isOwner ? (
          <Fact label={t('plan.lastPayment')}>
            {account.lastPaidCents > 0 ? format.money(account.lastPaidCents) : t('plan.noPayment')}
          </Fact>
        ) : null}
        {isOwner && paidUntil ? <Renewal paidUntil={paidUntil} /> : null}
      </Facts>
      {plan.isActive ? null : <p className={styles.quiet}>{t('plan.archived')}</p>}
      {isOwner ? null : <p className={styles.quiet}>{t('plan.ownerText')}</p>}
    </>
  );
}

/** Status of automatic payments and the control that cancels them, as on the subscription page. */
function Renewal({ paidUntil }: { paidUntil: string }) {
  const { t } = useTranslation('purchase');
  const { reload } = useAccountPage();
  const { data, error, refetch } = useAutopayQuery({ fetchPolicy: 'no-cache' });
  const reloadAll = () => void refetchAll(refetch(), reload());
  if (data) return <AutopayState autopay={data.autopay} paidUntil={paidUntil} onCancelled={reloadAll} />;
  return error ? (
    <ErrorBanner title={t('autopay.failed')} error={error} onRetry={reloadAll} />
  ) : (
    <AutopayStateSkeleton />
  );
}
