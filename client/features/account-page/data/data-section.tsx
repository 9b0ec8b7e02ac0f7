import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { useFormat } from '../../../i18n/use-format.js';
import { Fact, Facts } from '../../../components/ui/facts.js';
import { useAccountPage } from '../account-page-data.js';
import { CurrentPasswordField } from '../current-password-field.js';
import { EmailForm } from './email-form.js';
import { NewTokenDialog } from '../token/new-token-dialog.js';
import { PersonalDataRows } from './personal-data-rows.js';
import { PasswordForm } from './password-form.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { CancelEmailChangeDocument, UpdateAccountDocument } from '../account-page.generated.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useMutation } from '@apollo/client/react';
import styles from './data-section.module.css';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { passwordRule, phoneRule } from '../../../components/form/form-rules.js';
import { PhoneField } from '../../../components/form/phone-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';

const schema = object({ phone: phoneRule(), currentPassword: passwordRule() });

/** Form for the telephone number. An empty value removes it. The current password confirms the user's identity. */
function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [update] = useMutation(UpdateAccountDocument);
  return (
    <ValidatedForm
      initialValues={{ phone: account.phone ?? '', currentPassword: '' }}
      schema={schema}
      onSubmit={async ({ phone, currentPassword }) => {
        await update({ variables: { phone: phone.trim(), currentPassword } });
        await reload();
        success(t('saved'));
        onClose();
      }}
    >
      <FormError />
      <PhoneField name="phone" label={t('data.phone')} hint={t('data.phoneHint')} autoFocus optional />
      <CurrentPasswordField />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('data.phoneSubmit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

/** Personal data of the user, with a form for each field. */
export function DataSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  return (
    <SectionCard id={id} title={t('data.title')}>
      <Facts>
        <Fact
          label={t('data.email')}
          action={
            <ChangeButton title={t('data.emailTitle')}>
              {(close) => <EmailForm onClose={close} />}
            </ChangeButton>
          }
        >
          {account.email}
          <PendingEmail />
        </Fact>
        <Fact
          label={t('data.phone')}
          action={
            <ChangeButton title={t('data.phoneTitle')}>
              {(close) => <PhoneForm onClose={close} />}
            </ChangeButton>
          }
        >
          {account.phone ?? t('data.phoneEmpty')}
        </Fact>
        <PasswordRow />
        <Fact label={t('data.language')}>
          <LanguageChoice />
        </Fact>
        <Fact label={t('data.since')}>{format.momentDay(account.createdAt)}</Fact>
        <PersonalDataRows />
      </Facts>
    </SectionCard>
  );
}

/** The new e-mail that awaits confirmation. */
function PendingEmail() {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [cancel, isCancelling] = useMutationWithToast(CancelEmailChangeDocument, t('notDone'));
  if (!account.pendingEmail) return null;
  const withdraw = async () => {
    if (!(await cancel({}))) return;
    await reload();
    success(t('data.emailCancelled', { email: account.email }));
  };
  return (
    <span className={styles.pending}>
      {t('data.emailPending', { email: account.pendingEmail })}
      <Button size="xs" loading={isCancelling} onClick={() => void withdraw()}>
        {t('data.emailCancel')}
      </Button>
    </span>
  );
}

function PasswordRow() {
  const { t } = useTranslation('panel');
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <Fact
        label={t('password.title')}
        action={
          <ChangeButton title={t('password.change')}>
            {(close) => <PasswordForm onClose={close} onToken={setToken} />}
          </ChangeButton>
        }
      >
        <span aria-hidden="true">••••••••</span>
      </Fact>
      <NewTokenDialog token={token} onClose={() => setToken(null)} text={t('token.newAfterPassword')} />
    </>
  );
}

/** A button that opens a dialog with a form. */
function ChangeButton({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation('panel');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)} aria-label={title}>
        {t('change')}
      </Button>
      <Dialog opened={opened} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  );
}

/** Language of e-mails and notifications. The browser selects the language of the pages. */
function LanguageChoice() {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [update, isSaving] = useMutationWithToast(UpdateAccountDocument, t('notDone'));
  const changeLanguage = async (language: string) => {
    if (!(await update({ language }))) return;
    await reload();
    success(t('saved'));
  };
  return (
    <NativeSelect
      value={account.language}
      disabled={isSaving}
      aria-label={t('data.language')}
      onChange={(event) => void changeLanguage(event.currentTarget.value)}
    >
      <option value="en">English</option>
      <option value="ru">Русский</option>
    </NativeSelect>
  );
}
