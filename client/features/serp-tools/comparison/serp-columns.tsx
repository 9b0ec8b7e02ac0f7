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
  resultKey,
  type MatchBy,
  countSharedResults,
  type SerpResult,
  type KeywordSerp,
  type SharedResult,
} from '../shared-serp.js';
import type { SerpComparisonQuery } from '../serp-tools.generated.js';
import type { MarkingProps } from './domain-list.js';
import { SerpLines } from './serp-lines.js';
import { columnWidth, gapPx, lineHeightPx } from './serp-sizes.js';
import parts from '../serp-results.module.css';
import styles from './serp-comparison.module.css';

/** Width of the position column in px; must match the style sheet. */
const ranksWidthPx = 47;

/** Columns rendered beyond the visible ones. */
const overscan = 2;

interface SerpColumnsProps extends MarkingProps {
  serps: readonly KeywordSerp[];
  depth: number;
  matchBy: MatchBy;
  shared: readonly SharedResult[];
  featureClasses: SerpComparisonQuery['wizardClasses'];
  base: string | undefined;
}

/** Virtualized columns of search results. Lines connect the selected results. */
export function SerpColumns(props: SerpColumnsProps) {
  const { serps, depth, matchBy, shared, marked, hovered } = props;
  const { t } = useTranslation('serpTools');
  const { ref, width } = useElementSize();
  const [scrolled, setScrolled] = useState(0);
  const columnWidthPx = columnWidth(width - ranksWidthPx, serps.length);
  const firstIndex = Math.max(0, Math.floor(scrolled / columnWidthPx) - overscan);
  const renderedCount = Math.ceil((width || 1200) / columnWidthPx) + 2 * overscan;
  const rendered = serps.slice(firstIndex, firstIndex + renderedCount);
  const byKey = useMemo(() => new Map(shared.map((result) => [result.key, result])), [shared]);
  const lines = [...new Set([...(hovered === undefined ? [] : [hovered]), ...marked])].flatMap((key) => {
    const result = byKey.get(key);
    return result ? [{ ...result, isMarked: marked.includes(key) }] : [];
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
          {Array.from({ length: depth }, (_, index) => (
            <li key={index} className={parts.rank}>
              <Position value={index + 1} />
            </li>
          ))}
        </ol>
        <div className={styles.topFoot} />
      </div>
      <div className={styles.tops} style={{ width: serps.length * columnWidthPx }}>
        <SerpLines lines={lines} depth={depth} serpCount={serps.length} columnWidth={columnWidthPx} />
        {rendered.map((serp, index) => (
          <SerpColumn
            key={serp.kid}
            {...props}
            serp={serp}
            leftPx={(firstIndex + index) * columnWidthPx}
            width={columnWidthPx - gapPx}
            byKey={byKey}
            matchBy={matchBy}
          />
        ))}
      </div>
    </div>
  );
}

function SerpColumn({
  serp,
  leftPx,
  width,
  depth,
  matchBy,
  byKey,
  featureClasses,
  base,
  marked,
  onMark,
  hovered,
  onHover,
}: SerpColumnsProps & {
  serp: KeywordSerp;
  leftPx: number;
  width: number;
  byKey: ReadonlyMap<string, SharedResult>;
}) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { keyword, places } = serp;
  const features = featureClasses.filter(({ id }) => serp.wizards.includes(id));
  const resultByPosition = new Map<number, SerpResult>();
  for (const result of places) {
    if (!resultByPosition.has(result.pos)) resultByPosition.set(result.pos, result);
  }
  return (
    <section className={styles.top} style={{ left: leftPx, width }} aria-label={keyword}>
      <div className={`${parts.head} ${styles.topHead}`}>
        <Link
          className={styles.keyword}
          to={reportPath('keyword-summary', { keyword }, base)}
          title={keyword}
        >
          {keyword}
        </Link>
        <span className={styles.volume}>
          <span>{format.volume(serp)}</span>
          <span className={styles.features}>
            {features.slice(0, 4).map(({ id, name, icon }) => {
              const Icon = serpFeatureIcon(icon);
              return <Icon key={id} size={14} aria-label={name} role="img" />;
            })}
          </span>
        </span>
      </div>
      {places.length === 0 ? <p className={styles.noTop}>{t('comparison.noTop')}</p> : null}
      <ol style={{ height: depth * lineHeightPx }}>
        {Array.from({ length: depth }, (_, index) => {
          const result = resultByPosition.get(index + 1);
          if (!result) return <li key={index} />;
          const key = resultKey(result, matchBy);
          const serpCount = matchBy === 'domain' ? result.domainTops : result.pageTops;
          return (
            <li key={index}>
              <button
                type="button"
                className={`${parts.place} ${styles.place}`}
                aria-pressed={marked.includes(key)}
                data-pointed={hovered === key || undefined}
                data-alone={serpCount < 2 || undefined}
                title={resultTitle(byKey.get(key), result)}
                onClick={() => onMark(key)}
                onPointerEnter={() => onHover(key)}
                onPointerLeave={() => onHover(undefined)}
              >
                <SiteIcon domain={result.domain} />
                <span className={parts.name}>{matchBy === 'domain' ? result.domain : result.url}</span>
                {serpCount > 1 ? <small>{format.integer(serpCount)}</small> : null}
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
            values={{
              shared: format.integer(countSharedResults(serp, matchBy)),
              all: format.integer(places.length),
            }}
            components={{ b: <b /> }}
          />
        ) : null}
      </div>
    </section>
  );

  function resultTitle(shared: SharedResult | undefined, { domain, url }: SerpResult): string {
    if (!shared) return domain + url;
    const { positions } = shared;
    return [
      domain + url,
      [
        t('comparison.ofTops', {
          topResults: format.integer(shared.serpCount),
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
