import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths, registrationFor, subscriptionPath } from '../../addresses/paths.js';
import { PlanForm } from '../../widgets/purchase/plan-form.js';
import { Fact, Facts } from '../../components/ui/facts.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Redirect } from '../../components/ui/redirect.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { isDaily, type PricedPlan } from '../../graphql/plans/entry-prices.js';
import { usePlansQuery } from '../../graphql/plans/plans.generated.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { parseNumberParam } from './parse-number-param.js';
import styles from './subscription-page.module.css';

/** Page that sells a daily plan. The URL may select the plan. */
export function PromoPage() {
  const { t } = useTranslation('purchase');
  const title = useAccountTitle('promo');
  const { data, error, refetch } = usePlansQuery();
  const [search] = useSearchParams();
  const requestedPlan = search.get('plan');
  const planId = parseNumberParam(requestedPlan);
  const plan = data?.plans.find((candidate) =>
    requestedPlan === null ? isDaily(candidate) : candidate.id === planId,
  );
  if (plan && !isDaily(plan)) return <Redirect to={subscriptionPath(plan.id)} />;
  return (
    <div className="reading">
      <PageHeader title={title} />
      {plan ? (
        <DailyPlan plan={plan} plans={data?.plans ?? []} term={parseNumberParam(search.get('srok'))} />
      ) : data ? (
        <PlanNotFound />
      ) : error ? (
        <ErrorBanner title={t('buy.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} height={34} />
      )}
    </div>
  );
}

function PlanNotFound() {
  const { t } = useTranslation('purchase');
  return (
    <div className="framed">
      <StateMessage
        title={t('promo.missing')}
        actions={
          <Button component={Link} to={paths.pricing} variant="filled">
            {t('promo.plans')}
          </Button>
        }
      >
        {t('promo.missingText')}
      </StateMessage>
    </div>
  );
}

interface DailyPlanProps {
  plan: PricedPlan;
  plans: readonly PricedPlan[];
  term: number | undefined;
}

function DailyPlan({ plan, plans, term }: DailyPlanProps) {
  const { t } = useTranslation('purchase');
  // The daily plan has the limits of the smallest monthly plan, except for domains per day.
  const comparablePlan = plans.filter((candidate) => !isDaily(candidate)).sort((a, b) => a.rank - b.rank)[0];
  return (
    <>
      {comparablePlan ? (
        <p className={styles.lead}>{t('promo.lead', { like: comparablePlan.label })}</p>
      ) : null}
      <div className={styles.sections}>
        <PlanLimits plan={plan} />
        <SectionCard
          id="buy"
          title={t('promo.buy')}
          secondary={<Link to={paths.pricing}>{t('buy.prices')}</Link>}
        >
          <BuyDays plan={plan} term={term} />
        </SectionCard>
      </div>
    </>
  );
}

/** Limits of the plan from the price list. */
function PlanLimits({ plan: { limits, terms } }: { plan: PricedPlan }) {
  const { t } = useTranslation('purchase');
  const { integer, money, term: formatTerm } = useFormat();
  const limitText = (limit: number | null) => (limit === null ? t('promo.unlimited') : integer(limit));
  return (
    <SectionCard id="limits" title={t('promo.limits')}>
      <Facts>
        <Fact label={t('promo.price')}>
          {terms.map((term) => `${formatTerm(term)} – ${money(term.priceCents)}`).join(', ')}.{' '}
          {t('promo.once')}
        </Fact>
        <Fact label={t('promo.domains')}>{limitText(limits.analyzePerDay)}</Fact>
        <Fact label={t('promo.rows')}>{limitText(limits.recordsPerReport)}</Fact>
        <Fact label={t('promo.depth')}>{t('promo.top', { formatted: integer(limits.deepestPosition) })}</Fact>
        <Fact label={t('promo.csv')}>{limitText(limits.exportRows)}</Fact>
      </Facts>
    </SectionCard>
  );
}

/** Guests register first and continue to the bill. */
function BuyDays({ plan, term = 0 }: { plan: PricedPlan; term: number | undefined }) {
  const { t } = useTranslation('purchase');
  const { viewer, account, refresh } = useViewer();
  if (!viewer) return <SkeletonRows rows={4} height={34} />;
  if (account?.isAdministrator) return <p className={styles.quiet}>{t('state.administrator')}</p>;
  if (account) {
    return (
      <PlanForm
        plans={[plan]}
        buyer={{ ...account, plan: viewer.plan }}
        preselected={{ plan: plan.id, term }}
        onRejected={() => void refresh()}
      />
    );
  }
  return (
    <div className={styles.buy}>
      <p>{t('promo.guest')}</p>
      <div className={styles.ways}>
        <Button component={Link} to={registrationFor(plan.id, term)} variant="filled">
          {t('promo.register')}
        </Button>
      </div>
    </div>
  );
}

export { PromoPage as Component };
