import { useTranslation } from 'react-i18next';
import { depthName, depths } from '../../../server/contract/depth.js';
import styles from './depth-legend.module.css';

/** Which depth each colour of positions stands for. */
export function DepthLegend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('depths')}>
      {depths.map((depth) => (
        <li key={depth.last}>
          <span style={{ background: `var(--depth-${depth.last}-chart)` }} aria-hidden="true" />
          {depthName(depth, '1')}
        </li>
      ))}
    </ul>
  );
}
