import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './native-select.module.css';

/** Native select in field style: its menu is never clipped, and phones show their picker. */
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
