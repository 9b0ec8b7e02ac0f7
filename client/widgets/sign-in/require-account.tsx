import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { loginPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { type AccountOfViewer, useViewer, type ViewerData } from '../../graphql/accounts/use-viewer.js';

interface RequireAccountProps {
  children: (account: AccountOfViewer, viewer: ViewerData) => ReactNode;
}

/** Renders its children for users and a login prompt for guests. The login returns to this page. */
export function RequireAccount({ children }: RequireAccountProps) {
  const { t } = useTranslation('accounts');
  const { viewer, account } = useViewer();
  const returnTo = useReturnPath();
  if (!viewer) return <SkeletonRows rows={4} height={34} />;
  if (account) return children(account, viewer);
  return (
    <div className="framed">
      <StateMessage
        title={t('required.title')}
        actions={
          <>
            <Button component={Link} to={loginPath({ returnTo })} variant="filled">
              {t('logIn')}
            </Button>
            <Button component={Link} to={loginPath({ returnTo, register: true })}>
              {t('register')}
            </Button>
          </>
        }
      >
        {t('required.text')}
      </StateMessage>
    </div>
  );
}
