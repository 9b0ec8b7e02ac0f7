import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

interface DialogFooterProps {
  onCancel: () => void;
  /** The form's submit button. */
  children: ReactNode;
}

/** Last line of a form that stands in a dialog: Cancel, then the verb. */
export function DialogFooter({ onCancel, children }: DialogFooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.foot}>
      <Button size="md" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </div>
  );
}
