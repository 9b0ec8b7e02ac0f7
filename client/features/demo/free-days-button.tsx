import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DemoRequestDialog = lazy(async () => ({
  default: (await import('./demo-request-dialog.js')).DemoRequestDialog,
}));

interface FreeDaysButtonProps {
  /** What is asked for: the free days, or a plan of other limits. */
  about?: 'free-days' | 'plan';
  label?: string;
  variant?: 'default' | 'filled';
  /** Called once the free days have begun and the dialog is closed. */
  onGranted?: () => void;
}

/** A button that opens the request for free days; the form comes with its first use. */
export function FreeDaysButton({ about = 'free-days', label, variant, onGranted }: FreeDaysButtonProps) {
  const { t } = useTranslation('limits');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label ?? t('person.ask')}
      </Button>
      {isOpen && (
        <Suspense>
          <DemoRequestDialog about={about} onClose={() => setOpen(false)} onGranted={onGranted} />
        </Suspense>
      )}
    </>
  );
}
