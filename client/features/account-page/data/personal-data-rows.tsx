import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { passwordRule } from '../../../components/form/form-rules.js';
import { PasswordField } from '../../../components/form/password-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Fact } from '../../../components/ui/facts.js';
import { paths } from '../../../addresses/paths.js';
import { useAccountPage } from '../account-page-data.js';
import { DeleteAccountDocument } from './personal-data.generated.js';

const schema = object({ password: passwordRule() });

/** Copy and deletion of the personal data of the user. */
export function PersonalDataRows() {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  return (
    <>
      <Fact
        label={t('personal.copy')}
        action={
          <Button component="a" href="/panel/data-copy" download>
            {t('personal.download')}
          </Button>
        }
      >
        {t('personal.copyText')}
      </Fact>
      {account.isAdministrator ? null : (
        <Fact
          label={t('personal.delete')}
          action={<Button onClick={() => setDeleting(true)}>{t('personal.deleteButton')}</Button>}
        >
          {t('personal.deleteHint')}
        </Fact>
      )}
      <Dialog opened={isDeleting} onClose={close} title={t('personal.deleteTitle')}>
        <DeleteAccountForm onClose={close} />
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  return (
    <ValidatedForm
      label={t('personal.deleteTitle')}
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async (variables) => {
        await deleteAccount({ variables });
        // A new page load drops all data of the account.
        window.location.assign(paths.home);
      }}
    >
      <p>{t('personal.deleteText')}</p>
      <FormError />
      <PasswordField name="password" label={t('data.password')} autoComplete="current-password" autoFocus />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('personal.deleteButton')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
