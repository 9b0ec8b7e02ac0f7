import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { phoneRule } from '../../components/form/form-rules.js';
import { PhoneField } from '../../components/form/phone-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { AdminUser } from './admin-user.js';
import styles from './admin.module.css';
import {
  ChangeAccountPhoneDocument,
  EraseAccountDocument,
  PrepareDataCopyDocument,
} from './personal-data.generated.js';

interface UserPersonalDataProps {
  user: AdminUser;
  reload: () => Promise<void>;
}

const schema = object({ phone: phoneRule() });

/** Requests of a person about personal data: correction of the phone, copy and deletion. */
export function UserPersonalData({ user, reload }: UserPersonalDataProps) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [changePhone] = useMutation(ChangeAccountPhoneDocument);
  const [erase, isErasing] = useMutationWithToast(EraseAccountDocument, t('personal.failed'));
  const [prepareCopy, isPreparing] = useMutationWithToast(PrepareDataCopyDocument, t('personal.copyFailed'));
  const [isConfirming, setConfirming] = useState(false);
  const { id, email, phone } = user;
  const copyData = async () => {
    const result = await prepareCopy({ id });
    if (result) window.location.assign(result.prepareDataCopy);
  };
  const eraseAccount = async () => {
    const result = await erase({ id });
    setConfirming(false);
    if (!result) return;
    await reload();
    success(t('personal.deleted'));
  };
  return (
    <>
      <ValidatedForm
        key={phone}
        label={t('personal.correct')}
        initialValues={{ phone: phone ?? '' }}
        schema={schema}
        onSubmit={async (values) => {
          await changePhone({ variables: { id, phone: values.phone.trim() } });
          await reload();
          success(t('personal.corrected'));
        }}
      >
        <FormError />
        <div className={`${styles.fields} ${styles.wideFields}`}>
          <PhoneField name="phone" label={t('person.phone')} optional />
          <SubmitButton quiet>{t('personal.correct')}</SubmitButton>
        </div>
      </ValidatedForm>
      <div className={`${styles.acts} ${styles.asked}`}>
        <Button disabled={isPreparing} onClick={() => void copyData()}>
          {t('personal.copy')}
        </Button>
        <Button disabled={user.isAdministrator} onClick={() => setConfirming(true)}>
          {t('personal.delete')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('personal.deleteTitle', { email })}
        confirmLabel={t('personal.delete')}
        isBusy={isErasing}
        onConfirm={() => void eraseAccount()}
      >
        {t('personal.deleteText')}
      </ConfirmDialog>
    </>
  );
}
