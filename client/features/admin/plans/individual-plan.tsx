import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import styles from '../admin.module.css';
import { EndIndividualPlanDocument, usePlanSettingsQuery } from './plan-settings.generated.js';
import { PlanSelect } from './plan-select.js';
import { ReasonDialog } from './reason-dialog.js';
import { SettingsEditor } from './settings-editor.js';

/** Price and limits of a plan for one customer. */
export function IndividualPlan({ accountId }: { accountId: number }) {
  const { t } = useTranslation('admin');
  const [plan, setPlan] = useState<number>(5);
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t('plans.individualText')}</p>
      <div>
        <PlanSelect label={t('plans.plan')} value={plan} onChange={setPlan} />
      </div>
      <PlanOfCustomer key={plan} accountId={accountId} plan={plan} />
    </div>
  );
}

function PlanOfCustomer({ accountId, plan }: { accountId: number; plan: number }) {
  const { t } = useTranslation('admin');
  const [isEnding, setEnding] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [end] = useMutation(EndIndividualPlanDocument);
  const individual = { accountId, plan };
  const { data, error, refetch } = usePlanSettingsQuery({
    variables: { individual },
    fetchPolicy: 'network-only',
  });
  if (error) return <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={34} />;
  const { version, isIndividual } = data.planSettings;
  const reload = () => refetchAll(refetch());
  return (
    <>
      <p>{t(isIndividual ? 'plans.isIndividual' : 'plans.isStandard')}</p>
      <div className={styles.acts}>
        {isOpen ? null : <Button onClick={() => setOpen(true)}>{t('plans.edit')}</Button>}
        {isIndividual ? <Button onClick={() => setEnding(true)}>{t('plans.end')}</Button> : null}
      </div>
      {isOpen ? <SettingsEditor state={data.planSettings} individual={individual} reload={reload} /> : null}
      {isEnding ? (
        <ReasonDialog
          title={t('plans.endTitle')}
          submitLabel={t('plans.end')}
          onClose={() => setEnding(false)}
          onSubmit={async (reason) => {
            await end({ variables: { individual, version, reason } });
            setEnding(false);
            await reload();
          }}
        >
          <p>{t('plans.endText')}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
