import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../addresses/report-path.js';
import { serpFeatureIcon } from '../../../components/grid/cells/serp-feature-icons.js';
import { Position } from '../../../components/ui/position.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useFormat } from '../../../i18n/use-format.js';
import {
  keyOf,
  type MarkedBy,
  sharedInTop,
  type SerpPlace,
  type SerpTop,
  type SharedPlace,
} from '../shared-serp.js';
import type { SerpComparisonQuery } from '../serp-tools.generated.js';
import type { MarkingProps } from './domain-list.js';
import { TopLines } from './top-lines.js';
import { columnWidth, gap, lineHeight } from './top-sizes.js';
import parts from '../top-places.module.css';
import styles from './tops.module.css';

/** Width of the column of positions, in px; the style sheet has the same. */
const ranksWidth = 47;

/** Tops that are drawn beyond those in sight. */
const beyond = 2;

interface TopColumnsProps extends MarkingProps {
  topResults: readonly SerpTop[];
  depth: number;
  by: MarkedBy;
  shared: readonly SharedPlace[];
  wizards: SerpComparisonQuery['wizardClasses'];
  base: string | undefined;
}

/** The tops, each a column of its places; marked ones are joined by lines. Of many only those in sight are drawn. */
export function TopColumns(props: TopColumnsProps) {
  const { topResults, depth, by, shared, marked, pointed } = props;
  const { t } = useTranslation('serpTools');
  const { ref, width } = useElementSize();
  const [scrolled, setScrolled] = useState(0);
  const column = columnWidth(width - ranksWidth, topResults.length);
  const first = Math.max(0, Math.floor(scrolled / column) - beyond);
  const count = Math.ceil((width || 1200) / column) + 2 * beyond;
  const rendered = topResults.slice(first, first + count);
  const byKey = useMemo(() => new Map(shared.map((place) => [place.key, place])), [shared]);
  const lines = [...new Set([...(pointed === undefined ? [] : [pointed]), ...marked])].flatMap((key) => {
    const place = byKey.get(key);
    return place ? [{ ...place, isMarked: marked.includes(key) }] : [];
  });
  return (
    <div
      className={styles.scroll}
      ref={ref}
      tabIndex={0}
      role="region"
      aria-label={t('comparison.tops')}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
    >
      <div className={`${parts.ranks} ${styles.ranks}`}>
        <div className={`${parts.head} ${styles.rankHead}`} />
        <ol>
          {Array.from({ length: depth }, (_, at) => (
            <li key={at} className={parts.rank}>
              <Position value={at + 1} />
            </li>
          ))}
        </ol>
        <div className={styles.topFoot} />
      </div>
      <div className={styles.tops} style={{ width: topResults.length * column }}>
        <TopLines lines={lines} depth={depth} topResults={topResults.length} columnWidth={column} />
        {rendered.map((top, at) => (
          <Top
            key={top.kid}
            {...props}
            top={top}
            left={(first + at) * column}
            width={column - gap}
            byKey={byKey}
            by={by}
          />
        ))}
      </div>
    </div>
  );
}

function Top({
  top,
  left,
  width,
  depth,
  by,
  byKey,
  wizards,
  base,
  marked,
  onMark,
  pointed,
  onPoint,
}: TopColumnsProps & {
  top: SerpTop;
  left: number;
  width: number;
  byKey: ReadonlyMap<string, SharedPlace>;
}) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { keyword, places } = top;
  const features = wizards.filter(({ id }) => top.wizards.includes(id));
  const atPosition = new Map<number, SerpPlace>();
  for (const place of places) if (!atPosition.has(place.pos)) atPosition.set(place.pos, place);
  return (
    <section className={styles.top} style={{ left, width }} aria-label={keyword}>
      <div className={`${parts.head} ${styles.topHead}`}>
        <Link
          className={styles.keyword}
          to={reportPath('keyword-summary', { keyword }, base)}
          title={keyword}
        >
          {keyword}
        </Link>
        <span className={styles.volume}>
          <span>{format.volume(top)}</span>
          <span className={styles.features}>
            {features.slice(0, 4).map(({ id, name, icon }) => {
              const Icon = serpFeatureIcon(icon);
              return <Icon key={id} size={14} aria-label={name} role="img" />;
            })}
          </span>
        </span>
      </div>
      {places.length === 0 ? <p className={styles.noTop}>{t('comparison.noTop')}</p> : null}
      <ol style={{ height: depth * lineHeight }}>
        {Array.from({ length: depth }, (_, index) => {
          const place = atPosition.get(index + 1);
          if (!place) return <li key={index} />;
          const key = keyOf(place, by);
          const topResults = by === 'domain' ? place.domainTops : place.pageTops;
          return (
            <li key={index}>
              <button
                type="button"
                className={`${parts.place} ${styles.place}`}
                aria-pressed={marked.includes(key)}
                data-pointed={pointed === key || undefined}
                data-alone={topResults < 2 || undefined}
                title={titleOf(byKey.get(key), place)}
                onClick={() => onMark(key)}
                onPointerEnter={() => onPoint(key)}
                onPointerLeave={() => onPoint(undefined)}
              >
                <SiteIcon domain={place.domain} />
                <span className={parts.name}>{by === 'domain' ? place.domain : place.url}</span>
                {topResults > 1 ? <small>{format.integer(topResults)}</small> : null}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.topFoot}>
        {places.length > 0 ? (
          <Trans
            t={t}
            i18nKey="comparison.inOthers"
            values={{ shared: format.integer(sharedInTop(top, by)), all: format.integer(places.length) }}
            components={{ b: <b /> }}
          />
        ) : null}
      </div>
    </section>
  );

  function titleOf(shared: SharedPlace | undefined, { domain, url }: SerpPlace): string {
    if (!shared) return domain + url;
    const { positions } = shared;
    return [
      domain + url,
      [
        t('comparison.ofTops', {
          topResults: format.integer(shared.topResults),
          all: format.integer(positions.length),
        }),
        positions.length <= 20
          ? t('comparison.positions', {
              positions: positions.map((position) => position ?? '–').join(' '),
            }).toLowerCase()
          : '',
      ]
        .filter(Boolean)
        .join(' · '),
      t('comparison.pagesUsed', { count: shared.pages, formatted: format.integer(shared.pages) }),
    ].join('\n');
  }
}
