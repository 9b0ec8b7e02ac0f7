import styles from './loading-bar.module.css';

interface LoadingBarProps {
  /** Where it lies: at the top of the window, of the box around it, or under the head of a table. */
  place: 'window' | 'box' | 'head';
  /** What is loading, for ears; missing where the box itself says that it is busy. */
  label?: string;
}

/** The thin bar of what is on its way. What was there stays under it. */
export function LoadingBar({ place, label }: LoadingBarProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label };
  return <div className={`${styles.bar} ${styles[place]}`} {...spoken} />;
}
