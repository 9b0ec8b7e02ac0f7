import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { type AutopayQuery, useAutopayQuery } from '../../widgets/purchase/autopay.generated.js';
import { PlanForm } from '../../widgets/purchase/plan-form.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import { usePlansQuery } from '../../graphql/plans/plans.generated.js';
import { type AccountOfViewer, useViewer, type ViewerData } from '../../graphql/accounts/use-viewer.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { parseNumberParam } from './parse-number-param.js';
import { PlanState } from './plan-state.js';
import styles from './subscription-page.module.css';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

/** Subscription page; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="subscription">
      <SubscriptionPage />
    </AuthenticatedPage>
  );
}

/** Subscription of the account and purchase of a plan. The URL preselects a plan. */
export function SubscriptionPage() {
  const title = useAccountTitle('subscription');
  const { viewer, account, refresh } = useViewer();
  const isOwner = account !== undefined && account.ownerEmail === null;
  const { data, error, refetch } = useAutopayQuery({ fetchPolicy: 'no-cache', skip: !isOwner });
  if (!viewer || !account) return null;
  const autopay = isOwner ? data?.autopay : undefined;
  const onChanged = () => void refetchAll(refresh(), isOwner ? refetch() : undefined);
  return (
    <div className="reading">
      <PageHeader title={title} />
      <div className={styles.sections}>
        <PlanState
          viewer={viewer}
          account={account}
          autopay={autopay}
          autopayError={isOwner ? error : undefined}
          onChanged={onChanged}
        />
        {account.isAdministrator ? null : (
          <Purchase viewer={viewer} account={account} autopay={autopay} onChanged={onChanged} />
        )}
      </div>
    </div>
  );
}

interface PurchaseProps {
  viewer: ViewerData;
  account: AccountOfViewer;
  autopay: AutopayQuery['autopay'] | undefined;
  onChanged: () => void;
}

function Purchase({ viewer, account, autopay, onChanged }: PurchaseProps) {
  const { t } = useTranslation('purchase');
  const { data, error, refetch } = usePlansQuery();
  const [search] = useSearchParams();
  const location = useLocation();
  const plan = parseNumberParam(search.get('needleTariff'));
  const preselected = { plan, term: parseNumberParam(search.get('srok')) };
  const isUnknown = plan !== undefined && data !== undefined && !data.plans.some(({ id }) => id === plan);
  return (
    <SectionCard
      id="buy"
      title={t(account.isPaid ? 'buy.extend' : 'buy.title')}
      secondary={<Link to={paths.pricing}>{t('buy.prices')}</Link>}
    >
      <div className={styles.buy}>
        {isUnknown ? <Banner>{t('buy.unknown')}</Banner> : null}
        {autopay?.enabled === false ? <NoPayments /> : null}
        {data ? (
          <PlanForm
            // Remounts the form when the URL requests a different plan.
            key={search.toString()}
            plans={data.plans}
            buyer={{ ...account, plan: viewer.plan }}
            preselected={preselected}
            continueAutomatically={hasJustRegistered(location.state)}
            onRejected={onChanged}
          />
        ) : error ? (
          <ErrorBanner title={t('buy.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} height={34} />
        )}
      </div>
    </SectionCard>
  );
}

function NoPayments() {
  const { t } = useTranslation('purchase');
  return (
    <Banner
      actions={
        <Button size="xs" component={Link} to={`${paths.panel}#plan`}>
          {t('buy.code')}
        </Button>
      }
    >
      {t('buy.noPayments')}
    </Banner>
  );
}

/** Reads navigation state, which external links cannot set. */
function hasJustRegistered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'goesOn' in state && state.goesOn === true;
}
