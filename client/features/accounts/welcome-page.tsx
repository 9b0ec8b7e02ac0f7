import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { useFormat } from '../../i18n/use-format.js';
import { safeReturnPath } from '../../../server/contract/accounts/return-path.js';
import { paths, subscriptionPath } from '../../addresses/paths.js';
import { openTrialRequest } from '../../lib/session/trial-request.js';
import { RequireAccount } from '../../widgets/sign-in/require-account.js';
import { useCheapestPlanFor } from '../../graphql/plans/use-cheapest-plan-for.js';
import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';
import styles from './welcome-page.module.css';

/** Page after registration: limits of the plan and next steps. */
export function WelcomePage() {
  const { t } = useTranslation('accounts');
  return (
    <div className="reading">
      <PageHeader title={useAccountTitle('successfulRegistration')} />
      <RequireAccount>
        {(account, viewer) => (
          <>
            <p className={styles.text}>{t('welcome.text', { email: account.email })}</p>
            <div className={styles.parts}>
              <IncludedLimits viewer={viewer} />
              <NextSteps account={account} />
            </div>
          </>
        )}
      </RequireAccount>
    </div>
  );
}

function IncludedLimits({ viewer: { plan } }: { viewer: ViewerData }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { reportsPerDay, recordsPerReport, deepestPosition, exportRows } = plan.limits;
  return (
    <section className={styles.part}>
      <h2>{t('welcome.open')}</h2>
      <dl className={styles.list}>
        {reportsPerDay === null ? null : (
          <div>
            <dt>
              {t('welcome.reports', { count: reportsPerDay, formatted: format.integer(reportsPerDay) })}
            </dt>
            <dd>{t('welcome.reportsText')}</dd>
          </div>
        )}
        {recordsPerReport === null ? null : (
          <div>
            <dt>{t('welcome.rows', { rows: format.integer(recordsPerReport) })}</dt>
            <dd>
              {t('welcome.rowsText', {
                maxPosition: deepestPosition,
                exported: format.integer(exportRows ?? 0),
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function NextSteps({ account }: { account: AccountOfViewer }) {
  const { t } = useTranslation('accounts');
  const { free } = useCheapestPlanFor();
  const returnTo = safeReturnPath(new URLSearchParams(useLocation().search).get('redirect'), {
    allowAuthRoutes: false,
  });
  const { wishedPlan, wishedTerm } = account;
  const plans = wishedPlan ? subscriptionPath(wishedPlan.id, wishedTerm ?? undefined) : paths.pricing;
  return (
    <section className={styles.part}>
      <h2>{t('welcome.next')}</h2>
      <ol className={styles.steps}>
        <li>
          <div>
            <b>{t('welcome.first')}</b>
            <span>{t('welcome.firstText')}</span>
          </div>
          <Button component={Link} to={returnTo} variant="filled">
            {t(returnTo === '/' ? 'welcome.toSearch' : 'welcome.goOn')}
          </Button>
        </li>
        <li>
          <div>
            <b>{t('welcome.plan')}</b>
            <span>
              {wishedPlan ? t('welcome.planChosen', { plan: wishedPlan.label }) : t('welcome.planText')}
            </span>
          </div>
          <Button component={Link} to={plans}>
            {t(wishedPlan ? 'welcome.toBill' : 'welcome.toPlans')}
          </Button>
        </li>
        {account.hasFreeDays ? (
          <li>
            <div>
              <b>{t('welcome.free')}</b>
              <span>{free && t('welcome.freeText', { plan: free.label })}</span>
            </div>
            <Button onClick={() => openTrialRequest({})}>{t('welcome.toFree')}</Button>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

export { WelcomePage as Component };
