import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../components/ui/dialog.js';
import { paths } from '../../addresses/paths.js';
import { useToldPlans } from '../../graphql/use-told-plans.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { FreeDaysButton } from '../../components/limits/free-days-button.js';

/** How a plan is switched on: by an access code in the panel, or by the free days where they are still to be had. */
export function WayToPlan({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { account } = useViewer();
  const { free } = useToldPlans();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('way.title', { plan: name })}
      foot={
        <>
          {account?.hasFreeDays && <FreeDaysButton label={t('way.ask')} onGranted={onClose} />}
          <Button component={Link} to={`${paths.panel}#changePlanPanel`} variant="filled">
            {t('way.code')}
          </Button>
        </>
      }
    >
      <p>{t('way.text')}</p>
      {account?.hasFreeDays && free && (
        <p style={{ marginTop: 8, color: 'var(--t2)' }}>{t('way.free', { plan: free.label })}</p>
      )}
    </Dialog>
  );
}
