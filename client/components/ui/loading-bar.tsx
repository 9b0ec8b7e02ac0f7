import styles from './loading-bar.module.css';

interface LoadingBarProps {
  /** At the top of the window, at the top of the container, or below a table header. */
  position: 'window' | 'box' | 'head';
  /** Accessible name; omit it if the container is aria-busy. */
  label?: string;
}

/** Thin loading bar above the current content. */
export function LoadingBar({ position, label }: LoadingBarProps) {
  const ariaProps =
    label === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label };
  return <div className={`${styles.bar} ${styles[position]}`} {...ariaProps} />;
}
