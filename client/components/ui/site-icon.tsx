import { siteTile } from '../../../server/contract/site-tile.js';
import styles from './site-icon.module.css';

/** Letter tile that stands for a site's icon; the same site always has the same colour. */
export function SiteIcon({ domain }: { domain: string }) {
  const { letter: initial, colour } = siteTile(domain);
  return (
    <span className={styles.tile} style={{ background: colour }} aria-hidden="true">
      {initial}
    </span>
  );
}
