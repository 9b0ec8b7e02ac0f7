import { Modal, Popover } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import styles from './flyout.module.css';

interface FlyoutProps {
  opened: boolean;
  onClose: () => void;
  /** The button that opens it. */
  target: ReactNode;
  /** Its name, which stands at the head of a sheet. */
  title: string;
  /** What a popover says of it: a bar with a cross, a line in small, or nothing; a sheet has the bar always. */
  header?: 'bar' | 'line' | 'none';
  /** A few words beside the title of the bar, where there is room. */
  hint?: string;
  /** Width of the popover, px. */
  width: number;
  /** The edge of the button that the popover keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

const sheetClassNames = { inner: styles.place, content: styles.sheet };

/**
 * A panel of a button: a popover under it, on a telephone a sheet from the bottom. Esc closes it, unless what stands in it took
 * the key for itself: a field says so by `stopPropagation` and, for the sheet, `data-mantine-stop-propagation`.
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
      // Its button may scroll out of sight under what is being written.
      hideDetached={false}
      // The kit would name it after its button.
      withRoles={false}
      // The kit would take the key before what stands in the panel.
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
