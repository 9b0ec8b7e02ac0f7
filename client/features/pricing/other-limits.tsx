import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../graphql/use-viewer.js';
import { FreeDaysButton } from '../../widgets/limits/free-days-button.js';
import styles from './pricing-page.module.css';

/** Request form for custom limits, for viewers who may send one. */
export function OtherLimits() {
  const { t } = useTranslation('pricing');
  const { viewer, account } = useViewer();
  // The server accepts requests from guests and from accounts that have not used their free days.
  const canRequest = viewer !== undefined && (!account || account.hasFreeDays);
  if (!canRequest) return null;
  return (
    <section className={styles.other} aria-labelledby="other-limits">
      <IconAdjustmentsHorizontal aria-hidden="true" />
      <div className={styles.otherText}>
        <h2 id="other-limits">{t('other.title')}</h2>
        <p>{t('other.text')}</p>
      </div>
      <FreeDaysButton requestKind="plan" label={t('other.ask')} />
    </section>
  );
}
