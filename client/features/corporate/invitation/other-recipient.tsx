import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StateMessage } from '../../../components/ui/state-message.js';
import { loginPath } from '../../../addresses/paths.js';

interface OtherRecipientProps {
  invitation: { email: string; ownerEmail: string };
  /** E-mail of the logged-in user; undefined for a guest. */
  currentEmail: string | undefined;
}

/** Shows the recipient of the invitation to guests and other users. The login returns to this page. */
export function OtherRecipient({ invitation, currentEmail }: OtherRecipientProps) {
  const { t } = useTranslation('corporate');
  const { pathname } = useLocation();
  const { email, ownerEmail: owner } = invitation;
  const login = loginPath({ returnTo: pathname });
  return currentEmail === undefined ? (
    <StateMessage
      title={t('invitation.guest', { email })}
      actions={
        <Button component={Link} to={login} variant="filled">
          {t('invitation.logIn')}
        </Button>
      }
    >
      {t('invitation.guestText', { email, owner })}
    </StateMessage>
  ) : (
    <StateMessage
      title={t('invitation.other', { email })}
      actions={
        <Button component={Link} to={login} variant="filled">
          {t('invitation.otherButton', { email })}
        </Button>
      }
    >
      {t('invitation.otherText', { current: currentEmail, email, owner })}
    </StateMessage>
  );
}
