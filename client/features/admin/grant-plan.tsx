import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { GrantPlanDocument } from './administration.generated.js';
import { useMutation } from '@apollo/client/react';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './admin.module.css';
import type { AdminUser } from './admin-user.js';
import { usePlanOptions } from './use-plan-options.js';

const schema = object({ plan: string().required(), days: requiredText() });

/** Grants a plan for a number of days. Zero days end the plan after a confirmation. */
export function GrantPlan({ user, reload }: { user: AdminUser; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const options = usePlanOptions();
  const [grant] = useMutation(GrantPlanDocument);
  const [pendingEnd, setPendingEnd] = useState<{ plan: number; confirm: () => void; cancel: () => void }>();
  if (user.ownerEmail) {
    return <p className={styles.hint}>{t('person.grantOwner', { owner: user.ownerEmail })}</p>;
  }
  if (!options[0]) return null;
  const confirmEnd = (plan: number) =>
    new Promise<boolean>((resolve) => {
      const close = (result: boolean) => {
        setPendingEnd(undefined);
        resolve(result);
      };
      setPendingEnd({ plan, confirm: () => close(true), cancel: () => close(false) });
    });
  return (
    <>
      <ValidatedForm
        initialValues={{ plan: options[0].value, days: '30' }}
        schema={schema}
        label={t('person.grant')}
        onSubmit={async ({ plan, days }) => {
          if (Number(days) === 0 && !(await confirmEnd(Number(plan)))) return;
          await grant({ variables: { id: user.id, plan: Number(plan), days: Number(days) } });
          await reload();
          success(t('person.granted'));
        }}
      >
        <FormError />
        <div className={styles.fields}>
          <SelectField name="plan" label={t('person.grantPlan')} options={options} />
          <TextField
            name="days"
            label={t('person.grantDays')}
            inputMode="numeric"
            hint={t('person.grantHint')}
          />
          <SubmitButton quiet>{t('person.grantButton')}</SubmitButton>
        </div>
      </ValidatedForm>
      <ConfirmDialog
        opened={pendingEnd !== undefined}
        onClose={() => pendingEnd?.cancel()}
        title={t('person.endPlanTitle', { email: user.email })}
        confirmLabel={t('person.endPlan')}
        onConfirm={() => pendingEnd?.confirm()}
      >
        {t('person.endPlanText')}
      </ConfirmDialog>
    </>
  );
}
