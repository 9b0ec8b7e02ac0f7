import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useParams } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useCheapestPlanFor } from '../../graphql/plans/use-cheapest-plan-for.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { ConfirmDemoDocument } from './confirm-demo.generated.js';

/** Target of the link in the free days e-mail. A button starts the days, because mail scanners open links too. */
export function ConfirmDemoPage() {
  const { t } = useTranslation('limits');
  const { uid = '' } = useParams();
  const format = useFormat();
  const { account, refresh } = useViewer();
  const { free } = useCheapestPlanFor();
  const [confirm, { data, error, loading }] = useMutation(ConfirmDemoDocument, { variables: { uid } });
  const startFreeDays = () => void confirm().then(refresh, () => undefined);
  const result = data?.confirmDemo;
  return (
    <>
      <PageHeader title={useAccountTitle('confirmDemo')} />
      {error ? <ErrorBanner title={t('demo.notConfirmed')} error={error} /> : null}
      <div className="framed">
        {result ? (
          <StateMessage
            title={t(result.grantedUntil ? 'demo.grantedTitle' : 'demo.confirmedTitle')}
            actions={
              <Button
                component={Link}
                to={account ? paths.home : loginPath({ register: !result.grantedUntil })}
              >
                {t('demo.goOn')}
              </Button>
            }
          >
            {result.grantedUntil
              ? free && t('demo.granted', { plan: free.label, until: format.moment(result.grantedUntil) })
              : result.message}
          </StateMessage>
        ) : (
          <StateMessage
            title={t('demo.confirmTitle')}
            actions={
              <Button variant="filled" loading={loading} onClick={startFreeDays}>
                {t('demo.confirm')}
              </Button>
            }
          >
            {t('demo.confirmText')}
          </StateMessage>
        )}
      </div>
    </>
  );
}

export { ConfirmDemoPage as Component };
