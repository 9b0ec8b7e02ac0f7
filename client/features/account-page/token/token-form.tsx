import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { passwordRule } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { RegenerateApiTokenDocument } from '../account-page.generated.js';
import { useAccountPage } from '../account-page-data.js';
import { CurrentPasswordField } from '../current-password-field.js';

const schema = object({ currentPassword: passwordRule() });

interface TokenFormProps {
  onClose: () => void;
  /** Called with the new token. */
  onToken: (token: string) => void;
}

/** Creates an API token or replaces it. The current password confirms the user's identity. */
export function TokenForm({ onClose, onToken }: TokenFormProps) {
  const { t } = useTranslation('panel');
  const { account, reload } = useAccountPage();
  const [regenerate] = useMutation(RegenerateApiTokenDocument);
  return (
    <ValidatedForm
      initialValues={{ currentPassword: '' }}
      schema={schema}
      onSubmit={async ({ currentPassword }) => {
        const { data } = await regenerate({ variables: { currentPassword } });
        onClose();
        if (data) onToken(data.regenerateApiToken.token);
        await reload();
      }}
    >
      <FormError />
      {account.hasApiToken ? <p>{t('token.renewText')}</p> : null}
      <CurrentPasswordField autoFocus />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t(account.hasApiToken ? 'token.renew' : 'token.create')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
