import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths, subscriptionPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { FreeDaysButton } from './free-days-button.js';

interface NextStepsProps {
  onAccess?: () => void;
  /** Id of the cheapest plan without this limit; null if there is none, undefined if unknown. */
  requiredPlanId?: number | null;
}

/** Up to two next steps: register or log in, buy or change a plan, or request free days. */
export function NextSteps({ onAccess, requiredPlanId }: NextStepsProps) {
  const { t } = useTranslation('limits');
  const { viewer, account } = useViewer();
  const returnTo = useReturnPath();
  if (!viewer) return null;
  if (!account) {
    return (
      <>
        <Button component={Link} to={loginPath({ returnTo })}>
          {t('table.logIn')}
        </Button>
        <Button component={Link} to={loginPath({ returnTo, register: true })} variant="filled">
          {t('table.register')}
        </Button>
      </>
    );
  }
  if (account.ownerEmail !== null) {
    return (
      <Button component={Link} to={paths.pricing}>
        {t('person.plans')}
      </Button>
    );
  }
  if (viewer.kind !== 'DEMO') {
    if (requiredPlanId === null) return null;
    return (
      <Button component={Link} to={subscriptionPath(requiredPlanId)} variant="filled">
        {t('person.change')}
      </Button>
    );
  }
  return (
    <>
      {account.hasFreeDays && <FreeDaysButton onGranted={onAccess} />}
      <Button component={Link} to={paths.pricing} variant="filled">
        {t('person.plans')}
      </Button>
    </>
  );
}
