import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './native-select.module.css';

/** The platform's own list in the look of a field: its menu is never cut off, and telephones bring their picker. */
export function NativeSelect({ className = '', children, ...select }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={`${styles.place} ${className}`}>
      <select {...select} className={styles.select}>
        {children}
      </select>
      <IconChevronDown className="icon-small" aria-hidden="true" />
    </span>
  );
}
