import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { InviteCorporateUserDocument } from './corporate.generated.js';
import { DialogError } from './dialog-error.js';

interface InviteDialogProps {
  /** E-mail to invite; null while the dialog is closed. */
  email: string | null;
  onClose: () => void;
  onInvited: () => Promise<void>;
}

/** Invites a user who already has an account. The dialog shows the result. */
export function InviteDialog({ email, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation(['corporate', 'frame']);
  const [invite, { loading, error, data, reset }] = useMutation(InviteCorporateUserDocument);
  const displayedEmail = useLastNonNull(email);
  const close = () => {
    onClose();
    reset();
  };
  const sendInvitation = async () => {
    // The error is rendered from the mutation state.
    const result = await invite({ variables: { email: displayedEmail } }).catch(() => null);
    if (result) await onInvited();
  };
  return (
    <Dialog
      opened={email !== null}
      onClose={close}
      title={t('inviteTitle', { email: displayedEmail })}
      footer={
        data ? (
          <Button size="md" variant="filled" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button size="md" onClick={close}>
              {t('frame:cancel')}
            </Button>
            <Button
              size="md"
              variant="filled"
              loading={loading}
              onClick={() => void sendInvitation()}
              data-autofocus
            >
              {t('invite')}
            </Button>
          </>
        )
      }
    >
      <p role="status">{data ? t('invited', { email: displayedEmail }) : t('inviteText')}</p>
      <DialogError error={error} />
    </Dialog>
  );
}

/** Last e-mail that was not null, displayed during the closing animation. */
function useLastNonNull(email: string | null): string {
  const lastValue = useRef('');
  useEffect(() => {
    if (email !== null) lastValue.current = email;
  }, [email]);
  return email ?? lastValue.current;
}
