import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCheapestPlanFor } from '../../graphql/use-cheapest-plan-for.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import type { DemoRequestResult } from './demo-request-result.js';

/** Result of a request: the end of the free days, and a link to the plans. */
export function DemoRequestDone({ result, onClose }: { result: DemoRequestResult; onClose: () => void }) {
  const { t } = useTranslation('limits');
  const format = useFormat();
  const { free } = useCheapestPlanFor();
  return (
    <div role="status">
      {result.grantedUntil && free && (
        <p style={{ fontWeight: 600 }}>
          {t('demo.granted', { plan: free.label, until: format.moment(result.grantedUntil) })}
        </p>
      )}
      {!result.grantedUntil && <p style={{ color: 'var(--t2)' }}>{result.message}</p>}
      <Button component={Link} to={paths.pricing} style={{ marginTop: 12 }} onClick={onClose}>
        {t('demo.toPlans')}
      </Button>
    </div>
  );
}
