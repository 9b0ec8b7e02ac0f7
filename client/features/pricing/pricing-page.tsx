import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { usePlansQuery } from '../../graphql/plans/plans.generated.js';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { PlanTable } from './plan-table.js';
import { plansForTerm, offeredTerms, type Term } from './plan-terms.js';
import styles from './pricing-page.module.css';
import { StartBlock } from './start-block.js';
import { TermTabs } from './term-tabs.js';
import { useFormat } from '../../i18n/use-format.js';
import { Link } from 'react-router-dom';
import { faqPath } from '../../../server/contract/help/help-pages.js';
import { QuestionList } from '../../widgets/questions/question-list.js';
import { usePlanQuestions } from '../../widgets/questions/use-plan-questions.js';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { PlanRequestDialog } from './plan-request-dialog.js';

/** Pricing page. All prices and limits come from the server. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const { data, error, refetch } = usePlansQuery();
  const { isWaiting } = useViewer();
  const [selectedTerm, setSelectedTerm] = useState<Term>();
  const title = useAccountTitle('pricing');
  usePageTitle(title);
  const plans = data?.plans ?? [];
  const terms = offeredTerms(plans);
  const term = selectedTerm ?? terms.find(({ months }) => months === 1) ?? terms[0];
  const isReady = data !== undefined && !isWaiting && term !== undefined;
  return (
    <div className={`${styles.page} reading`}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <CurrentPlanSummary />
        </div>
        {term && <TermTabs terms={terms} selectedTerm={term} onChoose={setSelectedTerm} />}
      </div>
      {error && <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isReady ? (
        <>
          <PlanTable plans={plansForTerm(plans, term)} term={term} />
          <p className={styles.counted}>{t('counted')}</p>
        </>
      ) : error ? null : (
        <div className={styles.awaited} aria-busy="true" />
      )}
      <StartBlock plans={plans} />
      <OtherLimits />
      <Faq isLayoutReady={isReady} />
    </div>
  );
}

/** Current plan of the viewer in one sentence. */
function CurrentPlanSummary() {
  return <p className={styles.lead}>{useCurrentPlanText()}</p>;
}

function useCurrentPlanText(): string {
  const { t } = useTranslation('pricing');
  const { momentDay } = useFormat();
  const { viewer, account } = useViewer();
  if (!viewer) return '\u00a0';
  if (!account) return t('leadGuest');
  const plan = viewer.plan.label;
  if (account.ownerEmail) return t('leadOwner', { plan, owner: account.ownerEmail });
  if (viewer.kind === 'DEMO') return t('leadDemo');
  return account.paidUntil && account.isPaid
    ? t('leadPaid', { plan, until: momentDay(account.paidUntil) })
    : t('leadOpen', { plan });
}

interface FaqProps {
  /** Whether the content above has its final height. */
  isLayoutReady: boolean;
}

/** Frequently asked questions about plans. */
export function Faq({ isLayoutReady }: FaqProps) {
  const { t } = useTranslation('pricing');
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{t('faq.title')}</h2>
      <QuestionList categories={usePlanQuestions()} level={3} isLayoutStable={isLayoutReady} />
      <p className={styles.all}>
        <Link to={faqPath}>{t('faq.all')}</Link>
      </p>
    </section>
  );
}

/** Request for a plan with other limits, for guests and all users who decide on their own plan. */
export function OtherLimits() {
  const { t } = useTranslation('pricing');
  const { viewer, account } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (viewer === undefined || account?.ownerEmail) return null;
  return (
    <section className={styles.other} aria-labelledby="other-limits">
      <IconAdjustmentsHorizontal aria-hidden="true" />
      <div className={styles.otherText}>
        <h2 id="other-limits">{t('other.title')}</h2>
        <p>{t('other.text')}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{t('other.ask')}</Button>
      {isOpen ? <PlanRequestDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
