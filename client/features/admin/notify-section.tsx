import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Card } from '../../components/ui/card.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { SendNotificationDocument, useAdminUserQuery } from './administration.generated.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { adminPath } from './admin-path.js';
import styles from './admin.module.css';
import { SentNotifications } from './sent-notifications.js';

const schema = object({ titleEn: requiredText(), titleRu: requiredText(), link: string() });

/** Sends an in-app notification to one user or to all. A broadcast requires confirmation. */
export function NotifySection({ accountId }: { accountId: number | undefined }) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  // A new key reloads the list after sending.
  const [sentCount, setSentCount] = useState(0);
  const [send] = useMutation(SendNotificationDocument);
  const [resolveConfirmation, setResolveConfirmation] = useState<(result: boolean) => void>();
  const confirmBroadcast = () =>
    new Promise<boolean>((resolve) => {
      setResolveConfirmation(() => (result: boolean) => {
        setResolveConfirmation(undefined);
        resolve(result);
      });
    });
  return (
    <div className={styles.stack}>
      <Card title={t('notify.title')} padded className={styles.narrow}>
        <ValidatedForm
          initialValues={{ titleEn: '', titleRu: '', link: '' }}
          schema={schema}
          label={t('notify.title')}
          onSubmit={async ({ titleEn, titleRu, link }, { resetForm }) => {
            if (accountId === undefined && !(await confirmBroadcast())) return;
            const notification = {
              titleEn: titleEn.trim(),
              titleRu: titleRu.trim(),
              link: link.trim() || undefined,
            };
            await send({ variables: { ...notification, accountId } });
            resetForm();
            setSentCount((count) => count + 1);
            success(t('notify.sent'));
          }}
        >
          <Recipient accountId={accountId} />
          <FormError />
          <TextField name="titleEn" label={t('notify.titleEn')} maxLength={300} />
          <TextField name="titleRu" label={t('notify.titleRu')} maxLength={300} />
          <TextField
            name="link"
            label={t('notify.link')}
            hint={t('notify.linkHint')}
            optional
            maxLength={500}
          />
          <div>
            <SubmitButton>{t('notify.send')}</SubmitButton>
          </div>
        </ValidatedForm>
        <ConfirmDialog
          opened={resolveConfirmation !== undefined}
          onClose={() => resolveConfirmation?.(false)}
          title={t('notify.confirmTitle')}
          confirmLabel={t('notify.send')}
          onConfirm={() => resolveConfirmation?.(true)}
        >
          {t('notify.confirmText')}
        </ConfirmDialog>
      </Card>
      <SentNotifications key={sentCount} />
    </div>
  );
}

function Recipient({ accountId }: { accountId: number | undefined }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminUserQuery({ variables: { id: accountId ?? 0 }, skip: accountId === undefined });
  return (
    <div className={styles.recipient}>
      <p>
        {t('notify.to')}:{' '}
        <b>{accountId === undefined ? t('notify.everybody') : (data?.accountData.email ?? '…')}</b>
      </p>
      {accountId !== undefined && <Link to={adminPath('notify')}>{t('notify.toAll')}</Link>}
    </div>
  );
}
