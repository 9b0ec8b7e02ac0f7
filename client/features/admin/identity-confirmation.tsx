import { ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { passwordRule } from '../../components/form/form-rules.js';
import { PasswordField } from '../../components/form/password-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { ConfirmIdentityDocument } from './administration.generated.js';

const schema = object({ currentPassword: passwordRule() });

interface PendingConfirmation {
  confirm: () => void;
  cancel: () => void;
}

/**
 * Asks for the password if the server rejects an operation of the page because the log-in is not recent, and then
 * repeats the operation. A cancelled operation fails with the error of the server.
 */
export function IdentityConfirmation() {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const [pending, setPending] = useState<PendingConfirmation>();
  const [confirmIdentity] = useMutation(ConfirmIdentityDocument);
  useEffect(() => {
    const previousLink = client.link;
    const confirmationLink = createConfirmationLink(
      () =>
        new Promise((resolve) => {
          const close = (isConfirmed: boolean) => {
            setPending(undefined);
            resolve(isConfirmed);
          };
          setPending({ confirm: () => close(true), cancel: () => close(false) });
        }),
    );
    client.setLink(ApolloLink.from([confirmationLink, previousLink]));
    return () => client.setLink(previousLink);
  }, [client]);
  return (
    <Dialog
      opened={pending !== undefined}
      onClose={() => pending?.cancel()}
      title={t('confirm.title')}
      isAbovePanels
    >
      <ValidatedForm
        label={t('confirm.title')}
        initialValues={{ currentPassword: '' }}
        schema={schema}
        onSubmit={async ({ currentPassword }) => {
          await confirmIdentity({ variables: { password: currentPassword } });
          pending?.confirm();
        }}
      >
        <p>{t('confirm.text')}</p>
        <FormError />
        <PasswordField
          name="currentPassword"
          label={t('person.ownPassword')}
          autoComplete="current-password"
          autoFocus
        />
        <DialogFooter onCancel={() => pending?.cancel()}>
          <SubmitButton>{t('confirm.button')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}

/** Link that repeats a rejected operation after a confirmation. */
function createConfirmationLink(requestConfirmation: () => Promise<boolean>): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (toUserError(error).code !== 'PASSWORD_REQUIRED') return undefined;
    return new Observable((observer) => {
      let repetition: { unsubscribe: () => void } | undefined;
      void requestConfirmation().then((isConfirmed) => {
        if (isConfirmed) repetition = forward(operation).subscribe(observer);
        else observer.error(error);
      });
      return () => repetition?.unsubscribe();
    });
  });
}
