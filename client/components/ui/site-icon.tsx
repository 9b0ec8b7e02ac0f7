import { createSiteTile } from '../../../server/contract/appearance/site-tile.js';
import styles from './site-icon.module.css';

/** Site icon: a letter tile with a colour derived from the domain. */
export function SiteIcon({ domain }: { domain: string }) {
  const { letter: initial, colour } = createSiteTile(domain);
  return (
    <span className={styles.tile} style={{ background: colour }} aria-hidden="true">
      {initial}
    </span>
  );
}
