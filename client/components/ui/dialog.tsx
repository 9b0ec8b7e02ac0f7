import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from '../../lib/page/use-restore-focus.js';
import styles from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Width in px: 440 for a question, 640 for a form or chart, 860 for a table. */
  width?: 440 | 640 | 860;
  /** Buttons: Cancel, then the primary action. */
  footer?: ReactNode;
  /** Whether the dialog may open above a panel that stays open. */
  isAbovePanels?: boolean;
  children: ReactNode;
}

/** Above the z-index of floating panels. */
const abovePanelsZIndex = 310;

/** Modal dialog in one of three widths. Esc and the close button close it, and focus returns to the opener. */
export function Dialog({
  opened,
  onClose,
  title,
  width = 440,
  footer,
  isAbovePanels,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  useRestoreFocus(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      zIndex={isAbovePanels ? abovePanelsZIndex : undefined}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine renders <header>, which would be a second banner landmark. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>
          {children}
          {footer ? <DialogButtons>{footer}</DialogButtons> : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Dialog footer for forms that render their own buttons. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
