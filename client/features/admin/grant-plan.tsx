import { useMutation } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { integerRule } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIdempotencyKey } from '../../components/form/use-idempotency-key.js';
import styles from './admin.module.css';
import type { AdminUser } from './admin-user.js';
import { GrantPlanDocument, usePlanGrantPreviewQuery } from './administration.generated.js';
import { useDescribedPlans } from './use-described-plans.js';
import { usePlanOptions } from './use-plan-options.js';

const maxDays = 3660;
const schema = object({ plan: string().required(), days: integerRule(maxDays), reason: string() });

interface GrantValues {
  plan: string;
  days: string;
  reason: string;
}

/** Adds days of a plan and shows the resulting dates. Zero days end all plans after a confirmation. */
export function GrantPlan({ user, reload }: { user: AdminUser; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const options = usePlanOptions();
  const [grant] = useMutation(GrantPlanDocument);
  const { keyFor, reset } = useIdempotencyKey();
  const [resolveEnd, setResolveEnd] = useState<(isConfirmed: boolean) => void>();
  if (user.ownerEmail) {
    return <p className={styles.hint}>{t('person.grantOwner', { owner: user.ownerEmail })}</p>;
  }
  if (!options[0]) return null;
  const confirmEnd = () =>
    new Promise<boolean>((resolve) => {
      setResolveEnd(() => (isConfirmed: boolean) => {
        setResolveEnd(undefined);
        resolve(isConfirmed);
      });
    });
  return (
    <>
      <ValidatedForm<GrantValues>
        initialValues={{ plan: options[0].value, days: '30', reason: '' }}
        schema={schema}
        label={t('person.grant')}
        onSubmit={async ({ plan, days, reason }, { setFieldValue }) => {
          if (Number(days) === 0 && !(await confirmEnd())) return;
          const variables = { id: user.id, plan: Number(plan), days: Number(days), reason: reason.trim() };
          await grant({ variables: { ...variables, key: keyFor(variables) } });
          reset();
          await reload();
          success(t(variables.days === 0 ? 'person.planEnded' : 'person.granted'));
          await setFieldValue('reason', '');
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
            maxLength={4}
          />
        </div>
        <TextField
          name="reason"
          label={t('person.grantReason')}
          hint={t('person.grantReasonHint')}
          maxLength={200}
          autoComplete="off"
          optional
        />
        <GrantEffect id={user.id} planEndsAt={user.paidUntil} />
        <div>
          <SubmitButton quiet>{t('person.grantButton')}</SubmitButton>
        </div>
      </ValidatedForm>
      <ConfirmDialog
        opened={resolveEnd !== undefined}
        onClose={() => resolveEnd?.(false)}
        title={t('person.endPlanTitle', { email: user.email })}
        confirmLabel={t('person.endPlan')}
        onConfirm={() => resolveEnd?.(true)}
      >
        {t('person.endPlanText')}
      </ConfirmDialog>
    </>
  );
}

interface GrantEffectProps {
  id: number;
  /** Reloads the preview after a change of the plan. */
  planEndsAt: string | null;
}

/** Plans before and after the grant. */
function GrantEffect({ id, planEndsAt }: GrantEffectProps) {
  const { values } = useFormikContext<GrantValues>();
  const [{ plan, days }] = useDebouncedValue(values, 300);
  const isValid = integerRule(maxDays).isValidSync(days) && Number(days) > 0;
  return isValid ? <GrantPreview key={planEndsAt} id={id} plan={Number(plan)} days={Number(days)} /> : null;
}

function GrantPreview(variables: { id: number; plan: number; days: number }) {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  const describePlans = useDescribedPlans();
  const { data, error, previousData } = usePlanGrantPreviewQuery({ variables, fetchPolicy: 'network-only' });
  if (error) return <p className={styles.effect}>{toUserError(error).message}</p>;
  const change = (data ?? previousData)?.planGrantPreview;
  return (
    <div className={styles.effect} role="status">
      <dl className={styles.effectLines}>
        <dt>{t('person.grantBefore')}</dt>
        <dd>{change ? describePlans(change.before) : '…'}</dd>
        <dt>{t('person.grantAfter')}</dt>
        <dd>{change ? <b>{describePlans(change.after)}</b> : '…'}</dd>
        {change?.nextPaymentAt ? (
          <>
            <dt>{t('person.grantNextPayment')}</dt>
            <dd>{momentDay(change.nextPaymentAt)}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
