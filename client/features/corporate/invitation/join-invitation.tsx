import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { AcceptInvitationDocument } from '../corporate.generated.js';
import { paths } from '../../../addresses/paths.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import styles from './invitation-page.module.css';

/** Asks the invited user to confirm joining the team. */
export function JoinInvitation({ uid, owner }: { uid: string; owner: string }) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const { refresh } = useViewer();
  const navigate = useNavigate();
  const [accept, { loading, error }] = useMutation(AcceptInvitationDocument);
  const join = async () => {
    // The error is rendered from the mutation state.
    if (!(await accept({ variables: { uid } }).catch(() => null))) return;
    await refresh();
    success(t('invitation.joined', { owner }));
    await navigate(paths.panel);
  };
  return (
    <>
      <StateMessage
        title={t('invitation.join', { owner })}
        actions={
          <>
            <Button variant="filled" loading={loading} onClick={() => void join()}>
              {t('invitation.joinButton')}
            </Button>
            <Button component={Link} to={paths.home}>
              {t('invitation.notNow')}
            </Button>
          </>
        }
      >
        {t('invitation.joinText')}
      </StateMessage>
      {error ? (
        <div className={styles.fault}>
          <ErrorBanner title={t('invitation.notJoined')} error={error} />
        </div>
      ) : null}
    </>
  );
}
