import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { useCheapestPlanFor } from '../../graphql/plans/use-cheapest-plan-for.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import type { DemoRequestResult } from './demo-request-result.js';
import { DemoRequestForm } from './demo-request-form.js';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';

interface DemoRequestDialogProps {
  onClose: () => void;
  /** Called on close if free days have started. */
  onGranted?: () => void;
}

/** Requests free days with name, e-mail and phone. */
export function DemoRequestDialog({ onClose, onGranted }: DemoRequestDialogProps) {
  const { t } = useTranslation('limits');
  const { viewer, account, refresh } = useViewer();
  const { free } = useCheapestPlanFor();
  const [result, setResult] = useState<DemoRequestResult>();
  const close = () => {
    onClose();
    if (result?.grantedUntil) onGranted?.();
  };
  const isGranted = Boolean(result?.grantedUntil);
  return (
    <Dialog
      opened
      onClose={close}
      title={result ? t(isGranted ? 'demo.grantedTitle' : 'demo.doneTitle') : t('demo.title')}
      footer={
        result && (
          <>
            <Button size="md" disabled>
              {t('demo.send')}
            </Button>
            <Button size="md" variant="filled" onClick={close}>
              {t('demo.goOn')}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <DemoRequestDone result={result} onClose={close} />
      ) : viewer ? (
        <DemoRequestForm
          text={free && t('demo.text', { plan: free.label })}
          email={account?.email}
          phone={account?.phone ?? undefined}
          onCancel={onClose}
          onDone={(response) => {
            setResult(response);
            void refresh();
          }}
        />
      ) : null}
    </Dialog>
  );
}

/** Result of a request: the end of the free days, and a link to the plans. */
function DemoRequestDone({ result, onClose }: { result: DemoRequestResult; onClose: () => void }) {
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
