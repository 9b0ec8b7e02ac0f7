import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import {
  type MaintenanceQuery,
  SetMaintenanceDocument,
  useMaintenanceQuery,
} from './maintenance.generated.js';

/** Toggles maintenance mode, in which only administrators have access. */
export function MaintenanceSection() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useMaintenanceQuery({ fetchPolicy: 'no-cache' });
  if (error && !data) {
    return <ErrorBanner title={t('maintenance.unread')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={3} height={34} />;
  return data.maintenance.isOn ? <ActiveMaintenance maintenance={data.maintenance} /> : <StartMaintenance />;
}

/** The maintenance banner is rendered by the server, so the page reloads. */
const reloadPage = () => window.location.reload();

const schema = object({ minutes: string() });

function StartMaintenance() {
  const { t } = useTranslation('admin');
  const [set] = useMutation(SetMaintenanceDocument);
  return (
    <Card title={t('maintenance.off')} padded className={styles.narrow}>
      <ValidatedForm
        initialValues={{ minutes: '' }}
        schema={schema}
        label={t('maintenance.start')}
        onSubmit={async ({ minutes }) => {
          const duration = minutes.trim() === '' ? undefined : Number(minutes);
          await set({ variables: { isOn: true, minutes: duration } });
          reloadPage();
        }}
      >
        <p>{t('maintenance.offText')}</p>
        <FormError />
        <TextField
          name="minutes"
          label={t('maintenance.minutes')}
          hint={t('maintenance.minutesHint')}
          inputMode="numeric"
          optional
        />
        <div>
          <SubmitButton>{t('maintenance.start')}</SubmitButton>
        </div>
      </ValidatedForm>
    </Card>
  );
}

function ActiveMaintenance({
  maintenance: { since, until },
}: {
  maintenance: MaintenanceQuery['maintenance'];
}) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const [set, isBusy] = useMutationWithToast(SetMaintenanceDocument, t('maintenance.failed'));
  const endMaintenance = async () => {
    if (await set({ isOn: false })) reloadPage();
  };
  const startedAt = since === null ? '' : moment(since);
  return (
    <Card title={t('maintenance.on')} padded className={styles.narrow}>
      <p>
        {until === null
          ? t('maintenance.onText', { since: startedAt })
          : t('maintenance.onUntil', { since: startedAt, until: moment(until) })}
      </p>
      <Button variant="filled" loading={isBusy} onClick={() => void endMaintenance()} mt={12}>
        {t('maintenance.end')}
      </Button>
    </Card>
  );
}
