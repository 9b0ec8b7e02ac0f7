import { Modal, Popover } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import styles from './flyout.module.css';

interface FlyoutProps {
  opened: boolean;
  onClose: () => void;
  /** Button that opens the flyout. */
  target: ReactNode;
  /** Accessible name; also the header of a sheet. */
  title: string;
  /** Popover header: bar with a close button, small line or none. A sheet always has the bar. */
  header?: 'bar' | 'line' | 'none';
  /** Short hint next to the title, hidden in narrow windows. */
  hint?: string;
  /** Popover width in px. */
  width: number;
  /** Edge of the button to align with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

const sheetClassNames = { inner: styles.place, content: styles.sheet };

/**
 * Popover of a button; a bottom sheet on phones. Esc closes it unless its content handles the key by
 * `stopPropagation` and, in a sheet, `data-mantine-stop-propagation`.
 */
export function Flyout(props: FlyoutProps) {
  return useIsNarrow() ? <Sheet {...props} /> : <Panel {...props} />;
}

function Sheet({ opened, onClose, target, title, hint, children }: FlyoutProps) {
  return (
    <>
      {target}
      <Modal.Root
        opened={opened}
        onClose={onClose}
        yOffset={0}
        xOffset={0}
        size="100%"
        classNames={sheetClassNames}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={title}>
          <FlyoutHeader title={title} hint={hint} onClose={onClose} />
          <div className={styles.body}>{children}</div>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

function Panel({
  opened,
  onClose,
  target,
  title,
  header = 'none',
  hint,
  width,
  align,
  children,
}: FlyoutProps) {
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && onClose()}
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      width={width}
      trapFocus
      returnFocus
      // The button may scroll out of view while the reader types.
      hideDetached={false}
      // Mantine would use the button as the accessible name.
      withRoles={false}
      // Mantine would handle Esc before the content does.
      closeOnEscape={false}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown
        className={styles.panel}
        role="dialog"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={closeByEscape}
      >
        {header === 'bar' && <FlyoutHeader title={title} hint={hint} onClose={onClose} />}
        {header === 'line' && <h2 className={styles.line}>{title}</h2>}
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function FlyoutHeader({ title, hint, onClose }: Pick<FlyoutProps, 'title' | 'hint' | 'onClose'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {hint !== undefined && <span>{hint}</span>}
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  );
}
