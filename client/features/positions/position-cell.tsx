import { useTranslation } from 'react-i18next';
import { notChecked, notInTop } from '../../../server/contract/projects/positions.js';
import { Change } from '../../components/ui/change.js';
import { Position } from '../../components/ui/position.js';
import styles from './positions.module.css';

interface PositionCellProps {
  position: number;
  /** Position at the previous checked date; undefined if there is none. */
  previous: number | undefined;
  /** Number of results that the check covered. */
  depth: number;
  /** Ranking page, shown in the tooltip. */
  path: string;
}

/** Deeper positions have no colour. */
const maxScaledPosition = 50;

/** Position with its change, “not in the top” or “not checked”. */
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
