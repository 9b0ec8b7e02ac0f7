import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ad-list.module.css';

/** An ad in a list. */
interface ListedAd {
  key: string | number;
  title: string;
  text: string;
  /** Target of the title link. */
  to: string;
  /** Detail next to the title: keyword count or domain. */
  detail: ReactNode;
  /** Ad extensions; empty ones are omitted. */
  extensions?: readonly string[];
  /** Sitelink texts. */
  sitelinks?: readonly string[];
}

/** List of ads with title and text. */
export function AdList({ ads }: { ads: readonly ListedAd[] }) {
  return (
    <ul className={styles.list}>
      {ads.map((ad) => (
        <li key={ad.key} className={styles.ad}>
          <div className={styles.head}>
            <Link to={ad.to} className={styles.title} title={ad.title}>
              {ad.title}
            </Link>
            <span className={styles.fact}>{ad.detail}</span>
          </div>
          <p className={styles.text} title={ad.text}>
            {ad.text}
          </p>
          <TextLine className={styles.facts} messages={ad.extensions} />
          <TextLine className={styles.links} messages={ad.sitelinks} />
        </li>
      ))}
    </ul>
  );
}

function TextLine({ className, messages = [] }: { className?: string; messages?: readonly string[] }) {
  if (messages.length === 0) return null;
  const line = messages.join(' · ');
  return (
    <p className={className} title={line}>
      {line}
    </p>
  );
}
