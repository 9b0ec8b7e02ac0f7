import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../../i18n/use-account-title.js';
import { Link, useParams } from 'react-router-dom';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { type InvitationQuery, useInvitationQuery } from '../corporate.generated.js';
import { paths } from '../../../addresses/paths.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { ActivationForm } from './activation-form.js';
import styles from './invitation-page.module.css';
import { JoinInvitation } from './join-invitation.js';
import { OtherRecipient } from './other-recipient.js';

/** Target of the link in an invitation e-mail: joins a team, or sets the first password of a new account. */
export function Component() {
  const { uid = '' } = useParams();
  return <InvitationPage key={uid} uid={uid} />;
}

function InvitationPage({ uid }: { uid: string }) {
  const { t } = useTranslation('corporate');
  const { data, error, refetch } = useInvitationQuery({ variables: { uid }, fetchPolicy: 'no-cache' });
  const { isWaiting } = useViewer();
  const isInvalid = error !== undefined && toUserError(error).code === 'INVITATION_INVALID';
  return (
    <div className={styles.page}>
      <PageHeader title={useAccountTitle('invitation')} />
      {error && !isInvalid ? (
        <ErrorBanner title={t('invitation.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="framed">
          {isInvalid ? (
            <InvalidInvitation />
          ) : data && !isWaiting ? (
            <ValidInvitation uid={uid} invitation={data.invitation} />
          ) : (
            <SkeletonRows rows={3} height={34} />
          )}
        </div>
      )}
    </div>
  );
}

function ValidInvitation({ uid, invitation }: { uid: string; invitation: InvitationQuery['invitation'] }) {
  const { account } = useViewer();
  if (invitation.purpose === 'activate') return <ActivationForm uid={uid} invitation={invitation} />;
  if (account?.email === invitation.email) return <JoinInvitation uid={uid} owner={invitation.ownerEmail} />;
  return <OtherRecipient invitation={invitation} currentEmail={account?.email} />;
}

function InvalidInvitation() {
  const { t } = useTranslation('corporate');
  return (
    <StateMessage
      title={t('invitation.invalid')}
      actions={
        <Button component={Link} to={paths.home}>
          {t('invitation.toHome')}
        </Button>
      }
    >
      {t('invitation.invalidText')}
    </StateMessage>
  );
}
