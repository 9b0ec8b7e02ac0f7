import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { useSuppressConnectionMessage } from '../../lib/requests/connection.js';
import { sampleLoadingCode, toUserError } from '../../graphql/transport/to-user-error.js';
import { Banner } from './banner.js';
import { SampleLoadNote } from './sample-load-note.js';

interface ErrorBannerProps {
  /** Names the failed part: `Keywords did not load.` */
  title: string;
  error: Error;
  onRetry?: () => void;
  onClose?: () => void;
}

/** Banner with the reason and the request id of a failed query. */
export function ErrorBanner({ title, error, onRetry, onClose }: ErrorBannerProps) {
  const userError = toUserError(error);
  useSuppressConnectionMessage(userError.code === 'NETWORK');
  if (userError.code === sampleLoadingCode) return <SampleLoadNote />;
  return (
    <Banner
      tone="error"
      title={title}
      requestId={userError.requestId}
      onRetry={onRetry}
      // For rate-limited guests the page header is not loaded, so the banner offers the log-in.
      actions={userError.code === 'TOO_MANY_REQUESTS' ? <LogIn /> : null}
      onClose={onClose}
    >
      {userError.message}
    </Banner>
  );
}

function LogIn() {
  const { t } = useTranslation();
  const returnTo = useReturnPath();
  return (
    <Button size="xs" component={Link} to={loginPath({ returnTo })}>
      {t('account.logIn')}
    </Button>
  );
}
