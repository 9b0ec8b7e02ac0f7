import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/ui/card.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import styles from '../admin.module.css';
import { usePlanSettingsQuery } from './plan-settings.generated.js';
import { SettingsEditor } from './settings-editor.js';

/** Prices, discounts and limits of all plans. */
export function PlansSection() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = usePlanSettingsQuery({ fetchPolicy: 'network-only' });
  if (error) return <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} height={34} />;
  return (
    <Card title={t('plans.title', { version: data.planSettings.version })} padded>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('plans.text')}</p>
        <SettingsEditor state={data.planSettings} reload={() => refetchAll(refetch())} />
      </div>
    </Card>
  );
}
