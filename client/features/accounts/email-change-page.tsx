import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { loginPath, paths } from '../../addresses/paths.js';
import { Banner } from '../../components/ui/banner.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import styles from '../../widgets/sign-in/account-forms.module.css';
import {
  ConfirmEmailChangeDocument,
  EmailChangeDocument,
  RevertEmailChangeDocument,
  type EmailChangeQuery,
} from './email-change.generated.js';
import { NarrowPage } from './narrow-page.js';

/**
 * Target of the links in e-mails about a change of the login. A button applies the change, because mail scanners open
 * links too.
 */
export function EmailChangePage() {
  const { t } = useTranslation('accounts');
  const { uid = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(EmailChangeDocument, {
    variables: { uid },
    fetchPolicy: 'no-cache',
  });
  const userError = error && toUserError(error);
  return (
    <NarrowPage title={useAccountTitle('emailChange')}>
      {loading && !data ? <SkeletonRows rows={3} height={34} /> : null}
      {data ? <ApplyChange uid={uid} change={data.emailChange} /> : null}
      {!data && userError?.code === 'RESET_INVALID' ? <InvalidLink /> : null}
      {!data && userError && userError.code !== 'RESET_INVALID' ? (
        <Banner
          tone="error"
          title={t('recovery.failed')}
          requestId={userError.requestId}
          onRetry={() => void refetch()}
        >
          {userError.message}
        </Banner>
      ) : null}
    </NarrowPage>
  );
}

function ApplyChange({ uid, change }: { uid: string; change: EmailChangeQuery['emailChange'] }) {
  const { t } = useTranslation('accounts');
  const { account, refresh } = useViewer();
  const isReversal = change.action === 'revert';
  const [apply, { called, data, error, loading }] = useMutation(
    isReversal ? RevertEmailChangeDocument : ConfirmEmailChangeDocument,
    { variables: { uid } },
  );
  const names = { email: change.email, previousEmail: change.previousEmail };
  if (called && data) {
    return (
      <div role="status">
        <h2>{t(isReversal ? 'emailChange.reverted' : 'emailChange.confirmed')}</h2>
        <p className={styles.after}>
          {t(isReversal ? 'emailChange.revertedText' : 'emailChange.confirmedText', names)}
        </p>
        <div className={styles.actions}>
          <Button component={Link} to={account ? paths.home : loginPath()} variant="filled" size="md">
            {t(account ? 'welcome.goOn' : 'recovery.toLogin')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {error ? <ErrorBanner title={t('emailChange.failed')} error={error} /> : null}
      <h2>{t(isReversal ? 'emailChange.revertTitle' : 'emailChange.confirmTitle')}</h2>
      <p className={styles.after}>
        {t(isReversal ? 'emailChange.revertText' : 'emailChange.confirmText', names)}
      </p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          size="md"
          loading={loading}
          onClick={() => void apply().then(refresh, () => undefined)}
        >
          {t(isReversal ? 'emailChange.revert' : 'emailChange.confirm')}
        </Button>
      </div>
    </>
  );
}

function InvalidLink() {
  const { t } = useTranslation('accounts');
  return (
    <div role="alert">
      <h2>{t('recovery.wrongTitle')}</h2>
      <p className={styles.after}>{t('emailChange.wrongText')}</p>
      <div className={styles.actions}>
        <Link to={paths.login}>{t('recovery.toLogin')}</Link>
      </div>
    </div>
  );
}

export { EmailChangePage as Component };
