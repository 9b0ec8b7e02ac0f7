import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';

/** Restricts its children to the owner of a shared account. Team members see the owner's e-mail address. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('bills');
  const { account } = useViewer();
  if (!account?.ownerEmail) return children;
  return (
    <div className="framed">
      <StateMessage
        title={t('owner.title')}
        actions={
          <Button component={Link} to={paths.subscription}>
            {t('owner.toPlan')}
          </Button>
        }
      >
        {t('owner.text', { owner: account.ownerEmail })}
      </StateMessage>
    </div>
  );
}
