import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/use-viewer.js';
import styles from './pricing-page.module.css';

/** Current plan of the viewer in one sentence. */
export function CurrentPlanSummary() {
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
