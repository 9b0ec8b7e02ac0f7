import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from '../../lib/use-restore-focus.js';
import styles from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 440 for a question, 640 for a form or a chart, 860 for a table. */
  width?: 440 | 640 | 860;
  /** Buttons: Cancel, then the filled verb. */
  footer?: ReactNode;
  /** Set where it may come while a panel is open, which stays so under it. */
  isAbovePanels?: boolean;
  children: ReactNode;
}

/** Above what floats over the page. */
const abovePanelsZIndex = 310;

/** A dialog in one of the three widths; Esc and the cross close it, focus returns to where it was. */
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
        {/* The kit's <header> would be a second banner landmark of the page. */}
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

/** The foot of a dialog that a form brings itself. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
