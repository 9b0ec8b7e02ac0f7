import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogButtons } from '../../components/ui/dialog.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { CheckPositionsDocument, usePositionsCostQuery } from './positions.generated.js';
import { useDollars } from './use-dollars.js';

interface CheckButtonProps {
  id: string;
  disabled: boolean;
  onStarted: () => void;
}

/** Starts a position check after a confirmation that states the maximum cost. */
export function CheckButton({ id, disabled, onStarted }: CheckButtonProps) {
  const { t } = useTranslation('positions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="filled" disabled={disabled} onClick={() => setOpen(true)}>
        {t('check.open')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('check.title')}>
        {isOpen ? <CheckCost id={id} onClose={() => setOpen(false)} onStarted={onStarted} /> : null}
      </Dialog>
    </>
  );
}

function CheckCost({ id, onClose, onStarted }: { id: string; onClose: () => void; onStarted: () => void }) {
  const { t } = useTranslation(['positions', 'frame']);
  const format = useFormat();
  const dollars = useDollars();
  const { data, error, refetch } = usePositionsCostQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [check, isBusy] = useMutationWithToast(CheckPositionsDocument, t('check.failed'));
  const cost = data?.positionsCost;
  if (error) return <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!cost) return <SkeletonRows rows={3} height={24} />;
  const remaining = Math.max(0, cost.cap - cost.spent);
  // Compared in micro-dollars, like on the server, because sums of fractions are inexact.
  const exceedsCap = Math.round((cost.cost - remaining) * 1e6) > 0;
  const start = async () => {
    if (!(await check({ id }))) return;
    onStarted();
    onClose();
  };
  return (
    <>
      <p>
        {t('check.cost', {
          cost: dollars(cost.cost),
          keywords: format.integer(cost.keywords),
          pages: format.integer(cost.pages),
        })}
      </p>
      <p>{t('check.month', { spent: dollars(cost.spent), cap: dollars(cost.cap) })}</p>
      {exceedsCap ? <p role="alert">{t('check.exceedsCap', { left: dollars(remaining) })}</p> : null}
      <DialogButtons>
        <Button size="md" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button
          size="md"
          variant="filled"
          loading={isBusy}
          disabled={exceedsCap}
          onClick={() => void start()}
        >
          {t('check.submit', { cost: dollars(cost.cost) })}
        </Button>
      </DialogButtons>
    </>
  );
}
