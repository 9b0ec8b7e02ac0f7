import { useTranslation } from 'react-i18next';
import type { AutopayQuery } from '../../widgets/purchase/autopay.generated.js';
import { AutopayState } from '../../widgets/purchase/autopay-state.js';
import { Fact, Facts } from '../../components/ui/facts.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { Tag } from '../../components/ui/tag.js';
import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePlanInForceQuery } from './subscription.generated.js';
import styles from './subscription-page.module.css';

const dayMs = 86_400_000;

/** Days until a date, rounded up; 0 if it has passed. */
function daysUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
}

interface PlanStateProps {
  viewer: ViewerData;
  account: AccountOfViewer;
  /** Undefined while loading and for team members. */
  autopay: AutopayQuery['autopay'] | undefined;
  autopayError: Error | undefined;
  onChanged: () => void;
}

/** Subscription state: plan, owner, paid period and automatic payment. */
export function PlanState({ viewer, account, autopay, autopayError, onChanged }: PlanStateProps) {
  const { t } = useTranslation('purchase');
  const { data } = usePlanInForceQuery({ fetchPolicy: 'no-cache', skip: !account.isPaid });
  const isArchived = data?.currentPlan?.isActive === false;
  const { ownerEmail, isAdministrator, isPaid, paidUntil } = account;
  return (
    <SectionCard id="plan" title={t('state.title')}>
      <div className={styles.state}>
        <Facts>
          <Fact label={t('state.plan')}>
            <b>{viewer.plan.label}</b> {isArchived ? <Tag tone="quiet">{t('state.archived')}</Tag> : null}
          </Fact>
          {ownerEmail ? <Fact label={t('state.owner')}>{ownerEmail}</Fact> : null}
          <PaidPeriod isPaid={isPaid} paidUntil={paidUntil} isVisible={!isAdministrator || isPaid} />
          {autopay && (autopay.active || !isAdministrator) ? (
            <AutopayState autopay={autopay} paidUntil={paidUntil} onCancelled={onChanged} />
          ) : null}
        </Facts>
        {autopayError ? (
          <ErrorBanner title={t('autopay.failed')} error={autopayError} onRetry={onChanged} />
        ) : null}
        {isAdministrator ? <p className={styles.quiet}>{t('state.administrator')}</p> : null}
        {isArchived ? <p className={styles.quiet}>{t('state.archivedText')}</p> : null}
        {ownerEmail ? <p className={styles.quiet}>{t('state.ownerText')}</p> : null}
      </div>
    </SectionCard>
  );
}

interface PaidPeriodProps extends Pick<AccountOfViewer, 'isPaid' | 'paidUntil'> {
  isVisible: boolean;
}

function PaidPeriod({ isPaid, paidUntil, isVisible }: PaidPeriodProps) {
  const { t } = useTranslation('purchase');
  const { integer, momentDay } = useFormat();
  if (!isVisible) return null;
  if (!isPaid || paidUntil === null) {
    return (
      <Fact label={t('state.status')}>
        {paidUntil === null ? t('state.unpaid') : t('state.expired', { date: momentDay(paidUntil) })}
      </Fact>
    );
  }
  const daysLeft = daysUntil(paidUntil, Date.now());
  return (
    <Fact label={t('state.paid')}>
      {momentDay(paidUntil)}{' '}
      <Tag tone={daysLeft <= 3 ? 'warning' : 'quiet'}>
        {t('state.left', { count: daysLeft, formatted: integer(daysLeft) })}
      </Tag>
    </Fact>
  );
}
