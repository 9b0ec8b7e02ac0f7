import type { ReactNode } from 'react';
import styles from './ad-list.module.css';

/** An ad as lists show it. */
export interface ListedAd {
  key: string | number;
  title: string;
  text: string;
  /** Beside the title: how many keywords, or whose it is. */
  fact: ReactNode;
}

/** Ads with title and text, one under another. */
export function AdList({ ads }: { ads: readonly ListedAd[] }) {
  return (
    <ul className={styles.list}>
      {ads.map((ad) => (
        <li key={ad.key} className={styles.ad}>
          <div className={styles.head}>
            <span className={styles.title} title={ad.title}>
              {ad.title}
            </span>
            <span className={styles.fact}>{ad.fact}</span>
          </div>
          <p className={styles.text} title={ad.text}>
            {ad.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
