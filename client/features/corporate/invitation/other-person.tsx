import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StateMessage } from '../../../components/ui/state-message.js';
import { loginPath } from '../../../addresses/paths.js';

interface OtherPersonProps {
  invitation: { email: string; ownerEmail: string };
  /** Who is logged in; undefined for a guest. */
  current: string | undefined;
}

/** Tells whose invitation this is, to a guest or to somebody else, and leads to the login and back. */
export function OtherPerson({ invitation, current }: OtherPersonProps) {
  const { t } = useTranslation('corporate');
  const { pathname } = useLocation();
  const { email, ownerEmail: owner } = invitation;
  const login = loginPath({ returnTo: pathname });
  return current === undefined ? (
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
      {t('invitation.otherText', { current, email, owner })}
    </StateMessage>
  );
}
