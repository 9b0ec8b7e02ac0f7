import { useTranslation } from 'react-i18next';
import { notChecked, notInTop } from '../../../server/contract/positions.js';
import { Change } from '../../components/ui/change.js';
import { Position } from '../../components/ui/position.js';
import styles from './positions.module.css';

interface PositionCellProps {
  position: number;
  /** The place on the date before; missing where there is none or it was not checked. */
  previous: number | undefined;
  /** How many results were looked at. */
  depth: number;
  /** The page, for the tooltip. */
  path: string;
}

/** Positions of the depth scale; further ones stand as they are. */
const maxScaledPosition = 50;

/** Where the site stood on a date: its place with the change, not in the top, or not checked; the three never look alike. */
export function PositionCell({ position, previous, depth, path }: PositionCellProps) {
  const { t } = useTranslation('positions');
  if (position === notChecked) {
    return (
      <span className={styles.quiet} title={t('grid.notChecked')}>
        <span aria-hidden="true">·</span>
        <span className="for-ears">{t('grid.notChecked')}</span>
      </span>
    );
  }
  if (position === notInTop) {
    return (
      <span className={styles.quiet} title={t('grid.notInTop', { depth })}>
        {t('grid.notInTopShort', { depth })}
      </span>
    );
  }
  const isMoved = previous !== undefined && previous > 0 && previous !== position;
  return (
    <span className={styles.cell} title={path}>
      {position > maxScaledPosition ? <span>{position}</span> : <Position value={position} />}
      {isMoved ? <Change value={previous - position} /> : null}
    </span>
  );
}
