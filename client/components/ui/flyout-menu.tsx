import { Menu } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import styles from './flyout.module.css';

interface FlyoutMenuProps {
  /** Button that opens the menu. */
  target: ReactNode;
  /** Width below the button in px. */
  width: number;
  /** Menu items. */
  children: ReactNode;
}

/** Overrides the inline position of the Mantine popover. */
const bottomSheetStyle: CSSProperties = {
  position: 'fixed',
  top: 'auto',
  right: 0,
  bottom: 0,
  left: 0,
  width: '100%',
};

/** Menu of a button; a bottom sheet on phones. */
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
      <Menu.Dropdown
        className={isSheet ? styles.menu : undefined}
        style={isSheet ? bottomSheetStyle : undefined}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
