import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.js';
import { paths } from '../../../addresses/paths.js';
import { FreeDaysButton } from '../../../widgets/limits/free-days-button.js';
import { useAccountPage } from '../account-page-data.js';
import styles from './plan-section.module.css';

/** Limits of the free plan and links to paid plans. */
export function FreePlanState() {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account, reload } = useAccountPage();
  const { reportsPerDay, recordsPerReport, exportRows, deepestPosition } = account.plan.limits;
  return (
    <div className={styles.demo}>
      <h3>{account.plan.label}</h3>
      {account.ownerEmail ? <p>{t('changePlan.subUser', { owner: account.ownerEmail })}</p> : null}
      <p>
        {t('plan.demoText', {
          reports: format.integer(reportsPerDay),
          rows: format.integer(recordsPerReport),
          depth: deepestPosition,
          csv: format.integer(exportRows),
        })}
      </p>
      <p>{t('plan.demoMore')}</p>
      {account.ownerEmail ? null : (
        <div className={styles.ways}>
          <Button component={Link} to={paths.pricing} variant="filled">
            {t('plan.seePlans')}
          </Button>
          {account.hasFreeDays ? (
            <FreeDaysButton label={t('plan.freeDays')} onGranted={() => void reload()} />
          ) : null}
        </div>
      )}
    </div>
  );
}
