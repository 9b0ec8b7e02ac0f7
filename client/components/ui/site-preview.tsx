import { HoverCard } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import styles from './page-header.module.css';
import { SiteIcon } from './site-icon.js';

/** Screenshot preview on hover of a link. */
export function SitePreview({ domain, children }: { domain: string; children: ReactElement }) {
  return (
    <HoverCard openDelay={300} position="bottom-start" withinPortal={false}>
      <HoverCard.Target>{children}</HoverCard.Target>
      <HoverCard.Dropdown className={styles.preview}>
        <SitePicture domain={domain} />
      </HoverCard.Dropdown>
    </HoverCard>
  );
}

/** Screenshot of a site. Falls back to the letter tile. */
function SitePicture({ domain }: { domain: string }) {
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
