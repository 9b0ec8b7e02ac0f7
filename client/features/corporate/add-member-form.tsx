import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { FormLine } from '../../components/form/form-line.js';
import { emailRule } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { AddCorporateUserDocument } from './corporate.generated.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { InviteDialog } from './invite-dialog.js';

const schema = object({ email: emailRule() });

/** Adds a team member. Users with an account receive an invitation, because they must agree to join. */
export function AddMemberForm({ onChange }: { onChange: () => Promise<void> }) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const [add] = useMutation(AddCorporateUserDocument);
  const [emailToInvite, setEmailToInvite] = useState<string | null>(null);
  return (
    <>
      <ValidatedForm
        initialValues={{ email: '' }}
        schema={schema}
        onSubmit={async (values, { resetForm }) => {
          const email = values.email.trim();
          const { data } = await add({ variables: { email } });
          if (data?.addCorporateUser === 'REBIND') {
            setEmailToInvite(email);
            return;
          }
          resetForm();
          success(t('added', { email }));
          await onChange();
        }}
      >
        <FormError />
        <FormLine>
          <EmailField name="email" label={t('label')} placeholder={t('placeholder')} autoComplete="off" />
          <SubmitButton quiet>{t('add')}</SubmitButton>
        </FormLine>
      </ValidatedForm>
      <InviteDialog email={emailToInvite} onClose={() => setEmailToInvite(null)} onInvited={onChange} />
    </>
  );
}
