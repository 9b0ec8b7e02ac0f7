import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormError } from '../../../components/form/form-error.js';
import { FormLine } from '../../../components/form/form-line.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { RedeemAccessCodeDocument } from '../account-page.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';

const schema = object({ code: requiredText() });

/** Form for an access code, which grants a plan for a number of days. */
export function AccessCodeForm() {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { success } = useToasts();
  const { reload } = useAccountPage();
  const [redeem] = useMutation(RedeemAccessCodeDocument);
  return (
    <ValidatedForm
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={async ({ code }, { resetForm }) => {
        const { data } = await redeem({ variables: { code: code.trim() } });
        const grant = data?.redeemAccessCode;
        if (!grant?.paidUntil) return;
        success(t('plan.code.applied', { plan: grant.plan.label, date: format.momentDay(grant.paidUntil) }));
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
  );
}
