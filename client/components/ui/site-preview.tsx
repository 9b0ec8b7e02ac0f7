import { HoverCard } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './page-header.module.css';
import { SitePicture } from './site-picture.js';

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
