import { useState } from 'react';
import { SiteIcon } from './site-icon.js';
import styles from './site-picture.module.css';

/** How a site looks. Until the picture is there, and where none comes, its letter stands in its place. */
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
