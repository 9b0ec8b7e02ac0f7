import { useTranslation, Trans } from 'react-i18next';
import { sharePercent, linkMonths } from '../../../server/contract/billing/partner-terms.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PageSkeleton, SkeletonFrames } from '../../components/ui/page-skeleton.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { PartnerAbout } from './partner-about.js';
import { PartnerBalance } from './partner-balance.js';
import { OffersCard } from './offers-card.js';
import { usePartnerProgrammeQuery } from './partner.generated.js';
import styles from './partner.module.css';
import { PromoCodesCard } from './promo-codes-card.js';
import { ProgrammeRules } from './programme-rules.js';
import { StatisticsCard } from './statistics-card.js';
import { WithdrawalsCard } from './withdrawals-card.js';
import { CopyField } from '../../components/form/copy-field.js';
import { Card } from '../../components/ui/card.js';
import { partnerLink } from './partner-links.js';

/** Affiliate programme: the dashboard of a partner, or an introduction for other visitors. */
export function PartnerPage() {
  const title = useAccountTitle('partner');
  const { viewer, account } = useViewer();
  if (!viewer) return <PartnerPageSkeleton title={title} />;
  if (!account || account.ownerEmail !== null) {
    return (
      <div className="reading">
        <PageHeader title={title} />
        <PartnerAbout owner={account?.ownerEmail ?? null} />
      </div>
    );
  }
  return <PartnerDashboard title={title} />;
}

function PartnerPageSkeleton({ title }: { title: string }) {
  return (
    <PageSkeleton className="reading" title={title}>
      <SkeletonFrames className="framed">
        <SkeletonRows rows={8} height={34} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}

function PartnerDashboard({ title }: { title: string }) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  const { data, error, refetch } = usePartnerProgrammeQuery({ fetchPolicy: 'cache-and-network' });
  const programme = data?.partnerProgramme;
  const errorBanner = error ? (
    <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
  ) : null;
  if (!programme) {
    return errorBanner ? (
      <div className="reading">
        <PageHeader title={title} />
        {errorBanner}
      </div>
    ) : (
      <PartnerPageSkeleton title={title} />
    );
  }
  return (
    <div className={`reading ${styles.page}`}>
      <PageHeader title={title} summary={t('lead', { percent: percent(sharePercent) })} />
      {errorBanner}
      {programme.isBlocked ? <Banner tone="error">{t('blocked')}</Banner> : null}
      <PartnerBalance programme={programme} />
      <LinkCard code={programme.linkCode} />
      <StatisticsCard />
      <OffersCard code={programme.linkCode} />
      <PromoCodesCard />
      <WithdrawalsCard programme={programme} onChanged={() => refetchAll(refetch())} />
      <ProgrammeRules />
    </div>
  );
}

/** Referral link of the partner with a copy button. */
function LinkCard({ code }: { code: string }) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  return (
    <Card title={t('link.title')} padded>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          <Trans
            t={t}
            i18nKey="link.text"
            count={linkMonths}
            values={{ percent: percent(sharePercent), code: `?ref=${code}` }}
            components={{ code: <span className={styles.unbroken} /> }}
          />
        </p>
        <CopyField value={partnerLink({ path: '/', code }, window.location.origin)} label={t('link.title')} />
      </div>
    </Card>
  );
}

export { PartnerPage as Component };
