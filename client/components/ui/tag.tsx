import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  tone?: 'tint' | 'positive' | 'negative' | 'warning' | 'quiet';
  children: ReactNode;
}

/** One word in a tinted box, as `new` and `lost`. */
export function Tag({ tone = 'tint', children }: TagProps) {
  return <span className={`${styles.tag} ${tone === 'tint' ? '' : (styles[tone] ?? '')}`}>{children}</span>;
}
