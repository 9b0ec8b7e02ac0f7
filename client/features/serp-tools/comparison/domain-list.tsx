import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDepth } from '../../../../server/contract/reports/depth.js';
import { unknownValue } from '../../../../server/contract/formatting/format-number.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { MatchBy, SharedResult } from '../shared-serp.js';
import parts from '../serp-results.module.css';
import styles from './serp-comparison.module.css';

/** List length before and after "show more". */
const initialListSize = 10;
const expandedListSize = 200;

/** Maximum number of squares in a row. */
const maxSquares = 12;

export interface MarkingProps {
  marked: readonly string[];
  onMark: (key: string) => void;
  /** Key of the hovered result. */
  hovered: string | undefined;
  onHover: (key: string | undefined) => void;
}

/** Domains or pages in the search results, with a square for the position in each. */
export function DomainList({
  shared,
  matchBy,
  marked,
  onMark,
  hovered,
  onHover,
}: MarkingProps & { shared: readonly SharedResult[]; matchBy: MatchBy }) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const hasShared = shared.some(({ serpCount }) => serpCount > 1);
  const [filter, setFilter] = useState<'shared' | 'all'>('shared');
  const [isExpanded, setExpanded] = useState(false);
  const inSeveralSerps = shared.filter(({ serpCount }) => serpCount > 1);
  const filtered = filter === 'shared' && hasShared ? inSeveralSerps : shared;
  const visibleResults = filtered.slice(0, isExpanded ? expandedListSize : initialListSize);
  const hiddenCount = Math.min(filtered.length, expandedListSize) - visibleResults.length;
  return (
    <div className={styles.domains}>
      <div className={styles.domainsHead}>
        <b>{t(matchBy === 'domain' ? 'comparison.domains' : 'comparison.pages')}</b>
        <span className={styles.quiet}>{format.integer(shared.length)}</span>
        <NativeSelect
          className={styles.shows}
          aria-label={t('comparison.showLabel')}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value === 'all' ? 'all' : 'shared')}
        >
          <option value="shared">{t('comparison.show.shared')}</option>
          <option value="all">{t('comparison.show.all')}</option>
        </NativeSelect>
      </div>
      <div className={styles.domainsList}>
        {visibleResults.map((result) => (
          <button
            key={result.key}
            type="button"
            className={styles.domain}
            aria-pressed={marked.includes(result.key)}
            data-pointed={hovered === result.key || undefined}
            title={result.name}
            onClick={() => onMark(result.key)}
            onPointerEnter={() => onHover(result.key)}
            onPointerLeave={() => onHover(undefined)}
          >
            <SiteIcon domain={result.domain} />
            <span className={parts.name}>
              {matchBy === 'domain' ? result.name : result.key.slice(result.domain.length)}
            </span>
            <PositionSquares positions={result.positions} />
            <b>{format.integer(result.serpCount)}</b>
          </button>
        ))}
      </div>
      <div className={styles.domainsFoot}>
        {hiddenCount > 0 || isExpanded ? (
          <button type="button" className={styles.more} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded
              ? t('comparison.fewer')
              : t('comparison.more', { count: hiddenCount, formatted: format.integer(hiddenCount) })}
          </button>
        ) : null}
        <span className={styles.end}>
          {t('comparison.inOne', { formatted: format.integer(shared.length - inSeveralSerps.length) })}
        </span>
      </div>
    </div>
  );
}

/** A square for each keyword, with a stronger color for higher positions. */
function PositionSquares({ positions }: Pick<SharedResult, 'positions'>) {
  const { t } = useTranslation('serpTools');
  const positionsText = positions.map((position) => position ?? t('comparison.none')).join(', ');
  const visiblePositions = positions.slice(0, maxSquares);
  return (
    <span
      className={styles.squares}
      role="img"
      aria-label={t('comparison.positions', { positions: positionsText })}
    >
      {visiblePositions.map((position, index) => (
        // The index identifies a keyword's search results; there is no other key.
        <i
          key={index}
          data-depth={findDepth(position)?.last}
          title={position === null ? unknownValue : String(position)}
        />
      ))}
    </span>
  );
}
