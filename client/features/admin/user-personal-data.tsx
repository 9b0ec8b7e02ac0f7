import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule, phoneRule } from '../../components/form/form-rules.js';
import { PhoneField } from '../../components/form/phone-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { AdminUser } from './admin-user.js';
import styles from './admin.module.css';
import { CorrectAccountDocument, EraseAccountDocument } from './personal-data.generated.js';

interface UserPersonalDataProps {
  user: AdminUser;
  reload: () => Promise<void>;
}

const schema = object({ email: emailRule(), phone: phoneRule() });

/** Requests of a person about personal data: correction, copy and deletion. */
export function UserPersonalData({ user, reload }: UserPersonalDataProps) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [correct] = useMutation(CorrectAccountDocument);
  const [erase, isErasing] = useMutationWithToast(EraseAccountDocument, t('personal.failed'));
  const [isConfirming, setConfirming] = useState(false);
  const { id, email, phone } = user;
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
        key={`${email} ${phone}`}
        label={t('personal.correct')}
        initialValues={{ email, phone: phone ?? '' }}
        schema={schema}
        onSubmit={async (values) => {
          await correct({ variables: { id, email: values.email.trim(), phone: values.phone.trim() } });
          await reload();
          success(t('personal.corrected'));
        }}
      >
        <FormError />
        <div className={`${styles.fields} ${styles.wideFields}`}>
          <EmailField name="email" label={t('people.email')} autoComplete="off" />
          <PhoneField name="phone" label={t('person.phone')} optional />
          <SubmitButton quiet>{t('personal.correct')}</SubmitButton>
        </div>
      </ValidatedForm>
      <p className={styles.hint}>{t('personal.correctHint')}</p>
      <div className={`${styles.acts} ${styles.asked}`}>
        <Button component="a" href={`/panel/data-copy/${id}`} download>
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
