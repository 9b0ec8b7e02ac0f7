import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';

interface DialogFooterProps {
  onCancel: () => void;
  /** Submit button. */
  children: ReactNode;
}

/** Footer of a dialog form: Cancel, then the submit button. */
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
