import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { EmailField } from '../../components/form/email-field.js';
import { FormError } from '../../components/form/form-error.js';
import { emailRule, passwordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { AdminUser } from './admin-user.js';
import { ChangeAccountEmailDocument } from './administration.generated.js';

const schema = object({ email: emailRule(), how: string().required(), password: passwordRule() });

/** Corrects the e-mail of an account, by a confirmation link or directly. */
export function CorrectEmail({ user, reload }: { user: AdminUser; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [change] = useMutation(ChangeAccountEmailDocument);
  const close = () => setOpen(false);
  const options = [
    { value: 'link', label: t('person.emailByLink') },
    { value: 'directly', label: t('person.emailDirectly') },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('person.email')}</Button>
      <Dialog opened={isOpen} onClose={close} title={t('person.emailTitle', { email: user.email })}>
        <ValidatedForm
          initialValues={{ email: '', how: 'link', password: '' }}
          schema={schema}
          onSubmit={async (values) => {
            const email = values.email.trim();
            const confirmed = values.how === 'directly';
            await change({ variables: { id: user.id, email, confirmed, password: values.password } });
            await reload();
            success(t(confirmed ? 'person.emailSet' : 'person.emailSent', { email }));
            close();
          }}
        >
          <FormError />
          <EmailField name="email" label={t('person.emailNew')} autoFocus />
          <SelectField
            name="how"
            label={t('person.emailHow')}
            hint={t('person.emailHint')}
            options={options}
          />
          <PasswordField name="password" label={t('person.ownPassword')} autoComplete="current-password" />
          <DialogFooter onCancel={close}>
            <SubmitButton>{t('person.emailSave')}</SubmitButton>
          </DialogFooter>
        </ValidatedForm>
      </Dialog>
    </>
  );
}
