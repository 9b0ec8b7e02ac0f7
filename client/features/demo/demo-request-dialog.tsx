import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { useCheapestPlanFor } from '../../graphql/use-cheapest-plan-for.js';
import { useViewer } from '../../graphql/use-viewer.js';
import type { DemoRequestResult } from './demo-request-result.js';
import { DemoRequestDone } from './demo-request-done.js';
import { DemoRequestForm } from './demo-request-form.js';

interface DemoRequestDialogProps {
  /** Request for free days, or for a plan with other limits. */
  requestKind: 'free-days' | 'plan';
  onClose: () => void;
  /** Called on close if free days have started. */
  onGranted?: () => void;
}

/** Requests free days or a custom plan with name, e-mail and phone. */
export function DemoRequestDialog({ requestKind, onClose, onGranted }: DemoRequestDialogProps) {
  const { t } = useTranslation('limits');
  const { viewer, account, refresh } = useViewer();
  const { free } = useCheapestPlanFor();
  const [result, setResult] = useState<DemoRequestResult>();
  const close = () => {
    onClose();
    if (result?.grantedUntil) onGranted?.();
  };
  const isGranted = Boolean(result?.grantedUntil);
  const title = t(requestKind === 'plan' ? 'demo.planTitle' : 'demo.title');
  return (
    <Dialog
      opened
      onClose={close}
      title={result ? t(isGranted ? 'demo.grantedTitle' : 'demo.doneTitle') : title}
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
          text={requestKind === 'plan' ? t('demo.planText') : free && t('demo.text', { plan: free.label })}
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
