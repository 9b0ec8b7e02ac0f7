import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormError } from '../../../components/form/form-error.js';
import { FormLine } from '../../../components/form/form-line.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { PlanDates } from '../../../widgets/purchase/plan-dates.js';
import {
  AccessCodePreviewDocument,
  type AccessCodePreviewQuery,
  RedeemAccessCodeDocument,
} from '../account-page.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';

type PlanChange = AccessCodePreviewQuery['accessCodePreview'];

interface PendingCode {
  change: PlanChange;
  resolve: (isConfirmed: boolean) => void;
}

const schema = object({ code: requiredText() });

/** Form for an access code, which adds days of a plan. A dialog shows the dates before the code is redeemed. */
export function AccessCodeForm() {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { success } = useToasts();
  const { reload } = useAccountPage();
  const client = useApolloClient();
  const [redeem] = useMutation(RedeemAccessCodeDocument);
  const [pending, setPending] = useState<PendingCode>();
  const confirm = async (code: string) => {
    const { data } = await client.query({
      query: AccessCodePreviewDocument,
      variables: { code },
      fetchPolicy: 'network-only',
    });
    if (!data) return false;
    return new Promise<boolean>((resolve) => {
      const close = (isConfirmed: boolean) => {
        setPending(undefined);
        resolve(isConfirmed);
      };
      setPending({ change: data.accessCodePreview, resolve: close });
    });
  };
  return (
    <>
      <ValidatedForm
        initialValues={{ code: '' }}
        schema={schema}
        onSubmit={async ({ code }, { resetForm }) => {
          if (!(await confirm(code.trim()))) return;
          const { data } = await redeem({ variables: { code: code.trim() } });
          const grant = data?.redeemAccessCode;
          if (!grant?.paidUntil) return;
          success(
            t('plan.code.applied', { plan: grant.plan.label, date: format.momentDay(grant.paidUntil) }),
          );
          resetForm();
          await reload();
        }}
      >
        <FormError />
        <FormLine>
          <TextField name="code" label={t('plan.code.label')} hint={t('plan.code.hint')} maxLength={40} />
          <SubmitButton quiet>{t('plan.code.apply')}</SubmitButton>
        </FormLine>
      </ValidatedForm>
      <ConfirmDialog
        opened={pending !== undefined}
        onClose={() => pending?.resolve(false)}
        title={t('plan.code.confirmTitle', {
          plan: pending?.change.plan.label ?? '',
          count: pending?.change.days ?? 0,
        })}
        confirmLabel={t('plan.code.apply')}
        onConfirm={() => pending?.resolve(true)}
        error={pending && <CodeEffect change={pending.change} />}
      >
        {t('plan.code.confirmText')}
      </ConfirmDialog>
    </>
  );
}

/** Plans after the code and the date of the next automatic payment. */
function CodeEffect({ change: { after, nextPaymentAt } }: { change: PlanChange }) {
  const { t } = useTranslation('panel');
  const { momentDay } = useFormat();
  return (
    <>
      <PlanDates spans={after} />
      {nextPaymentAt ? <p>{t('plan.code.nextPayment', { date: momentDay(nextPaymentAt) })}</p> : null}
    </>
  );
}
