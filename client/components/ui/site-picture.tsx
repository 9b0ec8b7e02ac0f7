import { useState } from 'react';
import { SiteIcon } from './site-icon.js';
import styles from './site-picture.module.css';

/** Screenshot of a site. Falls back to the letter tile. */
export function SitePicture({ domain }: { domain: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <span className={styles.picture}>
      {isThere ? null : <SiteIcon domain={domain} />}
      <img
        src={`/thumbnail/${encodeURIComponent(domain)}`}
        alt=""
        width={240}
        height={150}
        hidden={!isThere}
        onLoad={() => setThere(true)}
      />
      <span className={styles.name}>{domain}</span>
    </span>
  );
}
