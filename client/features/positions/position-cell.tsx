import { useTranslation } from 'react-i18next';
import { notChecked, notInTop } from '../../../server/contract/positions.js';
import { Change } from '../../components/ui/change.js';
import { Position } from '../../components/ui/position.js';
import styles from './positions.module.css';

interface PlaceCellProps {
  place: number;
  /** The place on the date before; missing where there is none or it was not checked. */
  before: number | undefined;
  /** How many results were looked at. */
  depth: number;
  /** The page, for the tooltip. */
  path: string;
}

/** Positions of the depth scale; further ones stand as they are. */
const scaled = 50;

/** Where the site stood on a date: its place with the change, not in the top, or not checked; the three never look alike. */
export function PlaceCell({ place, before, depth, path }: PlaceCellProps) {
  const { t } = useTranslation('positions');
  if (place === notChecked) {
    return (
      <span className={styles.quiet} title={t('grid.notChecked')}>
        <span aria-hidden="true">·</span>
        <span className="for-ears">{t('grid.notChecked')}</span>
      </span>
    );
  }
  if (place === notInTop) {
    return (
      <span className={styles.quiet} title={t('grid.notInTop', { depth })}>
        {t('grid.notInTopShort', { depth })}
      </span>
    );
  }
  const isMoved = before !== undefined && before > 0 && before !== place;
  return (
    <span className={styles.cell} title={path}>
      {place > scaled ? <span>{place}</span> : <Position value={place} />}
      {isMoved ? <Change value={before - place} /> : null}
    </span>
  );
}
