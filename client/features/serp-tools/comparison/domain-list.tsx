import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { depthOf } from '../../../../server/contract/depth.js';
import { unknownValue } from '../../../../server/contract/format-number.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { MarkedBy, SharedPlace } from '../shared-serp.js';
import parts from '../top-places.module.css';
import styles from './tops.module.css';

/** Domains that are listed before the rest is asked for, and after. */
const listedFirst = 10;
const listedMore = 200;

/** Squares that a line has room for. */
const mostSquares = 12;

export interface MarkingProps {
  marked: readonly string[];
  onMark: (key: string) => void;
  /** What the pointer is on. */
  pointed: string | undefined;
  onPoint: (key: string | undefined) => void;
}

/** What stands in the tops, with a square for its position in each. */
export function DomainList({
  shared,
  by,
  marked,
  onMark,
  pointed,
  onPoint,
}: MarkingProps & { shared: readonly SharedPlace[]; by: MarkedBy }) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const hasShared = shared.some(({ topResults }) => topResults > 1);
  const [shows, setShows] = useState<'shared' | 'all'>('shared');
  const [full, setWhole] = useState(false);
  const several = shared.filter(({ topResults }) => topResults > 1);
  const expected = shows === 'shared' && hasShared ? several : shared;
  const listed = expected.slice(0, full ? listedMore : listedFirst);
  const left = Math.min(expected.length, listedMore) - listed.length;
  return (
    <div className={styles.domains}>
      <div className={styles.domainsHead}>
        <b>{t(by === 'domain' ? 'comparison.domains' : 'comparison.pages')}</b>
        <span className={styles.quiet}>{format.integer(shared.length)}</span>
        <NativeSelect
          className={styles.shows}
          aria-label={t('comparison.showLabel')}
          value={shows}
          onChange={({ currentTarget }) => setShows(currentTarget.value === 'all' ? 'all' : 'shared')}
        >
          <option value="shared">{t('comparison.show.shared')}</option>
          <option value="all">{t('comparison.show.all')}</option>
        </NativeSelect>
      </div>
      <div className={styles.domainsList}>
        {listed.map((place) => (
          <button
            key={place.key}
            type="button"
            className={styles.domain}
            aria-pressed={marked.includes(place.key)}
            data-pointed={pointed === place.key || undefined}
            title={place.name}
            onClick={() => onMark(place.key)}
            onPointerEnter={() => onPoint(place.key)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <SiteIcon domain={place.domain} />
            <span className={parts.name}>
              {by === 'domain' ? place.name : place.key.slice(place.domain.length)}
            </span>
            <Squares positions={place.positions} />
            <b>{format.integer(place.topResults)}</b>
          </button>
        ))}
      </div>
      <div className={styles.domainsFoot}>
        {left > 0 || full ? (
          <button type="button" className={styles.more} onClick={() => setWhole(!full)}>
            {full
              ? t('comparison.fewer')
              : t('comparison.more', { count: left, formatted: format.integer(left) })}
          </button>
        ) : null}
        <span className={styles.end}>
          {t('comparison.inOne', { formatted: format.integer(shared.length - several.length) })}
        </span>
      </div>
    </div>
  );
}

/** A square for each top: the higher the position, the stronger. */
function Squares({ positions }: Pick<SharedPlace, 'positions'>) {
  const { t } = useTranslation('serpTools');
  const message = positions.map((position) => position ?? t('comparison.none')).join(', ');
  const rendered = positions.slice(0, mostSquares);
  return (
    <span
      className={styles.squares}
      role="img"
      aria-label={t('comparison.positions', { positions: message })}
    >
      {rendered.map((position, at) => (
        // A top is known by its place alone.
        <i
          key={at}
          data-depth={depthOf(position)?.last}
          title={position === null ? unknownValue : String(position)}
        />
      ))}
    </span>
  );
}
