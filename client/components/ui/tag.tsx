import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  tone?: 'tint' | 'positive' | 'negative' | 'warning' | 'quiet';
  children: ReactNode;
}

/** A word in a tinted box, for example `new` or `lost`. */
export function Tag({ tone = 'tint', children }: TagProps) {
  return <span className={`${styles.tag} ${tone === 'tint' ? '' : (styles[tone] ?? '')}`}>{children}</span>;
}
