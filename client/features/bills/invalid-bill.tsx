import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { StateMessage } from '../../components/ui/state-message.js';

/** Notice for a bill that does not exist or cannot be paid. */
export function InvalidBill() {
  const { t } = useTranslation('bills');
  return (
    <div className="framed">
      <StateMessage
        title={t('result.invalid')}
        actions={
          <>
            <Button component={Link} to={paths.bills} variant="filled">
              {t('toBills')}
            </Button>
            <Button component={Link} to={paths.pricing}>
              {t('toPlans')}
            </Button>
          </>
        }
      >
        {t('result.invalidText')}
      </StateMessage>
    </div>
  );
}
