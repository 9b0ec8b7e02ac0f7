import { Menu } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import styles from './flyout.module.css';

interface FlyoutMenuProps {
  /** The button that opens it. */
  target: ReactNode;
  /** Width beside its button, px. */
  width: number;
  /** Its items. */
  children: ReactNode;
}

/** Over the kit's measures of a popover, which it writes into the element. */
const atTheBottom: CSSProperties = {
  position: 'fixed',
  top: 'auto',
  right: 0,
  bottom: 0,
  left: 0,
  width: '100%',
};

/** A menu of a button: under it, on a telephone at the bottom of the window. */
export function FlyoutMenu({ target, width, children }: FlyoutMenuProps) {
  const isSheet = useIsNarrow();
  return (
    <Menu
      position="bottom-end"
      width={width}
      withinPortal={false}
      hideDetached={false}
      withOverlay={isSheet}
      overlayProps={{ className: styles.veil }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={isSheet ? styles.menu : undefined} style={isSheet ? atTheBottom : undefined}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
